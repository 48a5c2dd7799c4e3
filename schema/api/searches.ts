import * as z from 'zod'
import { searchPeriods } from '../admin-fields'
import { type Locale, locales } from '../locale'
import { maxQueryLength } from '../search-query'
import { findSynonymProblem, type Synonym, synonymLimits, tidySynonym } from '../synonyms'
import { oneLine } from './text-fields'

/** More than the pages and products of an index. */
const maxCounted = 10_000

/**
 * `POST /api/search/events`: a search, or with `position`, from 1, a click on one of its results.
 */
export const searchEventInput = z.object({
  query: oneLine(maxQueryLength),
  locale: z.enum(locales),
  results: z.number().int().min(0).max(maxCounted),
  position: z.number().int().min(1).max(maxCounted).optional(),
})
export type SearchEvent = z.input<typeof searchEventInput>

/** `GET /api/admin/searches`. */
export const listSearchesQuery = z.object({
  days: z.enum(searchPeriods).default('30').transform(Number),
  locale: z.enum(['all', ...locales]).default('all'),
})

export interface SearchRow {
  /** Folded. */
  query: string
  locale: Locale
  searches: number
  /** How much the last search found. */
  results: number
  clicks: number
  /** Of the clicked results, from 1; null without a click. */
  averagePosition: number | null
}

/** `GET /api/admin/searches`: fifty rows a list at most, the most frequent first. */
export interface SearchLists {
  top: SearchRow[]
  withoutResults: SearchRow[]
  /** Searched three times at least, with results, and nobody clicked one. */
  withoutClicks: SearchRow[]
}

// Wide enough for anything that the form can hold, which is refused with a problem of its own.
const phrases = z.array(oneLine(synonymLimits.list)).max(synonymLimits.list)

/** `POST /api/admin/synonyms`, `PUT /api/admin/synonyms/{id}`. */
export const synonymInput = z
  .object({ same: phrases, finds: phrases.default([]) })
  .transform(tidySynonym)
  .superRefine((synonym, context) => {
    const found = findSynonymProblem(synonym)
    if (found) context.addIssue({ code: 'custom', path: [found.path], message: found.problem })
  })

export const synonymParam = z.object({ id: z.uuid() })
export const listSynonymsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export interface SynonymRow extends Synonym {
  id: string
  updatedAt: string
  updatedBy: string
}

/** `GET /api/admin/synonyms`, the last written first: 25 rows a page. */
export interface SynonymList {
  synonyms: SynonymRow[]
  hasNext: boolean
}
