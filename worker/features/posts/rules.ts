import type { PostContent } from '../../../schema/api/admin-posts'
import { featuredShown, type Post, type PostSummary } from '../../../schema/api/posts'
import type { ErrorIssue } from '../../../schema/errors'
import type { Locale } from '../../../schema/locale'
import {
  missingTexts,
  type NeededField,
  type PostLanguages,
  postLocales,
} from '../../../schema/post-languages'
import { isInstant } from '../../../schema/time'

type Public<Row> = Omit<Row, keyof PostLanguages>

/**
 * A stored row as the API shows it: texts of a language in which it is not public are left out, a
 * broken date becomes null.
 */
export function toPostSummary<Row extends PostSummary & PostLanguages>({
  isInVi,
  isInEn,
  ...row
}: Row): Public<Row> {
  return {
    ...row,
    titleVi: isInVi ? row.titleVi : '',
    titleEn: isInEn ? row.titleEn : '',
    summaryVi: isInVi ? row.summaryVi : '',
    summaryEn: isInEn ? row.summaryEn : '',
    publishedAt: isInstant(row.publishedAt) ? row.publishedAt : null,
    coverImage: row.coverImage || null,
    tags: asTexts(row.tags),
  }
}

export function toPost<Row extends Omit<Post, 'locales'> & PostLanguages>(
  row: Row,
): Public<Row> & Pick<Post, 'locales'> {
  const { isInVi, isInEn } = row
  return {
    ...toPostSummary(row),
    bodyVi: isInVi ? row.bodyVi : '',
    bodyEn: isInEn ? row.bodyEn : '',
    highlightsVi: isInVi ? asTexts(row.highlightsVi) : [],
    highlightsEn: isInEn ? asTexts(row.highlightsEn) : [],
    travelTipsVi: isInVi ? asTexts(row.travelTipsVi) : [],
    travelTipsEn: isInEn ? asTexts(row.travelTipsEn) : [],
    locales: postLocales(row),
  }
}

const fieldNames: Record<NeededField, string> = {
  titleVi: 'Vietnamese title',
  titleEn: 'English title',
  summaryVi: 'Vietnamese summary',
  summaryEn: 'English summary',
  bodyVi: 'Vietnamese text',
  bodyEn: 'English text',
}

/** An issue for each text that a post needs before it can be public in some languages. */
export function missingIssues(content: PostContent, wanted: readonly Locale[]): ErrorIssue[] {
  return missingTexts(content, wanted).map((path) => ({
    path,
    message: `${fieldNames[path]} is required`,
  }))
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

/**
 * Picks posts that stay for a day and change with it; the newest and the featured ones, which the
 * page shows anyway, last.
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
