import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureSizes } from '../lib/picture-sizes'
import { PhotoCredit } from './photo-credit'
import { Picture } from './picture'
import { SiteLink } from './site-link'

interface PosterHeroProps {
  back: { to: string; label: string }
  kicker: ReactNode
  title: string
  picture: { src: string; alt: string }
  children: ReactNode
}

/** The head of a detail page: the poster beside its caption. The picture has no text on it. */
export function PosterHero({ back, kicker, title, picture, children }: PosterHeroProps) {
  return (
    <div className="bg-night text-on-night">
      <div className="page grid grid-cols-1 gap-8 py-6 md:py-10 lg:grid-cols-[7fr_6fr] lg:items-center lg:gap-12">
        <div className="poster lg:order-2">
          <Picture
            src={picture.src}
            alt={picture.alt}
            format="wide"
            wideFormat="square"
            sizes={pictureSizes.hero}
            priority
            className="h-auto w-full"
          />
        </div>
        <div>
          <SiteLink
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 text-on-night-muted hover:text-on-night"
            data-print="hide"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </SiteLink>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-on-night-muted">{kicker}</div>
          <h1 className="mt-3 text-display">{title}</h1>
          {children}
          <PhotoCredit src={picture.src} className="mt-6 text-on-night-muted" />
        </div>
      </div>
    </div>
  )
}
