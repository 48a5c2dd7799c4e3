import { ArrowLeft, Download, Frame, Printer, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { parseMediaPath } from '../../schema/media'
import { pictureUrl } from '../lib/art'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { useSettings } from '../lib/page-data'
import { buttonStyles } from './button-styles'
import { PhotoCredit } from './photo-credit'
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
  lead?: ReactNode
  /** Our own offer: the ticket looks like a fruit crate. */
  isOwn?: boolean
  actions?: ReactNode
  children?: ReactNode
}

const longTitle = 24

const titles = {
  long: 'text-title',
  cover: 'text-display',
  place: 'place-title',
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
      className={lead ? 'ticket-tools flex flex-wrap items-center gap-2' : 'head-tools'}
      data-print="hide"
    >
      {actions}
    </div>
  )
  return (
    <header>
      <SkyPicture {...picture} veil={veil} className={isCover ? 'cover' : 'h-96 lg:h-125'}>
        <SiteLink
          to={back.to}
          className={
            'inline-flex min-h-11 items-center gap-2 text-sm ' +
            'font-semibold hover:underline md:text-base'
          }
          data-print="hide"
        >
          <ArrowLeft className="size-4 shrink-0" />
          {back.label}
        </SiteLink>
        <h1
          lang={lang}
          className={`md:max-w-2/3 ${hasLongTitle ? `lg:max-w-1/2 ${titles.long}` : titles[isCover ? 'cover' : 'place']}`}
        >
          {title}
        </h1>
      </SkyPicture>
      <div
        className={
          'page grid gap-x-12 gap-y-4 pt-4 md:pt-6 lg:flex lg:items-start lg:justify-between'
        }
      >
        {lead && (
          <div
            className={
              'px-4 pb-4 lg:order-last lg:w-96 lg:shrink-0 ' +
              (isOwn ? 'crate m-1.5' : 'rounded-control border border-line bg-card card-shadow')
            }
          >
            <div className={isOwn ? 'py-4' : 'ticket-head -mx-4 mb-4 p-4'}>
              {facts}
              {lead}
            </div>
            {tools}
          </div>
        )}
        <div className="min-w-0 grow">
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

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal()

function PosterSheet({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const { siteUrl } = useSettings()
  const address = new URL(useSiteHref(useScreenLocation().pathname), siteUrl)
  if (!picture || parseMediaPath(picture)) return null
  const url = pictureUrl(picture, 'tall')
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.quiet} text-sm text-ink`}
        data-print="hide"
        onClick={() => setIsOpen(true)}
      >
        <Frame className="size-4" />
        {t('poster.open')}
      </button>
      {isOpen &&
        createPortal(
          <dialog
            ref={show}
            data-print="alone"
            aria-label={t('poster.open')}
            onClose={() => setIsOpen(false)}
            className={
              'poster-sheet m-auto max-h-dvh max-w-md bg-card p-4 ' + 'text-ink backdrop:bg-veil'
            }
          >
            <figure>
              <img src={url} alt="" className="h-auto w-full" />
              <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-display text-2xl font-semibold">{name}</b>
                <span className="text-sm text-muted">{address.host + address.pathname}</span>
              </figcaption>
            </figure>
            <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
              <button type="button" className={buttonStyles.primary} onClick={() => window.print()}>
                <Printer className="size-4.5" />
                {t('poster.print')}
              </button>
              <a href={url} download className={buttonStyles.secondary}>
                <Download className="size-4.5" />
                {t('poster.download')}
              </a>
              <button
                type="button"
                aria-label={t('close')}
                className={`${buttonStyles.icon} ms-auto`}
                onClick={() => setIsOpen(false)}
              >
                <X className="size-5" />
              </button>
            </div>
          </dialog>,
          document.body,
        )}
    </>
  )
}
