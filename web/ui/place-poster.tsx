import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { MonthDots } from './month-dots'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PlacePosterProps {
  to: string
  name: string
  picture: string
  /** One line below the name. */
  line?: ReactNode
  /** The good months, 1 to 12. */
  months?: readonly number[]
  /** Beside the name's foot, such as a heart. */
  corner?: ReactNode
  priority?: boolean
}

/** The card of a place: a tall poster with its name lettered on it. The whole card follows the name's link. */
export function PlacePoster({ to, name, picture, line, months, corner, priority = false }: PlacePosterProps) {
  return (
    <article className="poster relative h-full text-on-night">
      <div className="relative h-full overflow-hidden">
        <Picture
          src={picture}
          alt=""
          format="tall"
          sizes={pictureSizes.smallCard}
          priority={priority}
          className="h-full w-full object-cover"
        />
        <div className="title-shade absolute inset-x-0 bottom-0 px-4 pt-16 pb-4">
          <h3 className="font-display text-2xl leading-tight font-semibold">
            <SiteLink to={to} className="after:absolute after:inset-0 hover:underline">
              {name}
            </SiteLink>
          </h3>
          {line && <p className="mt-0.5 line-clamp-1 text-sm">{line}</p>}
          {months && <MonthDots months={months} className="mt-2" />}
        </div>
      </div>
      {corner && <div className="absolute end-3 top-3 z-10">{corner}</div>}
    </article>
  )
}
