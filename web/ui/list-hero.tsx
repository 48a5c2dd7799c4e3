import type { ReactNode } from 'react'
import { SkyPicture } from './sky-picture'

interface ListHeroProps {
  title: string
  intro?: string
  counters?: { count: number; label: string }[]
  picture?: string
  /** Lower on a phone, so that the following form fits the first view. */
  isLow?: boolean
  children?: ReactNode
}

export function ListHero({
  title,
  intro,
  counters = [],
  picture,
  isLow = false,
  children,
}: ListHeroProps) {
  // Beside a picture the title leaves it room.
  const className = picture
    ? 'max-w-3/5 text-title md:text-display lg:max-w-2/5'
    : 'max-w-5xl text-title text-balance md:text-display'
  const heading = <h1 className={className}>{title}</h1>
  return (
    <>
      {picture ? (
        <SkyPicture
          src={picture}
          alt=""
          isStrip
          className={`md:h-64 lg:h-72 ${isLow ? '' : 'max-md:min-h-28'}`}
        >
          {heading}
        </SkyPicture>
      ) : (
        <div className="page pt-5 md:pt-10">{heading}</div>
      )}
      <div className="page flex flex-wrap items-start justify-between gap-x-12">
        <div className="max-w-2xl">
          {intro && <p className="mt-3 text-pretty max-md:text-sm md:mt-5 md:text-lg">{intro}</p>}
          {children}
        </div>
        {counters.length > 0 && (
          <dl className="mt-2 flex flex-wrap gap-x-3 text-sm md:mt-5 md:gap-x-8">
            {counters.map(({ count, label }) => (
              <div
                key={label}
                className="flex flex-row-reverse items-baseline gap-x-1 md:flex-col-reverse"
              >
                <dt className="md:text-muted">{label}</dt>
                <dd className="font-semibold md:font-display md:text-3xl">{count}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  )
}
