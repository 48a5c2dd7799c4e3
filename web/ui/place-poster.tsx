import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { MonthDots } from './month-dots'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PlacePosterProps {
  to: string
  name: string
  /** The link's accessible name, which contains the place's. */
  label?: string
  picture: string
  /** What it is like, on wide screens. */
  line?: string
  /** One line of facts. */
  facts?: string
  /** The good months, 1 to 12. */
  months?: readonly number[]
  /** Beside the name's foot, such as a heart. */
  corner?: ReactNode
  priority?: boolean
}

/** The card of a place: a tall poster with its name lettered on it. The whole card follows the name's link. */
export function PlacePoster({ to, name, label, picture, line, facts, months, corner, priority = false }: PlacePosterProps) {
  return (
    <article className="poster h-full text-on-night">
      <div className="relative h-full">
        <Picture
          src={picture}
          alt=""
          format="tall"
          sizes={pictureSizes.smallCard}
          priority={priority}
          className="h-full w-full object-cover"
        />
        <div className="title-shade absolute inset-x-0 bottom-0 px-4 pt-12 pb-3.5">
          <h3 className="font-display text-[1.65rem] leading-tight font-semibold">
            <SiteLink to={to} aria-label={label} className="after:absolute after:inset-0 hover:underline">
              {name}
            </SiteLink>
          </h3>
          {line && <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-snug max-md:hidden">{line}</p>}
          {facts && <p className="mt-1 text-sm">{facts}</p>}
          {months && <MonthDots months={months} className="mt-2" />}
        </div>
        {corner && <div className="absolute end-2 top-2 z-10">{corner}</div>}
      </div>
    </article>
  )
}
