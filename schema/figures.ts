import {
  type MediaCrop,
  type MediaKey,
  mediaPath,
  mediaSrcSet,
  offeredWidths,
  parseMediaPath,
  variantSize,
} from './media'
import { drawingClass, drawingOf, drawingPrefix, isSpot, sceneOf } from './text-drawings'

/** Class of a photograph's `<img>`, used by style sheets. */
export const photoClass = 'photo'

const spotClass = 'spot-figure'
const figureClass = 'photo-figure'
const tallFigureClass = `${figureClass} photo-tall`
const galleryClass = 'photo-gallery'

/** Width of `src`, for clients without `srcset` and for offline pages. */
export const plainWidth = 768

/** Address of the largest uncropped rendition. */
export function largestPhoto(key: MediaKey): string {
  return mediaPath(key, {
    crop: 'full',
    width: offeredWidths(key, 'full').at(-1) ?? plainWidth,
    format: 'webp',
  })
}

/** `sizes` of a photograph in the text column, upright ones, and in a gallery. */
const sizes = {
  column: '(min-width: 48rem) 42rem, calc(100vw - 2.25rem)',
  tall: '(min-width: 48rem) 28rem, calc(100vw - 2.25rem)',
  gallery: '(min-width: 48rem) 14rem, 46vw',
}

/** Texts are HTML already. */
interface Image {
  key: MediaKey | undefined
  scene: string | undefined
  /** Whether the address is another file of this site. */
  isOwnFile: boolean
  alt: string
  title: string
}

type IsDrawing = (scene: string) => boolean

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

function readImage(tag: string, isDrawing: IsDrawing): Image {
  const src = attribute(tag, 'src')
  const key = parseMediaPath(src)?.key
  const scene = sceneOf(src)
  const words = { alt: attribute(tag, 'alt'), title: attribute(tag, 'title') }
  return {
    key,
    scene: scene && isDrawing(scene) ? scene : undefined,
    isOwnFile: !key && /^\/(?!\/)/.test(src),
    ...words,
  }
}

/** `src` comes first and `alt` next; `withPhotoAlts` expects it. */
function imgOf(key: MediaKey, alt: string, crop: MediaCrop, more = ''): string {
  const { width, height } = variantSize(key, { crop, width: plainWidth })
  const src = mediaPath(key, { crop, width: plainWidth, format: 'webp' })
  return (
    `<img class="${photoClass}" src="${src}" alt="${alt}"${more} width="${width}" ` +
    `height="${height}" data-colour="#${key.colour}" loading="lazy" decoding="async">`
  )
}

/** A `<picture>` in AVIF and WebP; `alt` is HTML already. */
export function photoPicture(
  key: MediaKey,
  { crop, sizes, alt = '', name }: { crop: MediaCrop; sizes: string; alt?: string; name?: string },
): string {
  const sources = mediaSrcSet(key, crop, 'avif')
  const avif = `<source type="image/avif" srcset="${sources}" sizes="${sizes}">`
  const img = imgOf(key, alt, crop, ` srcset="${mediaSrcSet(key, crop, 'webp')}" sizes="${sizes}"`)
  return `<picture${name ? ` class="${name}"` : ''}>${avif}${img}</picture>`
}

function figure(name: string, picture: string, title: string): string {
  const caption = title && `<figcaption>${title}</figcaption>`
  return `<figure class="${name}">${picture}${caption}</figure>`
}

function photoFigure(key: MediaKey, { alt, title }: Image, isInGallery: boolean): string {
  const crop = isInGallery ? 'square' : 'full'
  const isTall = !isInGallery && key.height > key.width
  const shown = isInGallery ? sizes.gallery : isTall ? sizes.tall : sizes.column
  const picture = photoPicture(key, { crop, sizes: shown, alt })
  return figure(
    isTall ? tallFigureClass : figureClass,
    `<a href="${largestPhoto(key)}">${picture}</a>`,
    title,
  )
}

/** A framed drawing, or a frameless spot beside the text. */
function drawingFigure(scene: string, { alt, title }: Image, isInGallery: boolean): string {
  if (isSpot(scene) && !isInGallery)
    return figure(spotClass, drawingOf(scene, alt, 'square'), title)
  const picture = drawingOf(scene, alt, isInGallery ? 'square' : 'wide')
  return figure(figureClass, `<a href="${drawingPrefix}${scene}">${picture}</a>`, title)
}

