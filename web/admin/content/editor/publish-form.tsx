import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicationCheck } from '../../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../../schema/content/blanks'
import { isOnly, isPublishedTogether } from '../../../../schema/content/choices'
import { isUnread } from '../../../../schema/content/machine-texts'
import { driftAfter } from '../../../../schema/content/pairs'
import type { ErrorIssue } from '../../../../schema/errors'
import { type Locale, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { showToast } from '../../../ui/toast-store'
import { formatInstant } from '../../kit/format-instant'
import { lazyPart } from '../../kit/lazy-part'
import { entryApi } from '../entry-api'
import { withAnchors } from '../form/anchors'
import type { FormField } from '../form/form-schema'
import type { Path } from '../form/paths'
import { scheduledAt, standingOf } from '../language-marks'
import { usePreview } from '../preview/use-preview'
import { useTeam } from '../teamwork/team-context'
import { LanguageChoice } from './language-choice'
import { PublicationChanges } from './publication-changes'
import { isWrongValue, Lack } from './publication-lack'
import { PublishActions, type Withdrawal } from './publish-actions'
import { firstChoice, holdOf } from './publish-choice'
import type { EntryEditing } from './use-entry-editor'

const UnreadList = lazyPart(
  ['translation'],
  async () => (await import('../translation/unread-list')).UnreadList,
)

interface PublishFormProps {
  editing: EntryEditing
  fields: readonly FormField[]
  /** `languages`: whose missing values are shown from then on, both by default. */
  onGoTo: (path: Path, languages?: readonly Locale[]) => void
  hasUnsaved: boolean
  onUnsaved: (isUnsaved: boolean) => void
  close: () => void
}

/** With more missing fields in a language, the dialog links to them instead. */
const maxFields = 6

/** Whether no place before asks for the same words of the same photograph. */
const isFirstOfPhoto = (issue: ErrorIssue, at: number, all: readonly ErrorIssue[]) =>
  !issue.photo ||
  at === all.findIndex(({ photo, message }) => photo === issue.photo && message === issue.message)

/** What `PublishDialog` shows. */
export function PublishForm(props: PublishFormProps) {
  const { editing, fields, onGoTo, hasUnsaved, onUnsaved, close } = props
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const { entry, content, isBusy } = editing
  const team = useTeam()
  const isHeld = team?.isHeld(editing.isDirty)
  const typed = withoutBlanks(withAnchors(fields, content.data))
  // Publishing saves what is typed first, which may leave the other language behind.
  const behind = Object.values(driftAfter(entry, typed))
  const check = usePreview<PublicationCheck>(entryApi.check(entry.id), { data: typed })
  const lacking = (language: Locale) => check.preview?.answer[language]
  const unread = (language: Locale) => lacking(language)?.filter(isUnread) ?? []
  const lacks = (language: Locale) =>
    lacking(language)?.filter(
      (issue, at, all) => !isUnread(issue) && isFirstOfPhoto(issue, at, all),
    )
  const isTogether = isPublishedTogether(entry.kind)
  const [picked, setPicked] = useState<readonly Locale[]>()
  const ready = locales.filter((language) => lacking(language)?.length === 0)
  const chosen = picked ?? firstChoice(entry, editing.isDirty ? typed : entry.data, ready)
  // What an earlier check has said may be mended; the server looks again.
  const hold = holdOf(chosen, check.error === undefined ? check.preview?.answer : undefined)
  const isChecked = check.preview !== undefined || check.error !== undefined
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
      ask: {
        title: t(`entry-form.publish.withdrawAsk.${language}`),
        text: t('entry-form.publish.withdrawText'),
      },
      run: () => editing.unpublish([language]),
      done: t('entry-form.publish.withdrawn'),
    })),
  ]

  async function publish(instant: string | null) {
    const isDone = await editing.publish([...chosen], instant)
    if (!isDone) check.retry()
    return isDone
  }

  /** Not while something is typed: the dialog's `close` does not ask. */
  function leaveFor(next: () => void) {
    if (hasUnsaved) return void showToast({ title: t('entry-form.publish.unsaved') })
    close()
    next()
  }
  const goToIn = (language: Locale) => (path: Path) => leaveFor(() => onGoTo(path, [language]))

  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{t('entry-form.publish.choose')}</legend>
        {locales.map((language) => (
          <LanguageChoice
            key={language}
            language={language}
            standing={standingText(language)}
            behind={behind.filter((one) => one.behind === language).length}
            isChosen={chosen.includes(language)}
            isOpen={isChecked}
            onChoose={(isOn) => choose(language, isOn)}
            lacks={lacks(language)?.map((issue, _, { length }) => ({
              id: `${issue.path} ${issue.message}`,
              isWrong: isWrongValue(content.data, issue),
              mend: (
                <Lack
                  kind={entry.kind}
                  issue={issue}
                  fields={fields}
                  canMend={length <= maxFields}
                  data={content.data}
                  onChange={editing.change}
                  onMended={check.retry}
                  onUnsaved={onUnsaved}
                  onGoTo={goToIn(language)}
                />
              ),
            }))}
            unread={
              unread(language).length > 0 && (
                <PageSection>
                  <UnreadList
                    editing={editing}
                    issues={unread(language)}
                    onGoTo={goToIn(language)}
                    onRead={check.retry}
                  />
                </PageSection>
              )
            }
          />
        ))}
      </fieldset>
      <PublicationChanges entry={entry} data={typed} />
      {check.error !== undefined && (
        <p className="text-bad">
          {t('entry-form.publish.unchecked')}{' '}
          <button type="button" className={buttonStyles.quiet} onClick={check.retry}>
            {t('shell:retry')}
          </button>
        </p>
      )}
      {isTogether && <p className="text-muted">{t('entry-form.publish.together')}</p>}
      {check.preview && chosen.length === 0 && (
        <p className="text-muted">{t('entry-form.publish.none')}</p>
      )}
      {team && (
        <team.ApprovalNote isDirty={editing.isDirty} onOpen={() => leaveFor(team.openReview)} />
      )}
      <PublishActions
        isBusy={isBusy}
        hasUnsaved={hasUnsaved}
        withdrawals={withdrawals}
        close={close}
        publication={{
          isReady: chosen.length > 0 && isChecked && !isHeld,
          hold: hold && t(`entry-form.publish.${hold}`),
          run: publish,
          done: t('entry-form.publish.done'),
          publishedAt: entry.scheduledAtVi ?? entry.scheduledAtEn,
        }}
      />
    </div>
  )
}
