import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInVietnam, vietnamOffset } from '../../../schema/time'
import { buttonStyles } from '../../ui/button-styles'

const hourMs = 60 * 60 * 1000

export function ScheduleForm({
  isBusy,
  publishedAt,
  onSchedule,
}: {
  isBusy: boolean
  publishedAt: string | null
  onSchedule: (instant: string) => void
}) {
  const { t } = useTranslation('admin')
  const [time, setTime] = useState(() => {
    const wanted = Math.max(Date.parse(publishedAt ?? '') || 0, Date.now() + hourMs)
    return toVietnamInput(new Date(wanted))
  })
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const instant = fromVietnamInput(time)
    if (!instant || Date.parse(instant) <= Date.now()) setError(t('kit.publish.notLater'))
    else onSchedule(instant)
  }

  return (
    <form noValidate onSubmit={submit} className="border-t border-line pt-4">
      <label htmlFor="schedule" className="mb-1 block text-sm font-semibold">
        {t('kit.publish.later')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="schedule"
          type="datetime-local"
          value={time}
          aria-describedby={error ? 'schedule-hint schedule-error' : 'schedule-hint'}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            setTime(event.target.value)
            setError(undefined)
          }}
          className="min-h-11 min-w-0 rounded-control border border-line bg-card px-3 text-ink"
        />
        <button type="submit" className={buttonStyles.secondary} disabled={isBusy}>
          {t('kit.publish.schedule')}
        </button>
      </div>
      <p id="schedule-hint" className="mt-1 text-sm text-muted">
        {t('kit.publish.vietnamTime')}
      </p>
      {error && (
        <p id="schedule-error" role="alert" className="mt-1 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </form>
  )
}

/** Returns a `datetime-local` value in Vietnam time, such as `2026-11-21T17:30`. */
export function toVietnamInput(instant: Date): string {
  return formatInVietnam(instant, "yyyy-MM-dd'T'HH:mm")
}

/** Returns the UTC ISO instant of a `datetime-local` value in Vietnam; undefined if invalid. */
export function fromVietnamInput(value: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(value)) return undefined
  const instant = new Date(`${value}${vietnamOffset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