/** A figure or a gallery; pictures that cannot be shown become their alt text. */
function blockOf(images: Image[]): string {
  const shown = images.filter(({ key, scene }) => key || scene)
  const isGallery = shown.length > 1
  const figures = shown.map((image) =>
    image.key
      ? photoFigure(image.key, image, isGallery)
      : drawingFigure(image.scene ?? '', image, isGallery),
  )
  const words = images
    .flatMap(({ key, scene, alt }) => (key || scene || alt === '' ? [] : [alt]))
    .join(' ')
  const block = isGallery
    ? `<div class="${galleryClass}">${figures.join('')}</div>`
    : figures.join('')
  return block + (words && `<p>${words}</p>`)
}

const imageTag = '<img [^>]*>'
const loneImages = new RegExp(`<p>((?:${imageTag}(?:\\s|<br />)*)+)</p>`, 'g')
const shownImage = new RegExp(`^<img class="(?:${photoClass}|${drawingClass})"`)

/**
 * Turns pictures of rendered Markdown into figures, galleries or inline images. Those of other
 * sites and missing ones become their alt text.
 */
export function withFigures(html: string, isDrawing: IsDrawing): string {
  if (!html.includes('<img ')) return html
  const tags = new RegExp(imageTag, 'g')
  const blocks = html.replace(loneImages, (paragraph, inner: string) => {
    const images = [...inner.matchAll(tags)].map(([tag]) => readImage(tag, isDrawing))
    return images.some(({ isOwnFile }) => isOwnFile) ? paragraph : blockOf(images)
  })
  return blocks.replace(tags, (tag) => {
    if (shownImage.test(tag)) return tag
    const { key, scene, isOwnFile, alt } = readImage(tag, isDrawing)
    if (key) return imgOf(key, alt, 'full')
    if (scene) return drawingOf(scene, alt, isSpot(scene) ? 'square' : 'wide')
    return isOwnFile ? tag : alt
  })
}

const photoWithoutAlt = new RegExp(`(<img class="${photoClass}" src="([^"]*)" alt=")"`, 'g')
const renderedFigure = new RegExp(
  `(<figure class="${figureClass}[^"]*"><a href="([^"]*)">(?:(?!</a>).)*</a>)` +
    `(?:<figcaption>((?:(?!</figcaption>).)*)</figcaption>)?</figure>`,
  'g',
)

/** Fills empty alt texts of photographs; `altOf` gets an address and returns safe HTML. */
export function withPhotoAlts(html: string, altOf: (address: string) => string): string {
  return html.replace(
    photoWithoutAlt,
    (_, before: string, address: string) => `${before}${altOf(address)}"`,
  )
}

/** Replaces captions; `captionOf` gets address and caption as HTML and returns safe HTML. */
export function withCaptions(
  html: string,
  captionOf: (address: string, caption: string) => string,
): string {
  return html.replace(renderedFigure, (_, figure: string, address: string, written = '') => {
    const caption = captionOf(address, written)
    return `${figure}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  })
}

const photoOrBlockEnd = new RegExp(
  `<figure .*?</figure>|<picture .*?</picture>|<img class="${photoClass}" src="([^"]*)"[^>]*>|` +
    `</(?:p|li|td|th|h[1-6])>|<[ou]l>`,
  'gs',
)

/** Adds credits of inline photographs to their paragraph; `creditOf` returns safe HTML. */
export function withInlineCredits(html: string, creditOf: (address: string) => string): string {
  const credits = new Set<string>()
  return html.replace(photoOrBlockEnd, (found, address: string | undefined) => {
    if (address !== undefined) credits.add(creditOf(address))
    if (!found.startsWith('</') && !/^<[ou]l>/.test(found)) return found
    const before = [...credits].join('')
    credits.clear()
    return before + found
  })
}

/** Replaces photographs by one JPEG each, for clients without `srcset` such as feed readers. */
export function withPlainPhotos(html: string): string {
  return html.replace(/<picture.*?<\/picture>|<img class="photo" [^>]*>/g, (picture) => {
    const tag = /<img [^>]*>/.exec(picture)?.[0] ?? ''
    const variant = parseMediaPath(attribute(tag, 'src'))
    if (!variant) return picture
    const jpeg = { crop: variant.crop, width: 1080, format: 'jpg' } as const
    const { width, height } = variantSize(variant.key, jpeg)
    const alt = attribute(tag, 'alt')
    const size = `width="${width}" height="${height}"`
    return `<img src="${mediaPath(variant.key, jpeg)}" alt="${alt}" ${size}>`
  })
}
