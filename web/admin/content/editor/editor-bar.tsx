import { Eye, PencilLine, Save } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type EntryKind, isPreviewed } from '../../../../schema/content/choices'
import type { Locale } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { requestLogin } from '../../kit/admin-api'
import { clockTime, formatInstant } from '../../kit/format-instant'
import { lazyPart } from '../../kit/lazy-part'
import type { AutosaveStatus } from '../drafts/use-autosave'
import type { FormField } from '../form/form-schema'
import { type FormIssue, useFormTools } from '../form/form-tools'
import type { Path } from '../form/paths'
import {
  addressPartOf,
  foldOf,
  letterPart,
  sectionId,
  sectionState,
  sectionsOf,
  sectionTitle,
} from '../form/sections'
import { useTeam } from '../teamwork/team-context'
import { LanguageFocus } from './language-focus'
import { PublishDialog } from './publish-dialog'
import type { EntryEditing } from './use-entry-editor'

interface EditorBarProps {
  editing: EntryEditing
  fields: readonly FormField[]
  issues: readonly FormIssue[]
  hasPreview: boolean
  onPreview: (shown: boolean) => void
  onGoTo: (path: Path, languages?: readonly Locale[]) => void
}

const UnreadLine = lazyPart(
  ['translation'],
  async () => (await import('../translation/unread-line')).UnreadLine,
)

/** Whether any field has a text in two languages: the shop has none. */
function isInLanguages(fields: readonly FormField[]): boolean {
  return fields.some(
    (field) => field.type === 'pair' || ('fields' in field && isInLanguages(field.fields)),
  )
}

const button = `${buttonStyles.secondary} max-sm:w-11 max-sm:px-0`

export function EditorBar({
  editing,
  fields,
  issues,
  hasPreview,
  onPreview,
  onGoTo,
}: EditorBarProps) {
  const { t } = useTranslation('admin')
  const [isPublishing, setIsPublishing] = useState(false)
  const team = useTeam()
  const { entry } = editing
  const isLetter = entry.kind === 'letter'
  const behind = Object.keys(entry.drift).length
  const shown = issues.filter(({ isShown }) => isShown)
  const [first] = shown
  return (
    <div
      className={
        'sticky top-14 z-30 -mx-4.5 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 ' +
        'border-b border-line bg-paper px-4.5 pt-2 md:-mx-6 md:px-6 lg:top-0 ' +
        (hasPreview ? 'pb-2' : '')
      }
    >
      <div className="min-w-0 grow basis-0">
        <AutosaveLine
          status={editing.autosaveStatus}
          autosaveNow={editing.autosaveNow}
          savedAt={entry.updatedAt}
          isBusy={editing.isBusy}
        />
        <p className="flex flex-wrap gap-x-4 text-sm empty:hidden">
          {entry.scheduleFailedAt && (
            <span className="font-semibold text-accent">{t('entries.failed')}</span>
          )}
          {entry.hasChanges && (
            <span className="font-semibold">{t('entry-form.editor.changes')}</span>
          )}
          {behind > 0 && (
            <span className="text-accent">
              {t('entry-form.editor.behindCount', { count: behind })}
            </span>
          )}
          {Object.keys(entry.machineTexts).length > 0 && (
            <PageSection>
              <UnreadLine editing={editing} onGoTo={onGoTo} />
            </PageSection>
          )}
          {first && (
            <button
              type="button"
              className="text-bad underline underline-offset-4"
              onClick={() => onGoTo(first.at)}
            >
              {t('entry-form.editor.issues', { count: shown.length })}
            </button>
          )}
        </p>
      </div>
      {isPreviewed(entry.kind) && (
        <button
          type="button"
          aria-pressed={hasPreview}
          className={button}
          onClick={() => onPreview(!hasPreview)}
        >
          {hasPreview ? (
            <PencilLine aria-hidden="true" className="size-4.5" />
          ) : (
            <Eye aria-hidden="true" className="size-4.5" />
          )}
          <span className="max-sm:sr-only">
            {t(hasPreview ? 'entry-form.editor.form' : 'entry-form.editor.preview')}
          </span>
        </button>
      )}
      <button
        type="button"
        className={button}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void editing.save()}
      >
        <Save aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{t('kit.editor.save')}</span>
      </button>
      <button
        type="button"
        className={isLetter ? buttonStyles.secondary : buttonStyles.primary}
        onClick={() => setIsPublishing(true)}
      >
        {t(isLetter ? 'entry-form.editor.publishLetter' : 'entry-form.editor.publish')}
      </button>
      {isLetter && (
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => {
            onPreview(false)
            window.setTimeout(() => goToPart(letterPart))
          }}
        >
          {t('entry-form.editor.sendLetter')}
        </button>
      )}
      {team && <team.TeamLine />}
      <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3">
        {!hasPreview && <SectionNav fields={fields} kind={entry.kind} />}
        {isInLanguages(fields) && <LanguageFocus />}
      </div>
      {isPublishing && (
        <PublishDialog
          editing={editing}
          fields={fields}
          onGoTo={onGoTo}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </div>
  )
}

