import * as z from 'zod'
import { searchPeriods } from '../admin-fields'
import { locales } from '../locale'
import { maxQueryLength } from '../search-query'
import { findSynonymProblem, synonymLimits, tidySynonym } from '../synonyms'
import type { searchCounts, searchSynonyms } from '../tables/searches'
import { oneLine, pageField } from './text-fields'

/** More than the pages and products of an index. */
const maxCounted = 10_000

/** A search, or a click on the result at `position` (from 1). */
export const searchEventInput = z.object({
  query: oneLine(maxQueryLength),
  locale: z.enum(locales),
  results: z.number().int().min(0).max(maxCounted),
  position: z.number().int().min(1).max(maxCounted).optional(),
})
export type SearchEvent = z.input<typeof searchEventInput>

export const listSearchesQuery = z.object({
  days: z.enum(searchPeriods).default('30').transform(Number),
  locale: z.enum(['all', ...locales]).default('all'),
})

export interface SearchRow
  extends Pick<
    typeof searchCounts.$inferSelect,
    'query' | 'locale' | 'searches' | 'results' | 'clicks'
  > {
  /** From 1; null without clicks. */
  averagePosition: number | null
}

/** At most fifty rows a list, the most frequent first. */
export interface SearchLists {
  top: SearchRow[]
  withoutResults: SearchRow[]
  withoutClicks: SearchRow[]
}

// Accepts whatever the form can hold; findSynonymProblem() reports the rest.
const phrases = z.array(oneLine(synonymLimits.list)).max(synonymLimits.list)

export const synonymInput = z
  .object({ same: phrases, finds: phrases.default([]) })
  .transform(tidySynonym)
  .superRefine((synonym, context) => {
    const found = findSynonymProblem(synonym)
    if (found) context.addIssue({ code: 'custom', path: [found.path], message: found.problem })
  })

export const synonymParam = z.object({ id: z.uuid() })
export const listSynonymsQuery = z.object({
  page: pageField(1000),
})

export type SynonymRow = typeof searchSynonyms.$inferSelect

export interface SynonymList {
  synonyms: SynonymRow[]
  hasNext: boolean
}
