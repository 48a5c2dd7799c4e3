import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'

/** How the pictures stand beside the words on a wide screen; on a phone the first is a strip from edge to edge under the title. */
const looks = {
  /** Up to three tall posters. */
  posters: { format: 'tall', frame: 'md:poster md:my-8 md:w-44 after:hidden lg:w-48', size: 'md:h-auto', words: 'max-w-2xl' },
  /** Up to three squares. */
  squares: { format: 'square', frame: 'md:poster md:my-8 md:w-40 after:hidden lg:w-44', size: 'md:h-auto', words: 'max-w-2xl' },
  /** One wide poster. */
  wide: { format: 'wide', frame: 'md:poster md:my-8 md:w-80 lg:w-104', size: 'md:h-auto', words: 'max-w-2xl' },
  /** One picture over the right half of the band, from edge to edge. */
  strip: { format: 'wide', frame: 'md:band-end', size: '', words: 'md:w-1/2' },
} as const

/** A wide screen's: what stands in it takes the colours of the night. */
const band = 'md:bg-night md:text-on-night md:[--card:transparent] md:[--ink:var(--on-night)] md:[--muted:var(--on-night-muted)]'
/** The title of a phone, lettered in the sky of the picture. */
const onStrip = 'max-md:-mx-4.5 max-md:px-4.5 max-md:pt-3 max-md:text-on-night max-md:[grid-area:1/1] sky-shade md:bg-none'

interface ListHeroProps {
  title: string
  intro?: string
  counters?: { count: number; label: string }[]
  /** Stored picture paths; a phone shows the first. */
  pictures?: readonly string[]
  look?: keyof typeof looks
  /** Lower on a phone, before a form whose button has to be in the first view. */
  isLow?: boolean
  children?: ReactNode
}

/** The head of a list: a band of words and pictures, low on a phone so that the list begins within the first view. */
export function ListHero({ title, intro, counters = [], pictures = [], look = 'posters', isLow = false, children }: ListHeroProps) {
  const [first, ...others] = pictures
  const { format, frame, size, words } = looks[look]
  return (
    <div className={`relative isolate overflow-hidden ${first ? band : 'board'}`}>
      <div className="page max-md:grid md:flex md:items-center md:justify-between md:gap-10 print:block">
        <div className={first ? `max-md:contents md:py-9 ${words}` : 'max-w-3xl py-5 md:py-12'}>
          <h1
            className={`text-title md:text-[3.25rem] md:leading-[1.16] ${first ? `${onStrip} ${isLow ? 'max-md:pb-6' : 'max-md:min-h-28 max-md:pb-10'}` : ''}`}
          >
            {title}
          </h1>
          <div>
            {intro && <p className="mt-3 max-w-xl text-pretty max-md:text-sm md:mt-2 md:text-lg md:text-muted">{intro}</p>}
            {counters.length > 0 && (
              <dl className="mt-2 flex flex-wrap gap-x-3 text-sm md:mt-5 md:gap-x-8">
                {counters.map(({ count, label }) => (
                  <div key={label} className="flex flex-row-reverse items-baseline gap-x-1 md:flex-col-reverse">
                    <dt className="md:text-muted">{label}</dt>
                    <dd className="font-semibold md:font-display md:text-4xl md:text-turmeric">{count}</dd>
                  </div>
                ))}
              </dl>
            )}
            {children}
          </div>
        </div>
        {first && (
          <div className={`shrink-0 gap-4 max-md:relative max-md:-z-10 max-md:-mx-4.5 max-md:[grid-area:1/1] md:flex`} data-print="hide">
            <div className={`max-md:absolute max-md:inset-0 ${frame}`}>
              <Picture
                src={first}
                alt=""
                format="wide"
                wideFormat={format}
                sizes={pictureSizes.page}
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
