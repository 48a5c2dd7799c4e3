import { type Body, readingMinutes, toBody } from '../body'
import { namedPlaces } from '../places'
import type { Guide, GuideNeighbour, GuideSource } from './types'
import { guideTitles } from './with-titles'

/** A day's number as guides are named by it: `1` → `'01'`. */
export function twoDigits(day: number): string {
  return String(day).padStart(2, '0')
}

function neighbour(day: number): GuideNeighbour | undefined {
  const titles = guideTitles[day - 1]
  return titles && { day, ...titles }
}

/** The whole guide made from what its author wrote. Throws a RangeError for a day without a title. */
export function guidePage(source: GuideSource): Guide {
  const { day } = source
  const titles = guideTitles[day - 1]
  if (!titles) throw new RangeError(`there is no title for day ${day}`)
  const content: Record<'vi' | 'en', Body> = { vi: toBody(source.contentVi), en: toBody(source.contentEn) }
  const number = twoDigits(day)
  const previous = neighbour(day - 1)
  const next = neighbour(day + 1)
  return {
    ...source,
    ...titles,
    id: `guide-${number}`,
    date: `2025-09-${number}`,
    updatedOn: '2026-11-23',
    imageUrl: `@assets/art/guide-${number}`,
    destinations: namedPlaces(source.destinations),
    readTimeVi: `${readingMinutes(content.vi.html)} phút đọc`,
    readTimeEn: `${readingMinutes(content.en.html)} min read`,
    contentVi: content.vi,
    contentEn: content.en,
    ...(previous && { previous }),
    ...(next && { next }),
  }
}
