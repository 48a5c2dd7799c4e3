import { withCaptions, withInlineCredits, withPhotoAlts } from './figures'
import { escapeHtml } from './html'
import { type Locale, text } from './locale'
import { type Licence, licences, parseMediaPath } from './media'

/** A photograph as readers get it; texts may be empty. */
export interface Photo {
  id: string
  /** As {@link mediaAddress} returns it; replaces `media:<id>` in the same response. */
  src: string
  altVi: string
  altEn: string
  captionVi: string
  captionEn: string
  credit: string
  /** The author's page or the source; may be empty. */
  creditUrl: string
  licence: Licence
}

/** Each photograph that the response names, once. */
export interface WithPhotos {
  photos?: Photo[]
}

interface CreditPart {
  text: string
  href?: string
  isLicence: boolean
}

export interface CreditWords {
  photo: string
  publicDomain: string
}

/** The photograph of any rendition's address. */
export function photoAt(
  photos: readonly Photo[],
  address: string | null | undefined,
): Photo | undefined {
  const id = parseMediaPath(address ?? '')?.key.id
  return id === undefined ? undefined : photos.find((photo) => photo.id === id)
}

/** Empty for licences that need no naming. */
function licenceName(licence: Licence, words: CreditWords): string {
  if (licence === 'own' || licence === 'permission') return ''
  if (licence === 'public-domain') return words.publicDomain
  return licence === 'cc0'
    ? 'CC0'
    : licence.toUpperCase().replace('CC-', 'CC ').replace(/-(\d)/, ' $1')
}

const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** Author and licence; empty if nobody needs to be named. */
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

/** Safe HTML such as "Ảnh: An · CC BY 4.0", or ''. */
function creditHtml(photo: Photo, words: CreditWords): string {
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

/** Adds alt texts and captions of the library where the text has none, and credits. */
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
