import { formatClock } from '../../schema/time'
import { useLocale } from '../lib/locale-context'

interface TimeRailProps {
  steps: {
    time: string
    line: string
    text?: string
  }[]
  className?: string
}

export function TimeRail({ steps, className = '' }: TimeRailProps) {
  const locale = useLocale()
  return (
    <ol className={`time-rail ${className}`}>
      {steps.map(({ time, line, text }) => (
        <li key={`${time} ${line}`}>
          <span className="font-display text-lg leading-snug font-semibold text-accent">
            {locale === 'en' && /^\d+:\d\d$/.test(time)
              ? formatClock(time.padStart(5, '0'), locale)
              : time}
          </span>
          <div>
            <p className={text ? 'font-semibold' : ''}>{line}</p>
            {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
