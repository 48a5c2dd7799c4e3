import type { ReactNode } from 'react'
import type { ArtFormat } from '../lib/art'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PosterCardProps {
  to: string
  title: string
  picture: string
  format?: ArtFormat
  /** Above the title: badges, day, duration. */
  kicker?: ReactNode
  /** Two lines about it. */
  text?: string
  /** Below the text: facts, tags, buttons. */
  children?: ReactNode
  /** On the picture's corner, such as the save button. */
  corner?: ReactNode
  priority?: boolean
  /** Whether it is two columns wide (`sm:col-span-2`, gap-x-7): a tall picture in the first, the words in the second. */
  isLead?: boolean
}

/** The one anatomy of a card: picture, kicker, title, text, facts, action. The whole card follows the title's link. */
export function PosterCard({
  to,
  title,
  picture,
  format = 'wide',
  kicker,
  text,
  children,
  corner,
  priority = false,
  isLead = false,
}: PosterCardProps) {
  return (
    <article className={isLead ? 'relative grid gap-x-7 sm:grid-cols-2' : 'relative flex h-full flex-col'}>
      <div className="poster">
        <Picture
          src={picture}
          alt=""
          format={format}
          {...(isLead && { wideFormat: 'tall' })}
          priority={priority}
          className="h-auto w-full"
        />
      </div>
      {corner && <div className="absolute end-4 top-4 z-10 flex gap-2">{corner}</div>}
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
    </article>
  )
}
