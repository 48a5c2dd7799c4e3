import type { EntryKind, Region } from './content/choices'
import { regions } from './content/choices'

/** Link title that turns a lone link into a card: `[Huế](/where-to-go/hue "card")`. */
export const cardTitle = 'card'

export const buttonTitle = 'button'

export const cardClass = 'content-card'
const buttonClass = 'content-button'

const loneLink = new RegExp(
  `<p><a href="([^"]*)" title="(${cardTitle}|${buttonTitle})">((?:(?!</a>).)*)</a></p>`,
  'g',
)
const renderedCard = new RegExp(`<a class="${cardClass}" href="([^"]*)">((?:(?!</a>).)*)</a>`, 'g')

/** Replaces the titles of lone card and button links in rendered Markdown by classes. */
export function withContentCards(html: string): string {
  return html.replace(loneLink, (_, href: string, title: string, words: string) => {
    const name = title === cardTitle ? cardClass : buttonClass
    return `<p><a class="${name}" href="${href}">${words}</a></p>`
  })
}

/** The targets of all cards in rendered Markdown, without duplicates. */
export function cardLinks(html: string): string[] {
  return [...new Set([...html.matchAll(renderedCard)].map(([, href = '']) => href))]
}

/** Gives embeds without a title one, such as "Video on YouTube". */
export function withEmbedTitles(
  html: string,
  titleOf: (kind: 'video' | 'post' | 'place', name: string) => string,
): string {
  return html.replace(
    /(<small data-untitled="(video|post|place)">([^<]*)<\/small>)/g,
    (_, mark: string, kind: 'video' | 'post' | 'place', name: string) =>
      `${mark} ${titleOf(kind, name)}`,
  )
}

/** Replaces cards' content; `contentOf` gets the href and inner HTML and returns safe HTML. */
export function withCardContents(
  html: string,
  contentOf: (href: string, words: string) => string,
): string {
  return html.replace(
    renderedCard,
    (_, href: string, words: string) =>
      `<a class="${cardClass}" href="${href}">${contentOf(href, words)}</a>`,
  )
}

/** Content of a card beside its text; `price` is in VND. */
export interface CardFacts {
  path: string
  kind: EntryKind | 'article'
  image: string
  region?: Region
  price?: number
}

/** Reads a card from an entry's summary or data; undefined without a picture. */
export function cardFacts(
  path: string,
  kind: CardFacts['kind'],
  content: object,
): CardFacts | undefined {
  const { heroImageUrl, imageUrl, image, coverImage, region, discountedPrice } = content as Record<
    string,
    unknown
  >
  const picture = [heroImageUrl, imageUrl, image, coverImage].find(
    (value) => typeof value === 'string',
  )
  if (picture === undefined) return undefined
  const known = kind === 'destination' ? regions.find((one) => one === region) : undefined
  return {
    path,
    kind,
    image: picture,
    ...(known && { region: known }),
    ...(typeof discountedPrice === 'number' && { price: discountedPrice }),
  }
}
