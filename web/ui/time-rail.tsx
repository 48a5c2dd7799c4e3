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

/** A day by the clock: times on a line, each with what happens then. */
export function TimeRail({ steps, className = '' }: TimeRailProps) {
  return (
    <ol className={`border-s-2 border-turmeric ${className}`}>
      {steps.map(({ time, line, text }) => (
        <li key={`${time} ${line}`} className="relative ps-5 pb-3 last:pb-0">
          <span aria-hidden="true" className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-turmeric bg-paper" />
          <p className="grid grid-cols-[6rem_1fr] items-baseline gap-x-2">
            <span className="font-display text-lg font-semibold text-accent tabular-nums">{time}</span>
            <span className={text ? 'font-semibold' : ''}>{line}</span>
          </p>
          {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
