import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PlacePosterProps {
  to: string
  name: string
  /** Names the link if it says more than `name`. */
  label?: string
  picture: string
  badge?: ReactNode
  tools?: ReactNode
  line?: ReactNode
  children?: ReactNode
  isWide?: boolean
  priority?: boolean
}

export function PlacePoster({
  to,
  name,
  label,
  picture,
  badge,
  tools,
  line,
  children,
  isWide = false,
  priority,
}: PlacePosterProps) {
  return (
    <li
      className={
        'place-poster group relative grid h-full grid-cols-1 ' +
        (children ? 'rows-rest border border-line bg-card' : '')
      }
    >
      <div className={`col-start-1 row-start-1 ${children ? '' : 'poster'}`}>
        <Picture
          src={picture}
          alt=""
          format={isWide ? 'wide' : 'tall'}
          {...(isWide && { wideFormat: 'tall' })}
          sizes={pictureSizes.smallCard}
          priority={priority}
          className={children ? 'h-auto w-full' : 'size-full object-cover'}
        />
      </div>
      {badge && <div className="absolute start-3 top-3 z-1">{badge}</div>}
      {tools && <div className="absolute end-2 top-2 z-10 flex gap-1">{tools}</div>}
      {/* The poster has its own stacking order: the words lie above it. */}
      <div
        className={
          'title-shade z-1 col-start-1 row-start-1 self-end px-3 pt-14 pb-3 text-on-night ' +
          (children ? '' : 'm-2.5')
        }
      >
        <h3 className={'place-name font-display leading-tight font-semibold'}>
          <SiteLink
            to={to}
            aria-label={label}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </SiteLink>
        </h3>
        {line && <p className="mt-0.5 text-sm leading-snug text-balance">{line}</p>}
      </div>
      {children}
    </li>
  )
}
