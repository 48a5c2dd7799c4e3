import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnly, isPublishedTogether } from '../../../../schema/content/choices'
import { type Locale, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { LanguageChoices } from '../../kit/language-choices'
import { PublishActions, type Withdrawal } from '../../kit/publish-actions'
import { scheduledAt, standingOf } from '../content/language-marks'
import { pathLabel } from '../content/path-label'
import type { FormIssue } from '../form/form-tools'
import type { Path } from '../form/paths'
import type { EntryEditing } from './use-entry-editor'

interface PublishDialogProps {
  editing: EntryEditing
  issues: readonly FormIssue[]
  onGoTo: (path: Path) => void
  onClose: () => void
}

/** Chooses what readers get: which languages, now or later. */
export function PublishDialog({ editing, issues, onGoTo, onClose }: PublishDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { entry, isBusy } = editing
  const lacking = (language: Locale) =>
    issues.filter((issue) => issue.locale === undefined || issue.locale === language)
  const isTogether = isPublishedTogether(entry.kind)
  const [picked, setPicked] = useState<readonly Locale[]>()
  const ready = locales.filter((language) => lacking(language).length === 0)
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
      return t(`entries.publish.standing.${standing === 'public' ? 'update' : 'scheduled'}`, {
        time,
      })
    if (standing !== 'public') return t('entries.publish.standing.draft')
    return t(`entries.publish.standing.${entry.hasChanges ? 'changed' : 'public'}`)
  }
  const scheduled = locales.filter((language) => scheduledAt(entry, language) !== null)
  const withdrawable = isOnly(entry.kind)
    ? []
    : locales.filter((language) => standingOf(entry, language) === 'public')
  const withdrawals: Withdrawal[] = [
    ...scheduled.map((language) => ({
      label: t(`entries.publish.unschedule.${language}`),
      run: () => editing.unschedule([language]),
      done: t('entries.publish.unscheduled'),
    })),
    ...withdrawable.map((language) => ({
      label: t(`entries.publish.withdraw.${language}`),
      run: () => editing.unpublish([language]),
      done: t('entries.publish.withdrawn'),
    })),
  ]

  return (
    <DialogFrame title={t('entries.publish.title')} onClose={onClose}>
      {(close) => {
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
                missing: lacking(language).map(({ path, at }) => ({
                  id: path,
                  label: pathLabel(t, at),
                  onGo: () => goTo(at),
                })),
              })}
              onChoose={choose}
            />
            {isTogether && <p className="text-muted">{t('entries.publish.together')}</p>}
            {chosen.length === 0 && <p className="text-muted">{t('entries.publish.none')}</p>}
            <PublishActions
              isBusy={isBusy}
              withdrawals={withdrawals}
              close={close}
              publication={{
                isReady: chosen.length > 0,
                run: (instant) => editing.publish([...chosen], instant),
                done: t('entries.publish.done'),
                isPublic: false,
                canWait: true,
                publishedAt: entry.scheduledAtVi ?? entry.scheduledAtEn,
              }}
            />
          </div>
        )
      }}
    </DialogFrame>
  )
}
