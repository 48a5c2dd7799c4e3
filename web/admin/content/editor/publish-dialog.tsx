import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicationCheck } from '../../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../../schema/content/check-data'
import { isOnly, isPublishedTogether } from '../../../../schema/content/choices'
import { type Locale, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { LanguageChoices } from '../../kit/language-choices'
import { PublishActions, type Withdrawal } from '../../kit/publish-actions'
import { usePreview } from '../../kit/use-preview'
import { entryApi } from '../entry-api'
import { withAnchors } from '../form/anchors'
import type { FormField } from '../form/form-schema'
import type { Path } from '../form/paths'
import { scheduledAt, standingOf } from '../language-marks'
import { Lack } from './lack'
import type { EntryEditing } from './use-entry-editor'

interface PublishDialogProps {
  editing: EntryEditing
  fields: readonly FormField[]
  onGoTo: (path: Path) => void
  onClose: () => void
}

/** Up to this many fields of a language are to be filled in within the dialog. */
const maxFields = 6

/**
 * Chooses what readers get: which languages, now or later. What would be refused is listed, all of
 * it at once, as the Worker finds it in what is typed.
 */
export function PublishDialog({ editing, fields, onGoTo, onClose }: PublishDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { entry, content, isBusy } = editing
  const check = usePreview<PublicationCheck>(entryApi.check(entry.id), {
    data: withoutBlanks(withAnchors(fields, content.data)),
  })
  const lacking = (language: Locale) => check.preview?.answer[language]
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
                missing: lacking(language)?.map((issue, _, { length }) => ({
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
              })}
              onChoose={choose}
            />
            {check.error !== undefined && (
              <p className="text-bad">{t('entries.publish.unchecked')}</p>
            )}
            {isTogether && <p className="text-muted">{t('entries.publish.together')}</p>}
            {check.preview && chosen.length === 0 && (
              <p className="text-muted">{t('entries.publish.none')}</p>
            )}
            <PublishActions
              isBusy={isBusy}
              withdrawals={withdrawals}
              close={close}
              publication={{
                isReady: chosen.length > 0,
                run: (instant) => editing.publish([...chosen], instant),
                done: t('entries.publish.done'),
                publishedAt: entry.scheduledAtVi ?? entry.scheduledAtEn,
              }}
            />
          </div>
        )
      }}
    </DialogFrame>
  )
}
