import type { EntryKind, Region } from './content/choices'
import { regions } from './content/choices'

/**
 * The title that makes a card of a link which is alone in its paragraph: `[Huế](/where-to-go/hue
 * "card")`.
 */
export const cardTitle = 'card'

/** The title that makes a button of one: `[Plan a trip](/lap-ke-hoach "button")`. */
export const buttonTitle = 'button'

/** The classes of a card and a button in the page. */
export const cardClass = 'content-card'
const buttonClass = 'content-button'

const loneLink = new RegExp(
  `<p><a href="([^"]*)" title="(${cardTitle}|${buttonTitle})">((?:(?!</a>).)*)</a></p>`,
  'g',
)
const renderedCard = new RegExp(`<a class="${cardClass}" href="([^"]*)">((?:(?!</a>).)*)</a>`, 'g')

/**
 * Returns rendered Markdown with a class at the links that are cards or buttons, in place of their
 * title.
 */
export function withContentCards(html: string): string {
  return html.replace(loneLink, (_, href: string, title: string, words: string) => {
    const name = title === cardTitle ? cardClass : buttonClass
    return `<p><a class="${name}" href="${href}">${words}</a></p>`
  })
}

/** Where the cards of rendered Markdown lead, each once. */
export function cardLinks(html: string): string[] {
  return [...new Set([...html.matchAll(renderedCard)].map(([, href = '']) => href))]
}

/**
 * Rendered Markdown with other content in its cards; `contentOf` gets where one leads and its words
 * as HTML, and returns safe HTML.
 */
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

/** What the card of an entry shows beside its words. */
export interface CardFacts {
  /** The screen path of its page. */
  path: string
  kind: EntryKind | 'article'
  /** A stored picture path. */
  image: string
  /** Of a destination. */
  region?: Region
  /** Of a deal, in VND. */
  price?: number
}

/** The card of an entry from its summary or its page's data; undefined where it has no picture. */
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
