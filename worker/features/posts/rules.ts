import { featuredShown, type Post, type PostSummary } from '../../../schema/api/posts'
import { isInstant } from '../../../schema/time'

/** A stored row as the API shows it: a broken date becomes null, broken tags an empty list. */
export function toPostSummary<Row extends PostSummary>(row: Row): Row {
  return {
    ...row,
    publishedAt: isInstant(row.publishedAt) ? row.publishedAt : null,
    coverImage: row.coverImage || null,
    tags: asTexts(row.tags),
  }
}

export function toPost<Row extends Post>(row: Row): Row {
  return {
    ...toPostSummary(row),
    highlightsVi: asTexts(row.highlightsVi),
    highlightsEn: asTexts(row.highlightsEn),
    travelTipsVi: asTexts(row.travelTipsVi),
    travelTipsEn: asTexts(row.travelTipsEn),
  }
}

/** A stored list as it should be: only its texts. */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** FNV-1a, 32 bits: spreads short texts evenly; not for secrets. Source: RFC draft-eastlake-fnv. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Picks posts that stay for a day and change with it; the newest and the featured ones, which the page shows anyway, last. */
export function pickDaily<Item extends { id: string; featured: boolean }>(newest: readonly Item[], day: string, limit: number): Item[] {
  const featuredFirst = newest.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  const shownAnyway = new Set([...newest.slice(0, 1), ...featuredFirst.slice(0, featuredShown)])
  return newest
    .map((item) => ({ item, turn: Number(shownAnyway.has(item)), order: hash(`${day}:${item.id}`) }))
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .slice(0, limit)
    .map(({ item }) => item)
}
