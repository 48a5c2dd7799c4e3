import { ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../../schema/content/in-one-language'
import { dealState } from '../../../../schema/deal-dates'
import { formatDate, vietnamDay } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import { windowOf, withRepeats } from './deal-window'
import { FieldList, type FieldPlace, ItemList } from './field-list'
import type { FormField, GroupField } from './form-schema'
import { FormToolsProvider, useFormTools } from './form-tools'
import { hintOf } from './labels'
import { controlId, type Json, type Path } from './paths'
import {
  type FormSection,
  foldOf,
  sectionId,
  sectionState,
  sectionsOf,
  sectionTitle,
} from './sections'

const FoundPreview = lazyPart([], async () => (await import('./found-preview')).FoundPreview)

export function EntryForm({ fields, data }: { fields: readonly FormField[]; data: Json }) {
  const sections = sectionsOf(fields)
  return (
    <div className="grid gap-4">
      {sections.map((section) => (
        <Section
          key={sectionId(section.name)}
          section={section}
          fold={foldOf(section, sections.length)}
          data={data}
        />
      ))}
    </div>
  )
}

interface SectionProps {
  section: FormSection
  fold: string | undefined
  data: Json
}

function Section({ section, fold, data }: SectionProps) {
  const { t } = useTranslation('admin')
  const { kind } = useFormTools()
  const { name, fields } = section
  const part = { id: sectionId(name), title: sectionTitle(t, kind, section) }
  if (typeof name === 'string')
    return (
      <FormPart {...part}>
        <FieldList fields={fields} parent={undefined} path={[]} driftPath="" values={data} />
      </FormPart>
    )
  const [field] = fields
  const value = data[name.field]
  const own = { path: [name.field], driftPath: `.${name.field}` }
  return (
    <FormPart
      {...part}
      hint={hintOf(t, kind, name.field)}
      {...(fold && { fold, notes: <SectionNotes section={section} /> })}
    >
      {field?.type === 'list' && (
        <ItemList field={field} parent={undefined} value={value} {...own} />
      )}
      {field?.type === 'group' && (
        <Group field={field} values={isRecord(value) ? value : {}} {...own} />
      )}
      {name.field === 'meta' && <Found data={data} />}
    </FormPart>
  )
}

interface GroupProps extends FieldPlace {
  field: GroupField
}

function Group({ field, ...place }: GroupProps) {
  if (field.name === 'window') return <WindowGroup field={field} {...place} />
  return <FieldList fields={field.fields} parent={field.name} {...place} />
}

/** What is missing, wrong or behind in a folded section. */
function SectionNotes({ section }: { section: FormSection }) {
  const { t } = useTranslation('admin')
  const { missing, wrong, needsLook, behind } = sectionState(section, useFormTools())
  return (
    <span className="ms-auto flex flex-wrap justify-end gap-x-3 text-sm">
      {missing > 0 && (
        <span className={needsLook ? 'font-semibold text-bad' : 'text-muted'}>
          {t('entry-form.editor.missingCount', { count: missing })}
        </span>
      )}
      {wrong > 0 && (
        <span className="font-semibold text-bad">
          {t('entry-form.editor.issues', { count: wrong })}
        </span>
      )}
      {behind > 0 && (
        <span className="text-accent">{t('entry-form.editor.behindCount', { count: behind })}</span>
      )}
    </span>
  )
}

/** Loaded when its section is opened; a key is not worth waiting for it. */
function Found({ data }: { data: Json }) {
  const { kind, slug, open } = useFormTools()
  const shown = useDeferredValue(data)
  if (!open.has(controlId(['meta']))) return null
  return (
    <PageSection fallback={<div className="pulsing skeleton mt-6 h-60" />}>
      <FoundPreview kind={kind} slug={slug} data={shown} />
    </PageSection>
  )
}

interface FormPartProps {
  id: string
  title: string
  hint?: string
  /** By it the part is open in the form's tools; without it, it is not folded. */
  fold?: string
  notes?: ReactNode
  children: ReactNode
}

const partCard = '@container rounded-card border border-line bg-card'
const partHeading = 'scroll-mt-44 text-heading outline-none lg:scroll-mt-32 xl:scroll-mt-48'

export function FormPart({ id, title, hint, fold, notes, children }: FormPartProps) {
  const body = (
    <>
      {hint && <p className="mb-4 text-sm text-muted">{hint}</p>}
      {children}
    </>
  )
  if (fold) return <FoldedPart {...{ id, title, fold, notes }}>{body}</FoldedPart>
  return (
    <section aria-labelledby={id} className={`${partCard} p-4 md:p-5`}>
      <h2 id={id} tabIndex={-1} className={`${partHeading} mb-3`}>
        {title}
      </h2>
      {body}
    </section>
  )
}

/** Closed, it stays mounted: the browser's search opens it. */
function FoldedPart({ id, title, fold, notes, children }: FormPartProps & { fold: string }) {
  const { open, setOpen } = useFormTools()
  return (
    <section aria-labelledby={id} className={partCard}>
      <details
        open={open.has(fold)}
        onToggle={(event) => setOpen(fold, event.currentTarget.open)}
        className="group/part"
      >
        <summary
          className={
            'flex min-h-12 cursor-pointer list-none items-center gap-x-2 rounded-card ' +
            'px-4 py-2 hover:bg-line/40 md:px-5'
          }
        >
          <ChevronRight className="size-4.5 shrink-0 text-muted group-open/part:rotate-90" />
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <h2 id={id} tabIndex={-1} className={partHeading}>
              {title}
            </h2>
            {notes}
          </div>
        </summary>
        <div className="px-4 pt-1 pb-4 md:px-5 md:pb-5">{children}</div>
      </details>
    </section>
  )
}

const tones = { upcoming: 'border-s-line', live: 'border-s-good', ended: 'border-s-bad' }

function WindowGroup({ field, ...place }: GroupProps) {
  const { path, values } = place
  const tools = useFormTools()
  const { change } = tools
  const own = useMemo(
    () => ({
      ...tools,
      change: (at: Path, value: unknown) =>
        at.at(-1) === 'repeats'
          ? change(path, withRepeats(values, value, vietnamDay(Date.now())))
          : change(at, value),
    }),
    [tools, change, path, values],
  )
  return (
    <FormToolsProvider value={own}>
      <FieldList fields={field.fields} parent={field.name} {...place} />
      <WindowNote values={values} />
    </FormToolsProvider>
  )
}

const note = 'mt-4 rounded-control border border-s-4 border-line bg-paper px-3 py-2'

function WindowNote({ values }: { values: Json }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const window = windowOf(values)
  if (!window) return null
  const { state, days, validFrom, validTo } = dealState(window, vietnamDay(Date.now()))
  const dates = { from: formatDate(validFrom, locale), to: formatDate(validTo, locale) }
  const isLastDay = state === 'live' && days === 0
  return (
    <p role="status" className={`${note} ${tones[state]}`}>
      <strong>{t(`entry-form.window.${state}`)}</strong>{' '}
      {isLastDay
        ? t('entry-form.window.lastDay')
        : t(`entry-form.window.${state}In`, { count: days, ...dates })}
    </p>
  )
}