/** The part is opened before. */
export function goToPart(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

function SectionNav({ fields, kind }: { fields: readonly FormField[]; kind: EntryKind }) {
  const { t } = useTranslation('admin')
  const tools = useFormTools()
  const sections = sectionsOf(fields)
  const addressPart = addressPartOf(kind)
  const links = [
    ...sections.map((section) => {
      const { needsLook, missing } = sectionState(section, tools)
      return {
        id: sectionId(section.name),
        title: sectionTitle(t, kind, section),
        fold: foldOf(section, sections.length),
        isWrong: needsLook,
        missing,
      }
    }),
    ...(addressPart
      ? [
          {
            id: sectionId('address'),
            title: t(`entry-form.editor.sections.${addressPart}`),
            fold: undefined,
            isWrong: tools.issues.some(({ at, isShown }) => isShown && at[0] === 'slug'),
            missing: 0,
          },
        ]
      : []),
  ]

  return (
    <nav aria-label={t('entry-form.editor.parts')} className="-ms-1 min-w-0 grow basis-0">
      <ul
        className={
          'relative flex mask-r-from-[calc(100%-3rem)] overflow-x-auto pe-12 [scrollbar-width:thin] ' +
          'xl:mask-none xl:flex-wrap xl:pe-0'
        }
      >
        {links.map(({ id, title, fold, isWrong, missing }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              onClick={() => {
                if (fold) flushSync(() => tools.setOpen(fold, true))
                goToPart(id)
              }}
              className={
                'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 ' +
                'text-sm font-semibold text-muted hover:bg-line/50 hover:text-ink xl:min-h-8'
              }
            >
              {title}
              {missing > 0 && (
                <span
                  className="font-normal"
                  title={t('entry-form.editor.missingCount', { count: missing })}
                >
                  <span aria-hidden="true">{missing}</span>
                  <span className="sr-only">
                    {t('entry-form.editor.missingCount', { count: missing })}
                  </span>
                </span>
              )}
              {isWrong && (
                <span className="text-bad">
                  <span aria-hidden="true">●</span>
                  <span className="sr-only">{t('entry-form.editor.needsLook')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface AutosaveLineProps {
  status: AutosaveStatus
  autosaveNow: () => Promise<void>
  savedAt: string
  isBusy: boolean
}

function AutosaveLine({ status, autosaveNow, savedAt, isBusy }: AutosaveLineProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()

  function line(): string {
    if (isBusy) return t('kit.autosave.saving')
    if (status.kind === 'saved')
      return t('kit.autosave.saved', { time: clockTime(status.at, locale) })
    if (status.kind === 'stored')
      return t('kit.autosave.stored', { time: clockTime(status.at, locale) })
    if (status.kind === 'local') return t(`kit.autosave.${status.reason}`)
    if (status.kind === 'idle')
      return t('kit.autosave.saved', { time: formatInstant(savedAt, locale) })
    return t(`kit.autosave.${status.kind}`)
  }

  async function logIn() {
    if (await requestLogin()) await autosaveNow()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={status.kind === 'lost' ? 'font-semibold text-bad' : 'text-muted'}>
        {line()}
      </p>
      {status.kind === 'local' && status.reason === 'loggedOut' && (
        <button type="button" className={buttonStyles.quiet} onClick={() => void logIn()}>
          {t('kit.autosave.logIn')}
        </button>
      )}
    </div>
  )
}
