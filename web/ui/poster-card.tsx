import type { ReactNode } from 'react'
import type { ArtFormat } from '../lib/art'
import { pictureSizes } from '../lib/picture-sizes'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PosterWordsProps {
  to: string
  title: string
  kicker?: ReactNode
  text?: string
  children?: ReactNode
}

export interface PosterCardProps extends PosterWordsProps {
  picture: string
  format?: ArtFormat
  corner?: ReactNode
  priority?: boolean
}

/** The one anatomy of a card: picture, kicker, title, text, facts, action. The whole card follows the title's link. */
export function PosterCard({ picture, format = 'wide', corner, priority = false, ...words }: PosterCardProps) {
  return (
    <article className="relative flex h-full flex-col">
      <div className="poster">
        <Picture src={picture} alt="" format={format} priority={priority} sizes={pictureSizes.card} className="h-auto w-full" />
      </div>
      {corner && <div className="absolute end-4 top-4 z-10 flex gap-2">{corner}</div>}
      <PosterWords {...words} />
    </article>
  )
}

export function PosterWords({ to, title, kicker, text, children }: PosterWordsProps) {
  return (
    <div className="flex grow flex-col pt-4">
      {kicker && <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{kicker}</div>}
      <h3 className="font-display text-xl leading-snug font-semibold">
        <SiteLink to={to} className="after:absolute after:inset-0 hover:underline">
          {title}
        </SiteLink>
      </h3>
      {text && <p className="mt-1.5 line-clamp-3 opacity-80">{text}</p>}
      {children && <div className="mt-3 flex grow flex-col gap-3 text-sm">{children}</div>}
    </div>
  )
}
