import * as z from 'zod'
import { locales } from '../locale'
import type { Concept } from '../search/concept-reader'
import { maxQueryLength, type SearchDoc, type SearchPage } from '../search/doc'

/** What a result shows of its page. */
export type ShownPage = Pick<SearchPage, 'id' | 'type' | 'title' | 'lead' | 'place' | 'tags' | 'image' | 'rating' | 'discount' | 'price'>

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

/** The response of `GET /api/search/index?locale=`: what the search of a language is built from. */
export interface SearchIndex {
  docs: (SearchDoc | SearchPage)[]
  /** Synonyms that editors added. */
  concepts: Concept[]
}

const locale = z.enum(locales).default('vi')

export const searchQuery = z.object({
  q: z.string().trim().max(maxQueryLength, `q takes at most ${maxQueryLength} characters`).default(''),
  locale,
})
export const searchIndexQuery = z.object({ locale })
