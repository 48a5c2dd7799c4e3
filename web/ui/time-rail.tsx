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

const grid = 'grid thumb-28 gap-x-3 border-s-2 border-turmeric sm:gap-x-4'

export function TimeRail({ steps, className = '' }: TimeRailProps) {
  const locale = useLocale()
  return (
    <ol className={`${grid} ${className}`}>
      {steps.map(({ time, line, text }) => (
        <li
          key={`${time} ${line}`}
          className="relative col-span-2 grid grid-cols-subgrid items-baseline pb-3 last:pb-0"
        >
          <span
            aria-hidden="true"
            className={
              'absolute -start-1.75 top-2 size-3 ' +
              'rounded-full border-2 border-turmeric bg-paper'
            }
          />
          <span
            className={'ps-4 font-display text-lg leading-snug font-semibold text-accent sm:ps-5'}
          >
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
