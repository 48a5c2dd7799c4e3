import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhotoCredit } from './photo-credit'
import { PosterSheet } from './poster-sheet'
import { SiteLink } from './site-link'
import { SkyPicture, type Veil } from './sky-picture'

export const headActions = 'head-actions'

interface PosterHeroProps {
  back: { to: string; label: string }
  kicker?: ReactNode
  title: string
  lang?: string | undefined
  /** Smaller letters; by default those of long cover titles. */
  hasLongTitle?: boolean
  picture: { src: string | null; alt: string }
  veil?: Veil | undefined
  /** Fills more of the screen: for reading, not looking up. */
  isCover?: boolean
  /** Read before the action, such as the price: both are on a ticket. */
  lead?: ReactNode
  /** Our own offer: the ticket looks like a fruit crate. */
  isOwn?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** Characters. */
const longTitle = 24

const titles = {
  long: 'text-title',
  cover: 'text-display',
  place: 'text-display lg:text-[5.5rem]',
} as const

export function PosterHero(props: PosterHeroProps) {
  const {
    back,
    kicker,
    title,
    lang,
    picture,
    veil,
    isCover = false,
    lead,
    isOwn = false,
    actions,
    children,
  } = props
  const { hasLongTitle = isCover && title.length > longTitle } = props
  const facts = kicker && (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:text-base">
      {kicker}
    </div>
  )
  const tools = actions && (
    <div
      id={headActions}
      className={`flex flex-wrap items-center gap-2 ${lead ? '*:grow [&_button]:grow' : 'lg:has-[>:nth-child(3)]:grid lg:has-[>:nth-child(3)]:grid-cols-[repeat(3,auto)] lg:[&_button]:w-full'}`}
      data-print="hide"
    >
      {actions}
    </div>
  )
  return (
    <header>
      <SkyPicture
        {...picture}
        veil={veil}
        className={isCover ? 'h-[60vh] min-h-96' : 'h-96 lg:h-125'}
      >
        <SiteLink
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline md:text-base"
          data-print="hide"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {back.label}
        </SiteLink>
        <h1
          lang={lang}
          className={`md:max-w-2/3 ${hasLongTitle ? `lg:max-w-[52%] ${titles.long}` : titles[isCover ? 'cover' : 'place']}`}
        >
          {title}
        </h1>
      </SkyPicture>
      <div className="page grid gap-x-12 gap-y-4 pt-4 md:pt-6 lg:grid-cols-[1fr_auto] lg:items-start">
        {lead && (
          <div
            className={`px-4 pb-4 lg:order-last lg:w-96 ${isOwn ? 'crate m-1.5' : 'rounded-control border border-line bg-card card-shadow'}`}
          >
            <div className={isOwn ? 'py-4' : 'ticket-head -mx-4 mb-4 p-4'}>
              {facts}
              {lead}
            </div>
            {tools}
          </div>
        )}
        <div className="min-w-0">
          {!lead && facts}
          {children}
          <PhotoCredit src={picture.src} className="mt-2 text-muted" />
          <PosterSheet name={title} picture={picture.src} />
        </div>
        {!lead && tools}
      </div>
    </header>
  )
}
