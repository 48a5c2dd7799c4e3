import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnly, isPublishedTogether } from '../../../../../schema/content/choices'
import { type Locale, locales } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { showToast } from '../../../../ui/toast-store'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { LanguageChoice } from '../../kit/language-choice'
import { ScheduleForm } from '../../kit/schedule-form'
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
  const lacking = (language: Locale) => issues.filter((issue) => issue.locale === undefined || issue.locale === language)
  const isTogether = isPublishedTogether(entry.kind)
  const [picked, setPicked] = useState<readonly Locale[]>()
  const ready = locales.filter((language) => lacking(language).length === 0)
  const chosen = picked ?? (isTogether && ready.length < locales.length ? [] : ready)
  const choose = (language: Locale, isOn: boolean) => {
    const all = isOn ? locales : []
    setPicked(isTogether ? all : locales.filter((one) => (one === language ? isOn : chosen.includes(one))))
  }
  const behind = Object.values(entry.drift)
  const standingText = (language: Locale) => {
    const standing = standingOf(entry, language)
    const time = formatInstant(scheduledAt(entry, language), locale)
    if (time) return t(`entries.publish.standing.${standing === 'public' ? 'update' : 'scheduled'}`, { time })
    if (standing !== 'public') return t('entries.publish.standing.draft')
    return t(`entries.publish.standing.${entry.hasChanges ? 'changed' : 'public'}`)
  }

  return (
    <DialogFrame title={t('entries.publish.title')} onClose={onClose}>
      {(close) => {
        const run = async (work: Promise<boolean>, title: string) => {
          const isDone = await work
          close()
          if (isDone) showToast({ title })
        }
        const goTo = (path: Path) => {
          close()
          onGoTo(path)
        }
        const schedule = (instant: string) =>
          run(editing.publish([...chosen], instant), t('entries.publish.scheduled', { time: formatInstant(instant, locale) }))
        return (
          <div className="grid gap-5">
            <fieldset className="grid gap-3">
              <legend className="mb-1 font-semibold">{t('entries.publish.choose')}</legend>
              {locales.map((language) => (
                <LanguageChoice
                  key={language}
                  language={language}
                  standing={standingText(language)}
                  missing={lacking(language).map(({ path, at }) => ({ id: path, label: pathLabel(t, at), onGo: () => goTo(at) }))}
                  behind={behind.filter((one) => one.behind === language).length}
                  isChosen={chosen.includes(language)}
                  onChoose={(isOn) => choose(language, isOn)}
                />
              ))}
            </fieldset>
            {isTogether && <p className="text-muted">{t('entries.publish.together')}</p>}
            {chosen.length === 0 && <p className="text-muted">{t('entries.publish.none')}</p>}
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className={buttonStyles.primary}
                disabled={isBusy || chosen.length === 0}
                onClick={() => void run(editing.publish([...chosen], null), t('entries.publish.done'))}
              >
                {t('entries.publish.now')}
              </button>
              {locales
                .filter((language) => scheduledAt(entry, language) !== null)
                .map((language) => (
                  <button
                    key={language}
                    type="button"
                    className={buttonStyles.secondary}
                    disabled={isBusy}
                    onClick={() => void run(editing.unschedule([language]), t('entries.publish.unscheduled'))}
                  >
                    {t(`entries.publish.unschedule.${language}`)}
                  </button>
                ))}
              {locales
                .filter((language) => standingOf(entry, language) === 'public' && !isOnly(entry.kind))
                .map((language) => (
                  <button
                    key={language}
                    type="button"
                    className={buttonStyles.secondary}
                    disabled={isBusy}
                    onClick={() => void run(editing.unpublish([language]), t('entries.publish.withdrawn'))}
                  >
                    {t(`entries.publish.withdraw.${language}`)}
                  </button>
                ))}
            </div>
            {chosen.length > 0 && (
              <ScheduleForm
                isBusy={isBusy}
                publishedAt={entry.scheduledAtVi ?? entry.scheduledAtEn}
                onSchedule={(instant) => void schedule(instant)}
              />
            )}
          </div>
        )
      }}
    </DialogFrame>
  )
}
