import type { MediaDetails, MediaItem } from '../../../../schema/api/admin-media'

/** Limits of the API's zod schema, which the browser does not load; a test compares them. */
export const maxTags = 20
export const maxTagLength = 60
export const maxLengths = {
  altVi: 300,
  altEn: 300,
  captionVi: 500,
  captionEn: 500,
  credit: 160,
  creditUrl: 500,
} as const

type DetailName = keyof MediaDetails
export const detailNames = [
  'altVi',
  'altEn',
  'captionVi',
  'captionEn',
  'credit',
  'creditUrl',
  'licence',
  'licenceUntil',
  'place',
  'tags',
  'focalX',
  'focalY',
] as const satisfies DetailName[]

export function detailsOf(item: MediaItem): MediaDetails {
  return Object.fromEntries(detailNames.map((name) => [name, item[name]])) as Pick<
    MediaItem,
    (typeof detailNames)[number]
  >
}

function isSame(a: MediaDetails, b: MediaDetails, name: DetailName): boolean {
  return JSON.stringify(a[name]) === JSON.stringify(b[name])
}

export function differingDetails(a: MediaDetails, b: MediaDetails): DetailName[] {
  return detailNames.filter((name) => !isSame(a, b, name))
}

/** Returns what was typed since `from`, on top of `to`. */
export function rebased(mine: MediaDetails, from: MediaDetails, to: MediaDetails): MediaDetails {
  const typed = differingDetails(mine, from).map((name) => [name, mine[name]] as const)
  return { ...to, ...Object.fromEntries(typed) }
}

/** Adds comma-separated tags: trimmed, unique regardless of case. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const next = [...tags]
  for (const word of typed.split(',')) {
    const tag = word.trim().replace(/\s+/g, ' ').slice(0, maxTagLength)
    const isKnown = next.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (tag && !isKnown && next.length < maxTags) next.push(tag)
  }
  return next
}
