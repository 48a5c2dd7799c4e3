import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import { fromVietnamInput, toVietnamInput } from '../content/vietnam-time'

const hourMs = 60 * 60 * 1000

interface ScheduleFormProps {
  isBusy: boolean
  publishedAt: string | null
  onSchedule: (instant: string) => void
}

/** A later time, read as Vietnam's wherever the editor is. */
export function ScheduleForm({ isBusy, publishedAt, onSchedule }: ScheduleFormProps) {
  const { t } = useTranslation('admin')
  const [time, setTime] = useState(() => {
    const wanted = Math.max(Date.parse(publishedAt ?? '') || 0, Date.now() + hourMs)
    return toVietnamInput(new Date(wanted))
  })
  const [fault, setFault] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const instant = fromVietnamInput(time)
    if (!instant || Date.parse(instant) <= Date.now()) setFault(t('posts.publish.notLater'))
    else onSchedule(instant)
  }

  return (
    <form noValidate onSubmit={submit} className="border-t border-line pt-4">
      <label htmlFor="post-schedule" className="mb-1 block text-sm font-semibold">
        {t('posts.publish.later')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="post-schedule"
          type="datetime-local"
          value={time}
          aria-describedby={fault ? 'post-schedule-hint post-schedule-error' : 'post-schedule-hint'}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            setTime(event.target.value)
            setFault(undefined)
          }}
          className="min-h-11 min-w-0 rounded-control border border-line bg-card px-3 text-ink"
        />
        <button type="submit" className={buttonStyles.secondary} disabled={isBusy}>
          {t('posts.publish.schedule')}
        </button>
      </div>
      <p id="post-schedule-hint" className="mt-1 text-sm text-muted">
        {t('posts.publish.vietnamTime')}
      </p>
      {fault && (
        <p id="post-schedule-error" role="alert" className="mt-1 text-sm font-semibold text-bad">
          {fault}
        </p>
      )}
    </form>
  )
}
