import type { SearchResult } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import { patternOf } from '../../../schema/mark-pattern'
import { formatPrice } from '../../../schema/numbers'
import type { SearchType } from '../../../schema/search-query'
import { itemPath } from '../../domain/saved/item-path'
import { splitVietnameseName } from '../../ui/vietnamese-name'

export interface ShownResult {
  id: string
  type: SearchType
  /** What the card calls it: its type, or what a part is where that is more than a section. */
  kind: SearchType | 'dish'
  path: string
  title: string
  /** Of a title that is not in the page's language: dishes keep their names. */
  titleLang?: Locale
  /** The page of a part that has a name of its own, such as a dish. */
  pageTitle?: string
  /** The heading of the section, which says little without the title of its page. */
  section?: string
  description: string
  picture: string | null
  tags: string[]
  location?: string
  rating?: number
  discount?: number
  from?: string
  /** What the hotel partner is asked for. */
  hotelPlace?: string
}

const shownTags = 4

/** Of every dish: picture and words of the page that it stands in are of the town. */
const dishPicture = '@assets/art/spot-meal'

/** What a card shows of a result. A part leads to its place in the page. */
export function toShownResult(
  result: SearchResult,
  locale: Locale,
  vndPerUsd: number,
): ShownResult {
  const { id, type, title, lead, part, place, tags = [], image, rating, discount, price } = result
  const slug = id.slice(type.length + 1)
  const anchor = part && /#([^:]*)/.exec(part.id)?.[1]
  const kind = anchor === 'dishes' ? 'dish' : type
  const named = type === 'destination' ? part : undefined
  return {
    id,
    type,
    kind,
    path: itemPath(type, slug, title) + (anchor ? `#${anchor}` : ''),
    title: named?.title ?? title,
    ...(part &&
      kind === 'dish' &&
      locale === 'en' &&
      splitVietnameseName(part.title)[1] === '' && { titleLang: 'vi' as const }),
    ...(named && { pageTitle: title }),
    ...(part && !named && { section: part.title }),
    description: part?.lead || (kind === 'dish' ? '' : lead),
    picture: kind === 'dish' ? dishPicture : image,
    tags: part ? [] : tags.slice(0, shownTags),
    ...(place && kind !== 'dish' && { location: place }),
    // The rating and price of a page are not those of a dish or a section in it.
    ...(!part && rating !== undefined && { rating }),
    ...(!part && discount !== undefined && { discount }),
    ...(!part && price !== undefined && { from: formatPrice(price, locale, vndPerUsd) }),
    ...(type === 'destination' && !part && { hotelPlace: slug }),
  }
}

/** How much of a text is read before its first mark. */
const before = 30

export const isMarkedIn = (text: string, marks: readonly string[]): boolean =>
  marks.length > 0 && text.normalize('NFC').search(patternOf(marks)) >= 0

/** A text from a little before its first mark on, so that two lines of it show why it was found. */
export function excerptOf(text: string, marks: readonly string[]): string {
  if (!isMarkedIn(text, marks)) return text
  const composed = text.normalize('NFC')
  const at = composed.search(patternOf(marks))
  return at <= 2 * before ? composed : `…${composed.slice(composed.indexOf(' ', at - before) + 1)}`
}
