interface TimeRailProps {
  steps: {
    /** Such as "5:30", or "Noon". */
    time: string
    line: string
    /** More about it, below the line. */
    text?: string
  }[]
  className?: string
}

const longestTime = '15:00'.length

/** A day by the clock: times on a line, each with what happens then. */
export function TimeRail({ steps, className = '' }: TimeRailProps) {
  return (
    <ol className={`border-s-2 border-turmeric ${className}`}>
      {steps.map(({ time, line, text }) => (
        <li key={`${time} ${line}`} className="relative ps-4 pb-3 last:pb-0 sm:ps-5">
          <span aria-hidden="true" className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-turmeric bg-paper" />
          {/* On a phone, a word longer than a time stands above its line. */}
          <p
            className={`grid items-baseline gap-x-2 sm:grid-cols-[6rem_1fr] sm:gap-x-4 ${time.length > longestTime ? '' : 'grid-cols-[3.5rem_1fr]'}`}
          >
            <span className="font-display text-lg font-semibold text-accent">{time}</span>
            <span className={text ? 'font-semibold' : ''}>{line}</span>
          </p>
          {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
