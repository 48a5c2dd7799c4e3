import { Fragment, type ReactNode } from 'react'

/** Facts in one line, with dots between them; where they do not fit, the line breaks after a dot and never inside a fact. */
export function FactsLine({ facts }: { facts: ReactNode[] }) {
  return facts.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ))
}

export function FactList({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
