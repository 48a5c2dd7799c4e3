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
  kind: SearchType | 'dish'
  path: string
  title: string
  titleLang?: Locale
  /** The title of the page that contains a part with a name of its own, such as a dish. */
  pageTitle?: string
  section?: string
  description: string
  picture: string | null
  tags: string[]
  location?: string
  rating?: number
  discount?: number
  from?: string
  hotelPlace?: string
}

const shownTags = 4

/** For every dish, because the picture and text of its page show the town. */
const dishPicture = '@assets/art/spot-meal'

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
    // Rating and price belong to the page, not to a part of it.
    ...(!part && rating !== undefined && { rating }),
    ...(!part && discount !== undefined && { discount }),
    ...(!part && price !== undefined && { from: formatPrice(price, locale, vndPerUsd) }),
    ...(type === 'destination' && !part && { hotelPlace: slug }),
  }
}

const before = 30

export const isMarkedIn = (text: string, marks: readonly string[]): boolean =>
  marks.length > 0 && text.normalize('NFC').search(patternOf(marks)) >= 0

/** Cuts a text before its first match, so that two lines of it show the match. */
export function excerptOf(text: string, marks: readonly string[]): string {
  if (!isMarkedIn(text, marks)) return text
  const composed = text.normalize('NFC')
  const at = composed.search(patternOf(marks))
  return at <= 2 * before ? composed : `…${composed.slice(composed.indexOf(' ', at - before) + 1)}`
}
