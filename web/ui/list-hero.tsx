import type { ReactNode } from 'react'

interface ListHeroProps {
  title: string
  intro: string
  counters?: { count: number; label: string }[]
  children?: ReactNode
}

export function ListHero({ title, intro, counters = [], children }: ListHeroProps) {
  return (
    <div className="bg-night text-on-night">
      <div className="page grid gap-6 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="max-w-2xl">
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 text-lg text-on-night-muted">{intro}</p>
          {children}
        </div>
        {counters.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {counters.map(({ count, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-on-night-muted">{label}</dt>
                <dd className="font-display text-4xl font-semibold text-turmeric">{count}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
