import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dealState } from '../../../../schema/deal-dates'
import { formatDate, vietnamDay } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { windowOf, withRepeats } from './deal-window'
import { FieldList, type FieldPlace, ItemList } from './field-list'
import type { FormField, GroupField } from './form-schema'
import { FormToolsProvider, useFormTools } from './form-tools'
import { hintOf } from './labels'
import { isRecord, type Json, type Path } from './paths'
import { type FormSection, sectionId, sectionsOf, sectionTitle } from './sections'

export function EntryForm({ fields, data }: { fields: readonly FormField[]; data: Json }) {
  return (
    <div className="grid gap-6">
      {sectionsOf(fields).map((section) => (
        <Section key={sectionId(section.name)} section={section} data={data} />
      ))}
    </div>
  )
}

function Section({ section, data }: { section: FormSection; data: Json }) {
  const { t } = useTranslation('admin')
  const { name, fields } = section
  const part = { id: sectionId(name), title: sectionTitle(t, section) }
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
    <FormPart {...part} hint={hintOf(t, undefined, name.field)}>
      {field?.type === 'list' && (
        <ItemList field={field} parent={undefined} value={value} {...own} />
      )}
      {field?.type === 'group' && (
        <Group field={field} values={isRecord(value) ? value : {}} {...own} />
      )}
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

export function FormPart({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-card border border-line bg-card p-4 md:p-5"
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-48 text-heading outline-none lg:scroll-mt-36">
        {title}
      </h2>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
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
