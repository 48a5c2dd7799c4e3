import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { MonthDots } from './month-dots'
import { Picture } from './picture'
import { SiteLink } from './site-link'

const overlay = 'title-shade m-2 self-end px-3 pt-16 pb-3 lg:pb-4 text-on-night md:m-2.5'
const looks = {
  poster: { card: '', picture: '', words: overlay, name: 'text-[clamp(1.125rem,10cqi,1.75rem)] leading-tight', foot: 'mt-2' },
  /** On phones a row: the picture at the left, the words on the page's own ground. */
  row: {
    card: 'max-md:border-b max-md:border-line max-md:py-2.25 max-md:xs:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:grid-rows-[1fr_auto] max-md:gap-x-4',
    picture: 'max-md:xs:row-span-2 max-md:h-32.5 max-md:border-0 max-md:p-0 max-md:after:hidden',
    words:
      'max-md:xs:col-start-2 max-md:row-start-2 max-md:xs:row-start-1 md:title-shade md:m-2.5 md:self-end md:px-3 md:pt-16 md:pb-3 md:text-on-night lg:pb-4',
    name: 'text-xl leading-tight md:text-[clamp(1.125rem,10cqi,1.75rem)]',
    foot: 'max-md:xs:col-start-2 max-md:row-start-3 max-md:xs:row-start-2 max-md:self-end md:mt-2',
  },
} as const

interface PlacePosterProps {
  to: string
  name: string
  /** Names the link where it says more than the name does. */
  label?: string
  picture: string
  /** One line below the name. */
  line?: ReactNode
  /** The good months, 1 to 12. */
  months?: readonly number[] | undefined
  /** Beside the months, such as how many days to stay. */
  fact?: string
  /** Below the picture, such as a price. */
  foot?: ReactNode
  look?: keyof typeof looks
  priority?: boolean
}

/** The card of a place in a list: a tall poster with its name lettered on it. The whole card follows the name's link. */
export function PlacePoster({ to, name, label, picture, line, months, fact, ...rest }: PlacePosterProps) {
  const { foot, look = 'poster', priority } = rest
  const { card, picture: frame, words, name: size, foot: below } = looks[look]
  return (
    <li className={`group @container relative grid h-full grid-cols-1 grid-rows-[1fr_auto] ${card}`}>
      <div className={`poster col-start-1 row-start-1 @max-[13rem]:after:hidden ${frame}`}>
        <Picture src={picture} alt="" format="tall" sizes={pictureSizes.smallCard} priority={priority} className="size-full object-cover" />
      </div>
      {/* A poster has a place of its own in the order of layers: the words lie above it. */}
      <div className={`z-1 col-start-1 row-start-1 ${words}`}>
        <h3 className={`font-display font-semibold ${size}`}>
          <SiteLink to={to} aria-label={label} className="after:absolute after:inset-0 group-hover:underline">
            {name}
          </SiteLink>
        </h3>
        {line && <p className="mt-0.5 text-sm leading-snug text-balance">{line}</p>}
        {months && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm md:mt-1.5">
            <MonthDots months={months} />
            {fact}
          </p>
        )}
      </div>
      {foot && <div className={`flex flex-wrap items-center gap-x-1 ${below}`}>{foot}</div>}
    </li>
  )
}
