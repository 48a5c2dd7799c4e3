import { Fragment, type ReactNode } from 'react'

interface FactsLineProps {
  facts: ReactNode[]
  as?: 'p' | 'span'
  className?: string
}

export function FactsLine({ facts, as: Line = 'p', className = '' }: FactsLineProps) {
  return (
    <Line className={`facts-line ${className}`.trim()}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
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
