import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicationCheck } from '../../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../../schema/content/blanks'
import { isOnly, isPublishedTogether } from '../../../../schema/content/choices'
import { suffixes } from '../../../../schema/content/in-one-language'
import { machineTextOf } from '../../../../schema/content/machine-texts'
import { photoProblemOf } from '../../../../schema/content/photos'
import type { ErrorIssue } from '../../../../schema/errors'
import { type Locale, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { formatInstant } from '../../kit/format-instant'
import { lazyPart } from '../../kit/lazy-part'
import { MendField } from '../../kit/mend-field'
import { AltField } from '../../media/alt-field'
import { entryApi } from '../entry-api'
import { withAnchors } from '../form/anchors'
import type { FormField, InputField } from '../form/form-schema'
import { reasonText } from '../form/issue-text'
import { pathLabel } from '../form/labels'
import { type Json, type Path, valueAt } from '../form/paths'
import { scheduledAt, standingOf } from '../language-marks'
import { usePreview } from '../preview/use-preview'
import { useTeam } from '../teamwork/team-context'
import { LanguageChoices } from './language-choices'
import { PublishActions, type Withdrawal } from './publish-actions'
import type { EntryEditing } from './use-entry-editor'
import { toFormPath } from './use-form-issues'

const UnreadList = lazyPart(
  ['translation'],
  async () => (await import('../translation/unread-list')).UnreadList,
)

interface PublishFormProps {
  editing: EntryEditing
  fields: readonly FormField[]
  onGoTo: (path: Path) => void
  close: () => void
}

/** With more missing fields in a language, the dialog links to them instead. */
const maxFields = 6

/** What `PublishDialog` shows. */
export function PublishForm({ editing, fields, onGoTo, close }: PublishFormProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { entry, content, isBusy } = editing
  const team = useTeam()
  const isHeld = team && (team.isHeld || (team.isApprovalRequired && editing.isDirty))
  const check = usePreview<PublicationCheck>(entryApi.check(entry.id), {
    data: withoutBlanks(withAnchors(fields, content.data)),
  })
  const lacking = (language: Locale) => check.preview?.answer[language]
  const isUnread = ({ message }: ErrorIssue) => machineTextOf(message) !== undefined
  const unread = (language: Locale) => lacking(language)?.filter(isUnread) ?? []
  const lacks = (language: Locale) => lacking(language)?.filter((issue) => !isUnread(issue))
  const isTogether = isPublishedTogether(entry.kind)
  const [picked, setPicked] = useState<readonly Locale[]>()
  const ready = locales.filter((language) => lacking(language)?.length === 0)
  const chosen = picked ?? (isTogether && ready.length < locales.length ? [] : ready)
  const choose = (language: Locale, isOn: boolean) => {
    const all = isOn ? locales : []
    setPicked(
      isTogether ? all : locales.filter((one) => (one === language ? isOn : chosen.includes(one))),
    )
  }
  const standingText = (language: Locale) => {
    const standing = standingOf(entry, language)
    const time = formatInstant(scheduledAt(entry, language), locale)
    if (time)
      return t(`entry-form.publish.standing.${standing === 'public' ? 'update' : 'scheduled'}`, {
        time,
      })
    if (standing !== 'public') return t('entry-form.publish.standing.draft')
    return t(`entry-form.publish.standing.${entry.hasChanges ? 'changed' : 'public'}`)
  }
  const scheduled = locales.filter((language) => scheduledAt(entry, language) !== null)
  const withdrawable = isOnly(entry.kind)
    ? []
    : locales.filter((language) => standingOf(entry, language) === 'public')
  const withdrawals: Withdrawal[] = [
    ...scheduled.map((language) => ({
      label: t(`entry-form.publish.unschedule.${language}`),
      run: () => editing.unschedule([language]),
      done: t('entry-form.publish.unscheduled'),
    })),
    ...withdrawable.map((language) => ({
      label: t(`entry-form.publish.withdraw.${language}`),
      run: () => editing.unpublish([language]),
      done: t('entry-form.publish.withdrawn'),
    })),
  ]

  const goTo = (path: Path) => {
    close()
    onGoTo(path)
  }

  return (
    <div className="grid gap-5">
      <LanguageChoices
        drift={entry.drift}
        chosen={chosen}
        stateOf={(language) => ({
          standing: standingText(language),
          missing: lacks(language)?.map((issue, _, { length }) => ({
            id: `${issue.path} ${issue.message}`,
            mend: (
              <Lack
                issue={issue}
                fields={length <= maxFields ? fields : []}
                data={content.data}
                onChange={editing.change}
                onMended={check.retry}
                onGoTo={goTo}
              />
            ),
          })),
          unread: unread(language).length > 0 && (
            <PageSection>
              <UnreadList
                editing={editing}
                issues={unread(language)}
                onGoTo={goTo}
                onRead={check.retry}
              />
            </PageSection>
          ),
        })}
        onChoose={choose}
      />
      {check.error !== undefined && <p className="text-bad">{t('entry-form.publish.unchecked')}</p>}
      {isTogether && <p className="text-muted">{t('entry-form.publish.together')}</p>}
      {check.preview && chosen.length === 0 && (
        <p className="text-muted">{t('entry-form.publish.none')}</p>
      )}
      {team && <team.ApprovalNote isDirty={editing.isDirty} onOpen={close} />}
      <PublishActions
        isBusy={isBusy}
        withdrawals={withdrawals}
        close={close}
        publication={{
          isReady: chosen.length > 0 && !isHeld,
          run: (instant) => editing.publish([...chosen], instant),
          done: t('entry-form.publish.done'),
          publishedAt: entry.scheduledAtVi ?? entry.scheduledAtEn,
        }}
      />
    </div>
  )
}

interface LackProps {
  issue: ErrorIssue
  fields: readonly FormField[]
  data: Json
  onChange: (path: Path, value: string) => void
  onMended: () => void
  onGoTo: (path: Path) => void
}

function Lack({ issue, fields, data, onChange, onMended, onGoTo }: LackProps) {
  const { t } = useTranslation('admin')
  const path = toFormPath(data, issue.path)
  const photo = photoProblemOf(issue.message)
  if (photo?.problem === 'alt' && issue.photo)
    return <AltField id={issue.photo} locale={photo.locale} onSaved={onMended} />
  const text = valueAt(data, path) ? undefined : textAt(fields, path)
  if (text)
    return (
      <MendField
        label={pathLabel(t, path)}
        lang={text.lang}
        maxLength={text.field.max}
        onSave={(value) => onChange(path, value)}
      />
    )
  const reason = reasonText(t, issue)
  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} text-start`}
      onClick={() => onGoTo(path)}
    >
      {[pathLabel(t, path), reason].filter(Boolean).join(': ')}
    </button>
  )
}

interface TextAt {
  field: InputField
  lang: Locale | undefined
}

const isText = ({ widget }: InputField) => widget === 'line' || widget === 'paragraph'

function textAt(fields: readonly FormField[], [key, ...rest]: Path): TextAt | undefined {
  if (key !== undefined && /^\d+$/.test(String(key))) return textAt(fields, rest)
  for (const field of fields) {
    const lang = locales.find((locale) => key === field.name + suffixes[locale])
    if (field.type === 'pair' && lang && isText(field.input)) return { field: field.input, lang }
    if (field.name !== key) continue
    if (field.type === 'input' && isText(field)) return { field, lang: undefined }
    if (field.type === 'group' || field.type === 'list') return textAt(field.fields, rest)
  }
  return undefined
}
