import type { Photo } from './api/media'
import { escapeHtml } from './escape-html'
import { withCaptions, withInlineCredits, withPhotoAlts } from './figures'
import { type Locale, text } from './locale'
import { type Licence, licences, parseMediaPath } from './media'

/** A name or licence in the credit of a photograph, and where it leads. */
export interface CreditPart {
  text: string
  href?: string
  /** Whether it names the licence. */
  isLicence: boolean
}

/** The words of a credit in the page's language. */
export interface CreditWords {
  /** Before the name. */
  photo: string
  publicDomain: string
}

/** The photograph that an address shows, whatever its rendition. */
export function photoAt(
  photos: readonly Photo[],
  address: string | null | undefined,
): Photo | undefined {
  const id = parseMediaPath(address ?? '')?.key.id
  return id === undefined ? undefined : photos.find((photo) => photo.id === id)
}

/** What a licence is called; nothing for those that need no naming. */
function licenceName(licence: Licence, words: CreditWords): string {
  if (licence === 'own' || licence === 'permission') return ''
  if (licence === 'public-domain') return words.publicDomain
  return licence === 'cc0'
    ? 'CC0'
    : licence.toUpperCase().replace('CC-', 'CC ').replace(/-(\d)/, ' $1')
}

const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** Who took a photograph and under which licence it is shown; empty where nobody is to be named. */
export function creditParts(
  { credit, creditUrl, licence }: Photo,
  words: CreditWords,
): CreditPart[] {
  const source = isWebAddress(creditUrl) ? creditUrl : undefined
  const name = credit || (source && new URL(source).hostname) || ''
  const licenceText = licenceName(licence, words)
  const address = licences[licence]
  return [
    ...(name ? [{ text: name, isLicence: false, ...(source && { href: source }) }] : []),
    ...(licenceText
      ? [{ text: licenceText, isLicence: true, ...(address && { href: address }) }]
      : []),
  ]
}

/**
 * The credit of a photograph as safe HTML, such as "Ảnh: An · CC BY 4.0"; empty where nobody is to
 * be named.
 */
export function creditHtml(photo: Photo, words: CreditWords): string {
  const parts = creditParts(photo, words).map(({ text, href, isLicence }) =>
    href
      ? `<a href="${escapeHtml(href)}"${isLicence ? ' rel="license"' : ''}>${escapeHtml(text)}</a>`
      : escapeHtml(text),
  )
  return parts.length === 0
    ? ''
    : `<small class="photo-credit">${escapeHtml(words.photo)}: ${parts.join(' · ')}</small>`
}

interface PhotoTexts {
  photos: readonly Photo[]
  locale: Locale
  words: CreditWords
}

/**
 * Rendered Markdown with what the library says of its photographs: the alternative text and caption
 * where the text gives none, and the credit.
 */
export function withPhotoTexts(html: string, { photos, locale, words }: PhotoTexts): string {
  if (photos.length === 0) return html
  const described = withPhotoAlts(html, (address) => {
    const photo = photoAt(photos, address)
    return photo ? escapeHtml(text(photo, 'alt', locale)) : ''
  })
  const credited = withInlineCredits(described, (address) => {
    const photo = photoAt(photos, address)
    return photo ? creditHtml(photo, words) : ''
  })
  return withCaptions(credited, (address, written) => {
    const photo = photoAt(photos, address)
    if (!photo) return written
    const caption = written || escapeHtml(text(photo, 'caption', locale))
    return [caption, creditHtml(photo, words)].filter(Boolean).join(' ')
  })
}
