import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

interface ListHeroProps {
  title: string
  intro: string
  counters?: { count: number; label: string }[]
  /** Stored picture paths of up to three posters: beside the words on a wide screen; on a phone the first is behind them. */
  pictures?: readonly string[]
  children?: ReactNode
}

/** The head of a list: a band with posters, low on a phone so that the list begins within the first view. */
export function ListHero({ title, intro, counters = [], pictures = [], children }: ListHeroProps) {
  const [first, ...others] = pictures
  return (
    <div className="relative isolate overflow-hidden bg-night text-on-night">
      <div className="page flex items-end justify-between gap-10 py-6 md:py-0 print:block">
        <div className="max-w-2xl md:py-10 lg:py-12">
          <h1 className="text-title md:text-[3.25rem] md:leading-[1.16]">{title}</h1>
          <p className="mt-2 line-clamp-3 max-w-xl text-pretty max-md:text-[0.9375rem] max-md:leading-snug md:mt-4 md:text-lg md:text-on-night-muted">
            {intro}
          </p>
          {children}
          {counters.length > 0 && (
            <dl className="mt-2 flex flex-wrap gap-x-4 text-sm md:mt-5 md:gap-x-8">
              {counters.map(({ count, label }) => (
                <div key={label} className="flex flex-row-reverse items-baseline gap-x-1.5 md:flex-col-reverse">
                  <dt className="md:text-on-night-muted">{label}</dt>
                  <dd className="font-semibold text-turmeric md:font-display md:text-4xl">{count}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {first && (
          <div className="max-md:absolute max-md:inset-0 max-md:-z-10 md:flex md:gap-4 md:self-start md:pb-6" data-print="picture">
            <div className="max-md:size-full md:poster md:w-44 md:-translate-y-3 lg:w-52">
              <Picture
                src={first}
                alt=""
                format="wide"
                wideFormat="tall"
                sizes={pictureSizes.smallCard}
                priority
                className="size-full object-cover"
              />
            </div>
            {others.map((picture) => (
              <div key={picture} className="poster hidden w-44 -translate-y-3 xl:w-52 lg:odd:translate-y-4 lg:block">
                <Picture src={picture} alt="" format="tall" sizes={pictureSizes.smallCard} className="h-auto w-full" />
              </div>
            ))}
            <div className="band-shade absolute inset-0 md:hidden" />
          </div>
        )}
      </div>
    </div>
  )
}
