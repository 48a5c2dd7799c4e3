import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

/** How the pictures stand beside the words on a wide screen. */
const looks = {
  /** Up to three tall posters. */
  posters: {
    format: 'tall',
    frame: 'max-md:band-end md:poster md:my-8 md:w-44 after:hidden lg:w-48',
    size: 'md:h-auto',
    words: 'max-md:w-3/5 max-w-2xl',
  },
  /** Up to three squares. */
  squares: {
    format: 'square',
    frame: 'max-md:band-end md:poster md:my-8 md:w-40 after:hidden lg:w-44',
    size: 'md:h-auto',
    words: 'max-md:w-3/5 max-w-2xl',
  },
  /** One wide poster. */
  wide: { format: 'wide', frame: 'max-md:band-end md:poster md:my-8 md:w-80 lg:w-104', size: 'md:h-auto', words: 'max-md:w-3/5 max-w-2xl' },
  /** The same, and no picture on a phone. */
  desktop: { format: 'wide', frame: 'max-md:hidden md:poster md:my-8 md:w-80 lg:w-104', size: 'md:h-auto', words: 'max-w-2xl' },
  /** One picture over the right half of the band, from edge to edge, as every look has it on a phone. */
  strip: { format: 'wide', frame: 'band-end', size: '', words: 'w-3/5 md:w-1/2' },
} as const

interface ListHeroProps {
  title: string
  intro?: string
  counters?: { count: number; label: string }[]
  /** Stored picture paths; a phone shows the first. */
  pictures?: readonly string[]
  look?: keyof typeof looks
  children?: ReactNode
}

/** The head of a list: a band of words and pictures, low on a phone so that the list begins within the first view. */
export function ListHero({ title, intro, counters = [], pictures = [], look = 'posters', children }: ListHeroProps) {
  const [first, ...others] = pictures
  const { format, frame, size, words } = looks[look]
  return (
    <div className="relative isolate overflow-hidden bg-night text-on-night">
      <div className="page items-center justify-between gap-10 py-5 md:flex md:py-0 print:block">
        <div className={first ? `md:py-9 ${words}` : 'max-w-3xl md:py-12'}>
          <h1 className="text-title md:text-[3.25rem] md:leading-[1.16]">{title}</h1>
          {intro && (
            <p
              className={`mt-2 line-clamp-4 text-pretty max-md:text-sm md:text-lg md:text-on-night-muted ${first ? 'max-w-xl' : 'md:mt-1'}`}
            >
              {intro}
            </p>
          )}
          {counters.length > 0 && (
            <dl className="mt-2 flex flex-wrap gap-x-3 text-sm md:mt-5 md:gap-x-8">
              {counters.map(({ count, label }) => (
                <div key={label} className="flex flex-row-reverse items-baseline gap-x-1 md:flex-col-reverse">
                  <dt className="md:text-on-night-muted">{label}</dt>
                  <dd className="font-semibold text-turmeric md:font-display md:text-4xl">{count}</dd>
                </div>
              ))}
            </dl>
          )}
          {/* Over the picture of a phone, to the edge of the page. */}
          {first && children && (
            <div className="max-md:-mb-5 max-md:w-[calc(100vw-1.125rem)] max-md:bg-night max-md:pe-4.5 max-md:pb-4 max-md:[box-shadow:0_-1rem_1.5rem_var(--night)]">
              {children}
            </div>
          )}
        </div>
        {!first && children}
        {first && (
          <div className="shrink-0 gap-4 md:flex" data-print="hide">
            <div className={frame}>
              <Picture
                src={first}
                alt=""
                format="tall"
                wideFormat={format}
                sizes={pictureSizes.smallCard}
                priority
                className={`size-full object-cover ${size}`}
              />
            </div>
            {others.map((picture) => (
              <div key={picture} className={`hidden lg:block ${frame}`}>
                <Picture src={picture} alt="" format={format} sizes={pictureSizes.smallCard} className="h-auto w-full" />
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
