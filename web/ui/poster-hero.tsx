import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { PhotoCredit } from './photo-credit'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PosterHeroProps {
  back: { to: string; label: string }
  /** One line of facts above the title. */
  kicker?: ReactNode
  title: string
  /** A long title in smaller letters, so that it leaves the picture free. */
  hasLongTitle?: boolean
  picture: { src: string; alt: string }
  /** Where the title stands on a phone: at the foot of the picture, or below it where the picture says what the title would cover. */
  titleAt?: 'foot' | 'below'
  /** What has to be read before the action, such as the price. */
  lead?: ReactNode
  /** The main action and the tools beside it. */
  actions?: ReactNode
  children?: ReactNode
}

const titleStyles = {
  foot: {
    format: 'tall',
    height: 'max-lg:h-[min(25rem,62svh)]',
    words: 'relative row-start-1',
    backLink: '',
    shade: 'max-lg:title-shade max-lg:mt-auto max-lg:pt-16 max-lg:pb-4',
  },
  below: {
    format: 'square',
    height: 'max-lg:h-[min(19rem,45svh)] max-lg:object-[50%_85%]',
    words: 'max-lg:row-start-2 lg:row-start-1',
    backLink: 'max-lg:absolute max-lg:start-0 max-lg:top-0',
    shade: 'max-lg:pt-3',
  },
} as const

/** The head of a detail page: beside the poster on a wide screen; on a phone a tall picture from edge to edge with the title at its foot. */
export function PosterHero(props: PosterHeroProps) {
  const { back, kicker, title, hasLongTitle = false, picture, titleAt = 'foot', lead, actions, children } = props
  const { format, height, words, backLink, shade } = titleStyles[titleAt]
  return (
    <div className="bg-night text-on-night">
      <div className="relative grid grid-cols-1 lg:page lg:grid-cols-[6fr_7fr] lg:gap-x-12 lg:py-10 print:block">
        <div className="col-start-1 row-start-1 lg:poster lg:col-start-2 lg:row-span-2 lg:self-center" data-print="picture">
          <Picture
            src={picture.src}
            alt={picture.alt}
            format={format}
            wideFormat="square"
            sizes={pictureSizes.hero}
            priority
            className={`w-full max-lg:object-cover lg:h-auto ${height}`}
          />
        </div>
        <div className={`col-start-1 flex flex-col lg:self-end ${words}`}>
          <SiteLink
            to={back.to}
            className={`inline-flex min-h-11 items-center gap-2 self-start hover:text-on-night max-lg:m-3 max-lg:rounded-full max-lg:bg-night/70 max-lg:px-4 max-lg:text-sm lg:text-on-night-muted ${backLink}`}
            data-print="hide"
          >
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            {back.label}
          </SiteLink>
          <div className={`max-lg:px-4.5 md:max-lg:px-8 ${shade}`}>
            {kicker && (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:mt-2 lg:gap-x-4 lg:text-on-night-muted">{kicker}</div>
            )}
            <h1 className={`mt-1.5 lg:mt-3 ${hasLongTitle ? 'text-title max-lg:text-3xl max-lg:leading-[1.2]' : 'text-display'}`}>
              {title}
            </h1>
          </div>
        </div>
        <div className="col-start-1 flex flex-col gap-y-4 max-lg:page max-lg:pt-3 max-lg:pb-6 lg:pt-4">
          {lead && <div className="lg:order-last">{lead}</div>}
          {actions && (
            <div className="flex flex-wrap items-center gap-x-1 gap-y-2 lg:order-last lg:mt-2 lg:gap-3" data-print="hide">
              {actions}
            </div>
          )}
          <div>{children}</div>
          <PhotoCredit src={picture.src} className="text-on-night-muted lg:order-last" />
        </div>
      </div>
    </div>
  )
}
