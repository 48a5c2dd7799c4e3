import { lazy, type MouseEvent, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InOneLanguage } from '../../schema/content/in-one-language'
import { type CardFacts, withCardContents, withEmbedTitles } from '../../schema/content-cards'
import { localePrefix, withLocalizedLinks } from '../../schema/locale'
import type { Body } from '../../schema/markdown'
import { withPhotoTexts } from '../../schema/photo-texts'
import { drawingClass, withDrawings } from '../../schema/text-drawings'
import {
  type ArtFormat,
  artSize,
  dayPictureClass,
  nightUrl,
  pictureUrl,
  wholePictureUrl,
} from '../lib/art'
import { useLocale } from '../lib/locale-context'
import { useSiteNavigate } from '../lib/navigation'
import { useSettings, useSiteSettings } from '../lib/page-data'
import { readStored, session } from '../lib/persisted-store'
import { PhotosContext } from '../lib/photos'
import { wideScreen } from '../lib/picture-sizes'
import { useNightCondition } from '../lib/theme'
import { cardHtml, cardNote } from './card-facts'
import { embedToOpen, isPlainClick } from './embed-press'
import type { LightboxPicture } from './lightbox'
import { useTextStandIns } from './show-next-picture'

const FigureLightbox = lazy(async () => ({
  default: (await import('./lightbox')).FigureLightbox,
}))

interface RichTextProps {
  /** Rendered by the Worker: raw HTML escaped, link schemes allow-listed. */
  html: string
  lang: string
  cards?: readonly CardFacts[] | undefined
}

export function RichText({ html, lang, cards = [] }: RichTextProps) {
  const { t } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const locale = useLocale()
  const photos = useContext(PhotosContext)
  const text = useRef<HTMLDivElement>(null)
  useTextStandIns(text)
  const [enlarged, setEnlarged] = useState<{ pictures: LightboxPicture[]; start: number }>()
  const prefix = localePrefix(locale, useSettings().defaultLocale)
  const { vndPerUsd } = useSiteSettings()
  const night = useNightCondition()
  const withTitles = withEmbedTitles(html, (kind, name) => t(`embed.${kind}`, { name }))
  const withCards = withCardContents(withTitles, (href, words) => {
    const card = cards.find(({ path }) => prefix + path === href)
    return card
      ? cardHtml(card, { words, note: cardNote(card, { locale, vndPerUsd, t }), night })
      : words
  })
  const withPictures = withDrawings(withCards, {
    address: (scene) => wholePictureUrl(`@assets/art/${scene}`),
    picture: (scene, format, alt) => drawingHtml(scene, { format, alt, night }),
  })
  const filled = withPhotoTexts(withPictures, {
    photos,
    locale,
    words: { photo: t('photo.by'), publicDomain: t('photo.publicDomain') },
  })

  useEffect(() => {
    if (!filled.includes(' data-embed=')) return
    // Only a document with players has the styles of their cards.
    const hasStyles = document.documentElement.dataset.embeds !== undefined
    if (hasStyles && readStored(embedToOpen, session) === undefined) return
    import('./embed-player').then(
      ({ resumeEmbed }) => text.current && resumeEmbed(text.current, embedToOpen),
      (error: unknown) => console.debug('the player did not load', error),
    )
  }, [filled])

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const start = indexOfFigure(event.currentTarget, link)
    if (start >= 0) {
      event.preventDefault()
      // Safari does not focus a clicked link: the dialog must return the focus to it.
      link.focus({ preventScroll: true })
      setEnlarged({ pictures: figuresIn(event.currentTarget), start })
      return
    }
    const path = link.getAttribute('href') ?? ''
    if (!path.startsWith(`${prefix}/`)) return
    event.preventDefault()
    navigate(path.slice(prefix.length))
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are activated */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires its click */}
      <div
        ref={text}
        className="prose"
        lang={lang}
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is safe, see above
        dangerouslySetInnerHTML={{ __html: filled }}
      />
      {enlarged && (
        <Suspense>
          <FigureLightbox {...enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface DrawingOptions {
  format: 'wide' | 'square'
  alt: string
  night: string
}

function drawingHtml(scene: string, { format, alt, night }: DrawingOptions): string {
  const urlOf = (shape: ArtFormat) => pictureUrl(`@assets/art/${scene}`, shape)
  const url = urlOf('square')
  const nightFile = nightUrl(url)
  const sources = [
    ...(format === 'wide' && nightFile
      ? [source('wide', `${wideScreen} and ${night}`, nightUrl(urlOf('wide')) ?? '')]
      : []),
    ...(format === 'wide' ? [source('wide', wideScreen, urlOf('wide'))] : []),
    ...(nightFile ? [source('square', night, nightFile)] : []),
  ]
  const name = `${drawingClass} ${dayPictureClass(url)}`.trim()
  return (
    `<picture>${sources.join('')}<img class="${name}" src="${url}" alt="${alt}" ` +
    `${sizeOf('square')} loading="lazy" decoding="async"></picture>`
  )
}

function source(shape: ArtFormat, media: string, url: string): string {
  return `<source media="${media}" srcset="${url}" ${sizeOf(shape)}>`
}

function sizeOf(shape: ArtFormat): string {
  const { width, height } = artSize(shape)
  return `width="${width}" height="${height}"`
}

export function ContentBody({
  body,
  cards,
}: {
  body: InOneLanguage<Body>
  cards: readonly CardFacts[]
}) {
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  return (
    <RichText
      html={withLocalizedLinks(body.html, locale, defaultLocale)}
      lang={locale}
      cards={cards}
    />
  )
}

const figureLinks = '.photo-figure > a'

function figuresIn(text: Element): LightboxPicture[] {
  return [...text.querySelectorAll(figureLinks)].map((link) => {
    // The credit has its own element.
    const caption = link.nextElementSibling?.firstChild
    return {
      src: link.getAttribute('href') ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: caption instanceof Text ? caption.data.trim() : '',
    }
  })
}

/** -1 for other links. */
function indexOfFigure(text: Element, link: Element): number {
  return [...text.querySelectorAll(figureLinks)].indexOf(link)
}
