import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { ConfirmButton } from '../../kit/confirm-button'
import { formatInstant } from '../../kit/format-instant'
import { usePhotosUnderWay } from '../../kit/photos-under-way'
import { ScheduleForm } from '../../kit/schedule-form'

export interface Withdrawal {
  label: string
  /** What is asked before readers lose something. */
  ask?: { title: string; text: string }
  run: () => Promise<boolean>
  done: string
}

interface Publication {
  isReady: boolean
  /** Why what is chosen cannot be published yet. */
  hold: string | undefined
  /** Publishes at an instant, at once for null. Returns whether it worked. */
  run: (instant: string | null) => Promise<boolean>
  done: string
  publishedAt: string | null
}

interface PublishActionsProps {
  isBusy: boolean
  /** Whether texts typed in the dialog are not saved: closing it would lose them. */
  hasUnsaved: boolean
  publication: Publication
  withdrawals: readonly Withdrawal[]
  close: () => void
}

/** Publishes now or later, and withdraws; not during uploads, whose photos would be left out. */
export function PublishActions(props: PublishActionsProps) {
  const { isBusy, hasUnsaved, publication, withdrawals, close } = props
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { underWay, failed } = usePhotosUnderWay()
  const { isReady, hold, run, done, publishedAt } = publication
  const reason = hasUnsaved ? t('entry-form.publish.unsaved') : hold
  const isOff = isBusy || underWay + failed > 0 || reason !== undefined

  async function finish(work: Promise<boolean>, title: string) {
    if (!(await work)) return
    close()
    showToast({ title })
  }

  return (
    <>
      <div role="status" className="grid gap-2 empty:hidden">
        {underWay > 0 && <p>{t('entry-form.publish.photosUnderWay', { count: underWay })}</p>}
        {failed > 0 && (
          <p className="font-semibold text-bad">
            {t('entry-form.publish.photosFailed', { count: failed })}
          </p>
        )}
        {reason && <p>{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={isOff || !isReady}
          onClick={() => void finish(run(null), done)}
        >
          {t('entry-form.publish.now')}
        </button>
        {withdrawals.map(({ label, ask, run, done }) => {
          const button = { className: buttonStyles.secondary, disabled: isBusy || hasUnsaved }
          const withdraw = () => void finish(run(), done)
          return ask ? (
            <ConfirmButton key={label} {...button} {...ask} action={label} onConfirm={withdraw}>
              {label}
            </ConfirmButton>
          ) : (
            <button key={label} type="button" {...button} onClick={withdraw}>
              {label}
            </button>
          )
        })}
      </div>
      {isReady && (
        <ScheduleForm
          isBusy={isOff}
          publishedAt={publishedAt}
          onSchedule={(instant) =>
            void finish(
              run(instant),
              t('entry-form.publish.scheduled', { time: formatInstant(instant, locale) }),
            )
          }
        />
      )}
    </>
  )
}
