import * as z from 'zod'
import { locales } from '../locale'
import type { Concept } from '../search/concept-reader'
import type { SearchDoc, SearchPage } from '../search/doc'
import { maxQueryLength } from '../search-query'

export type ShownPage = Pick<
  SearchPage,
  'id' | 'type' | 'title' | 'lead' | 'place' | 'tags' | 'image' | 'rating' | 'discount' | 'price'
>

export interface SearchResult extends ShownPage {
  /** The matching part of the page, to which the result links. */
  part?: Pick<SearchDoc, 'id' | 'title' | 'lead'>
}

export interface SearchAnswer {
  results: SearchResult[]
  /** Pages that only mention the query. */
  mentions: SearchResult[]
  /** Nearest matches when there are no results. */
  near: SearchResult[]
  /** The query with spelling corrected. */
  corrected?: string
  /** Words and phrases of shown texts to highlight, in lower case. */
  marks: string[]
}

export interface SearchIndex {
  docs: (SearchDoc | SearchPage)[]
  /** False when articles and products are found by the server only. */
  isComplete: boolean
  /** `hashTables()` of the concept tables that tokens of `docs` refer to. */
  tables: string
  /** Synonyms added by editors. */
  concepts: Concept[]
}

const locale = z.enum(locales).default('vi')

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(maxQueryLength, `q takes at most ${maxQueryLength} characters`)
    .default(''),
  locale,
})
export const searchIndexQuery = z.object({ locale })
