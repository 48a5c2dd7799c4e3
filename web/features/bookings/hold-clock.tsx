import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from './words'

/** Minutes at which a screen reader is told; every second would be noise. */
const spokenMinutes = [5, 1]

export function secondsUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / millisecondsInSecond))
}

export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The minutes to say aloud when the clock goes from a second to a later one: ticks may be late. */
export function minutesToSay(before: number, seconds: number): number | undefined {
  return spokenMinutes.find((minutes) => seconds <= minutes * 60 && before > minutes * 60)
}

interface HoldClockProps {
  /** UTC ISO instant. */
  until: string
  onLapse: () => void
}

/** Until when seats are held: the server's words, and with scripts the minutes left. */
export function HoldClock({ until, onLapse }: HoldClockProps) {
  const { t } = useTranslation('bookings')
  const { heldUntil } = useWords()
  const [seconds, setSeconds] = useState<number>()
  const [said, setSaid] = useState<number>()

  useEffect(() => {
    let last = secondsUntil(until, Date.now())
    const count = () => {
      const left = secondsUntil(until, Date.now())
      const minutes = minutesToSay(last, left)
      last = left
      setSeconds(left)
      if (minutes !== undefined) setSaid(minutes)
      if (left === 0) onLapse()
    }
    count()
    const timer = setInterval(count, millisecondsInSecond)
    return () => clearInterval(timer)
  }, [until, onLapse])

  const isNear = seconds !== undefined && seconds * millisecondsInSecond < 60 * millisecondsInMinute
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{heldUntil(until)}</span>
      {isNear && (
        <span aria-hidden="true" className="font-display text-xl font-semibold text-accent">
          {t('held.left', { time: clockText(seconds) })}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {said !== undefined && t('held.leftSpoken', { count: said })}
      </span>
    </p>
  )
}
