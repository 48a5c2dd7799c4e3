import { Fragment, type ReactNode } from 'react'

interface FactsLineProps {
  facts: ReactNode[]
  as?: 'p' | 'span'
  className?: string
}

/** The clip cuts off the dot of a fact that begins a line. */
export function FactsLine({ facts, as: Line = 'p', className = '' }: FactsLineProps) {
  return (
    <Line className={`-ms-3 [clip-path:inset(0_0_0_0.75rem)] ${className}`.trim()}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="relative inline-block ps-3 before:absolute before:start-0.5 before:content-['·']">
            {fact}
          </span>
        </Fragment>
      ))}
    </Line>
  )
}

export function FactList({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
