import type { SearchAnswer, SearchIndex, SearchResult } from '../api/search'
import type { Locale } from '../locale'
import { patternOf } from '../mark-pattern'
import {
  createSearchEngine,
  createSearchEngineInSlices,
  type SearchEngine,
  type SearchHit,
} from './engine'
import { createMarker } from './marks'
import { hashTables } from './site-concepts'
import { readWords } from './words'

const maxResults = 60
const maxMentions = 12

/** The response of `GET /api/search`, made by the Worker or in the browser. */
export type SiteSearch = (query: string, options?: { isTyping?: boolean }) => SearchAnswer

/** What a card shows: the words of the part, or of the page where it has none. */
function toResult({ page, part }: SearchHit): SearchResult {
  const { id, type, title, lead, place, tags, image, rating, discount, price } = page
  const partLead = part?.isTable ? '' : (part?.lead ?? '')
  return {
    id,
    type,
    title,
    lead: partLead ? '' : lead,
    place,
    tags,
    image,
    rating,
    discount,
    price,
    part: part && { id: part.id, title: part.title, lead: partLead },
  }
}

/** The texts in which the card highlights marks. */
const textsOf = ({ title, lead, part }: SearchResult) => [part?.title ?? title, part?.lead || lead]

/**
 * For single words, results whose cards show no mark become mentions. Longer queries match by
 * meaning, so a right page may show none of their words.
 */
function splitByEvidence(
  results: readonly SearchResult[],
  marks: readonly string[],
): { shown: SearchResult[]; hidden: SearchResult[] } {
  const isEvident = (result: SearchResult) =>
    [...textsOf(result), result.place, ...(result.tags ?? [])].some(
      (text) => text && text.normalize('NFC').search(patternOf(marks)) >= 0,
    )
  const shown = marks.length > 0 ? results.filter(isEvident) : []
  if (shown.length === 0) return { shown: [...results], hidden: [] }
  return { shown, hidden: results.filter((result) => !shown.includes(result)) }
}

function searchWith(engine: SearchEngine, locale: Locale): SiteSearch {
  const { marksIn } = createMarker({ concepts: engine.concepts, isVietnamese: locale === 'vi' })
  return (query, options) => {
    const found = engine.search(query, options)
    const results = found.results.slice(0, maxResults).map(toResult)
    const mentions = found.mentions.slice(0, maxMentions).map(toResult)
    const near = found.near.map(toResult)
    const marks = marksIn(
      [...results, ...mentions, ...near].flatMap(textsOf),
      found.corrected ?? query,
    )
    const isOneWord = readWords(query).length === 1
    // Places with that name come first even if their cards show no mark.
    const named = results.slice(0, found.results.filter(({ isNamed }) => isNamed).length)
    const others = results.slice(named.length)
    const { shown, hidden } = isOneWord
      ? splitByEvidence(others, marks)
      : { shown: others, hidden: [] }
    return {
      results: [...named, ...shown],
      mentions: [...hidden, ...mentions].slice(0, maxMentions),
      near,
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      marks,
    }
  }
}

/** Searches an index. */
export function createSiteSearch({ docs, concepts }: SearchIndex, locale: Locale): SiteSearch {
  return searchWith(createSearchEngine(docs, locale, concepts), locale)
}

/**
 * {@link createSiteSearch} in slices that keep a browser responsive. Throws for an index made with
 * other concept tables.
 */
export async function createSiteSearchInSlices(
  { docs, concepts, tables }: SearchIndex,
  locale: Locale,
): Promise<SiteSearch> {
  if (tables !== (await hashTables()))
    throw new Error('the search index is of another version of the site')
  return searchWith(await createSearchEngineInSlices(docs, locale, concepts), locale)
}
