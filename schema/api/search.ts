import * as z from 'zod'
import { locales } from '../locale'
import type { Concept } from '../search/concept-reader'
import type { SearchDoc, SearchPage } from '../search/doc'
import { maxQueryLength } from '../search-query'

/** What a result shows of its page. */
export type ShownPage = Pick<
  SearchPage,
  'id' | 'type' | 'title' | 'lead' | 'place' | 'tags' | 'image' | 'rating' | 'discount' | 'price'
>

/** A page of the site or a product that fits a search. */
export interface SearchResult extends ShownPage {
  /** The part of the page that fits; the result leads there. */
  part?: Pick<SearchDoc, 'id' | 'title' | 'lead'>
}

/** The response of `GET /api/search?q=&locale=`, each list with the best first. */
export interface SearchAnswer {
  results: SearchResult[]
  /** Pages that only mention what was looked for. */
  mentions: SearchResult[]
  /** What comes nearest where there are no results. */
  near: SearchResult[]
  /** The query with its typing errors mended, where it had some. */
  corrected?: string
  /** The words and phrases of the shown titles and leads that the query is about, in lower case. */
  marks: string[]
}

/**
 * What the search of a language is built from; `GET /api/search/index?locale=` has as much as a
 * phone loads.
 */
export interface SearchIndex {
  docs: (SearchDoc | SearchPage)[]
  /** Whether there are no further articles and products, which the server finds. */
  isComplete: boolean
  /** Of the tables of concepts that the tokens of `docs` are positions in: `hashTables()`. */
  tables: string
  /** Synonyms that editors added. */
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
