import { featuredShown } from '../../../schema/api/posts'

/** FNV-1a, 32 bits: spreads short texts evenly; not for secrets. Source: RFC draft-eastlake-fnv. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/**
 * A pick that is stable for a day; the newest and featured posts, which the page shows anyway, come
 * last.
 */
export function pickDaily<Item extends { id: string; featured: boolean }>(
  newest: readonly Item[],
  day: string,
  limit: number,
): Item[] {
  const featuredFirst = newest.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  const shownAnyway = new Set([...newest.slice(0, 1), ...featuredFirst.slice(0, featuredShown)])
  return newest
    .map((item) => ({
      item,
      turn: Number(shownAnyway.has(item)),
      order: hash(`${day}:${item.id}`),
    }))
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .slice(0, limit)
    .map(({ item }) => item)
}
