import type { SearchAnswer, SearchIndex, SearchResult } from '../api/search'
import type { Locale } from '../locale'
import { createSearchEngine, createSearchEngineInSlices, type SearchEngine, type SearchHit } from './engine'
import { createMarker } from './marks'
import { hashTables } from './site-concepts'

const maxResults = 60
const maxMentions = 12

/** What `GET /api/search` returns for a query; the Worker and browsers with the index have the same. */
export type SiteSearch = (query: string, options?: { isTyping?: boolean }) => SearchAnswer

function toResult({ page, part }: SearchHit): SearchResult {
  const { id, type, title, lead, place, tags, image, rating, discount, price } = page
  return {
    id,
    type,
    title,
    lead,
    place,
    tags,
    image,
    rating,
    discount,
    price,
    part: part && { id: part.id, title: part.title, lead: part.lead },
  }
}

/** The texts of a result in which its card marks what was found. */
const textsOf = ({ title, lead, part }: SearchResult) => [part?.title ?? title, part?.lead || lead]

function searchWith(engine: SearchEngine, locale: Locale): SiteSearch {
  const { marksIn } = createMarker({ concepts: engine.concepts, isVietnamese: locale === 'vi' })
  return (query, options) => {
    const found = engine.search(query, options)
    const results = found.results.slice(0, maxResults).map(toResult)
    const near = found.near.map(toResult)
    const texts = [...results, ...near].flatMap(textsOf)
    return {
      results,
      mentions: found.mentions.slice(0, maxMentions).map(toResult),
      near,
      ...(found.corrected !== undefined && { corrected: found.corrected }),
      marks: marksIn(texts, found.corrected ?? query),
    }
  }
}

/** The search over an index. */
export function createSiteSearch({ docs, concepts }: SearchIndex, locale: Locale): SiteSearch {
  return searchWith(createSearchEngine(docs, locale, concepts), locale)
}

/** The same, made in slices between which a browser stays responsive. Throws for an index that was made with other tables of concepts. */
export async function createSiteSearchInSlices({ docs, concepts, tables }: SearchIndex, locale: Locale): Promise<SiteSearch> {
  if (tables !== (await hashTables())) throw new Error('the search index is of another version of the site')
  return searchWith(await createSearchEngineInSlices(docs, locale, concepts), locale)
}
