import MiniSearch, { type SearchResult } from 'minisearch'
import type { Locale } from '../locale'
import type { SearchType } from '../search-query'
import type { Concept } from './concept-reader'
import { pageId, type SearchDoc, type SearchPage } from './doc'
import { boosts, createTokenizer, fieldNames, fieldText, isPart, isProduct } from './fields'
import { placePrefixReader } from './place-prefixes'
import { type Coverage, coverageOf, partsOfQuery, type QueryPart, type ValuedPart } from './query'
import { isStopWord, type SiteConcepts, siteConcepts } from './site-concepts'
import { correctWords, Vocabulary } from './vocabulary'
import { joinedPairs, readWords, type Word, writeOut } from './words'

const typeBoosts: Record<SearchType, number> = {
  destination: 1.5,
  farm: 1.4,
  guide: 1.2,
  topic: 1.2,
  article: 1.05,
  itinerary: 0.95,
  route: 1.2,
  deal: 0.85,
  prices: 0.7,
  when: 0.42,
  letter: 0.6,
  page: 0.9,
  author: 0.6,
  product: 0.62,
}
const partBoost = 0.75
/** Factors for queries without a place. */
const placelessBoosts = { nationwide: 1.3, localPart: 0.6 }
/** With a place and another word, the place's own page contains everything and is rarely meant. */
const widePageBoost = 0.55
/** A route is meant where both ends are named; a sight of one end is not the other. */
const oneEndBoost = 0.4
const productOfPlaceBoost = 0.4
/** The product's name lacks the words. */
const unnamedProductBoost = 0.35
/** A named place is worth this many times the most valuable other part. */
const placeWorth = 3
/** For long questions: results are also pages near the best score with this coverage. */
const nearBest = { score: 0.7, any: 0.3 }
const minPrefix = 3
const maxNear = 6

export interface SearchHit {
  page: SearchPage
  /** The matching part, if the page as a whole does not match. */
  part?: SearchDoc
  isNamed?: boolean
}

interface SearchOutcome {
  /** Pages with the query in title, tags, place, headings or one passage, best first. */
  results: SearchHit[]
  mentions: SearchHit[]
  /** Nearest matches when there are no results. */
  near: SearchHit[]
  corrected?: string
}

export interface SearchEngine {
  concepts: SiteConcepts
  /**
   * While typing, a last word of three letters is a prefix. Places beginning with the query (two
   * letters) come first, while typing and where a finished query is no known word.
   */
  search: (query: string, options?: { isTyping?: boolean }) => SearchOutcome
}

interface Rated extends Coverage {
  id: string
  score: number
}

interface ReadQuery {
  words: readonly Word[]
  parts: readonly QueryPart[]
  prefixes: readonly string[]
}

function firstOfPages(rated: readonly Rated[]): Rated[] {
  const seen = new Set<string>()
  return rated.filter(({ id }) => !seen.has(pageId(id)) && seen.add(pageId(id)))
}

function weightsOf({ words, parts, prefixes }: ReadQuery): Map<string, number> {
  const weights = new Map(joinedPairs(words).map((token) => [token, 0.5]))
  const add = (token: string, weight: number) =>
    weights.set(token, Math.max(weight, weights.get(token) ?? 0))
  for (const { fallback, tokens } of parts) {
    for (const [token, weight] of [...fallback, ...tokens]) add(token, weight)
    for (const [token, weight] of tokens) {
      if (!token.startsWith('#') || weight < 1) continue
      add(`~${token}`, 1)
      if (parts.length === 1) add(`^${token}`, 1)
    }
  }
  const content = words.filter((word) => !isStopWord(word))
  add(`^${content.map(({ folded }) => folded).join('')}`, 1)
  for (const prefix of prefixes) add(prefix, 0.7)
  return weights
}

/** Boost by page type, for queries with and without places. */
function boostOf(
  id: string,
  page: SearchPage | undefined,
  parts: readonly QueryPart[],
  namesBothEnds: (id: string) => boolean,
): number {
  const type = page?.type ?? 'product'
  const placeCount = parts.filter(({ kind }) => kind === 'place').length
  const isPlaceless = placeCount === 0
  const isOnlyPlaces = placeCount === parts.length
  if (isProduct(id))
    return isOnlyPlaces ? productOfPlaceBoost * typeBoosts.product : typeBoosts.product
  if (type === 'route') return typeBoosts.route * (namesBothEnds(id) ? 1 : oneEndBoost)
  if (isPart(id))
    return typeBoosts[type] * partBoost * (isPlaceless && page?.place ? localBoost(page.place) : 1)
  if (isPlaceless)
    return typeBoosts[type] * (isNationwide(page?.place) ? placelessBoosts.nationwide : 1)
  return typeBoosts[type] * (type === 'destination' && parts.length > 1 ? widePageBoost : 1)
}

const isNationwide = (place = '') => /vi[eệ]t ?nam/i.test(place)
const localBoost = (place: string) =>
  isNationwide(place) ? placelessBoosts.nationwide : placelessBoosts.localPart

type Docs = readonly (SearchDoc | SearchPage)[]

/** Indexes documents of one language, with built-in concepts and editors' synonyms. */
export function createSearchEngine(
  docs: Docs,
  locale: Locale,
  added: readonly Concept[] = [],
): SearchEngine {
  const { index, engine } = prepareEngine(docs, locale, added)
  index.addAll(docs)
  return engine
}

/** The browser can respond after this many documents. */
const docsInSlice = 10

export async function createSearchEngineInSlices(
  docs: Docs,
  locale: Locale,
  added: readonly Concept[] = [],
): Promise<SearchEngine> {
  const { index, engine } = prepareEngine(docs, locale, added)
  await index.addAllAsync(docs, { chunkSize: docsInSlice })
  return engine
}

function prepareEngine(docs: Docs, locale: Locale, added: readonly Concept[]) {
  const concepts = siteConcepts(added)
  const vocabulary = new Vocabulary()
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const pageOf = (id: string) => byId.get(pageId(id)) as SearchPage | undefined
  const pages = docs.filter((doc): doc is SearchPage => !isPart(doc.id))
  const placesFor = placePrefixReader(pages, concepts)
  const routeEnds = new Map(
    pages
      .filter(({ type }) => type === 'route')
      .map(({ id, place = '' }) => [id, place.split(', ').map(tokensOfEnd)]),
  )

  /** The concepts of a place, or its words where it has none. */
  function tokensOfEnd(name: string): string[] {
    const words = readWords(name)
    const places = concepts.tokensOf(words, locale === 'vi').filter(concepts.isPlace)
    if (places.length > 0) return places
    return words.length > 1 ? joinedPairs(words) : words.map(({ folded }) => folded)
  }

  /** Whether two parts of a query name the two ends of a route. */
  function namesEnds(id: string, parts: readonly QueryPart[]): boolean {
    const [from = [], to = []] = routeEnds.get(id) ?? []
    const names = (part: QueryPart, end: readonly string[]) =>
      end.some((token) => part.tokens.has(token))
    return parts.some(
      (part) => names(part, from) && parts.some((other) => other !== part && names(other, to)),
    )
  }

  const index = new MiniSearch<SearchDoc>({
    fields: fieldNames,
    extractField: (doc, field) => fieldText(doc, pageOf(doc.id), field),
    processTerm: (term) => term || null,
    tokenize: createTokenizer(locale, concepts, vocabulary),
  })

  const signsOf = (words: readonly Word[]) => [
    ...words.map(({ folded }) => folded),
    ...concepts.matchesIn(words).flatMap(({ tokens }) => tokens),
  ]
  const askedPages = pages.flatMap((page) =>
    page.askedBy ? [{ page, groups: page.askedBy.map(signsOfPhrases) }] : [],
  )
  function signsOfPhrases(phrases: readonly string[]) {
    return phrases.map(readWords).flatMap(signsOf)
  }

  /** Pages that a query asks for, such as the site's own tours. */
  function pagesAskedFor(words: readonly Word[]): SearchPage[] {
    const given = new Set(signsOf(words))
    return askedPages
      .filter(({ groups }) => groups.every((signs) => signs.some((sign) => given.has(sign))))
      .map(({ page }) => page)
  }

  const near = (token: string, edits: 1 | 2) =>
    index
      .search(token, { fuzzy: edits, prefix: false, tokenize: (text) => [text] })
      .flatMap(({ terms }) => terms)

  function correct(words: readonly Word[]): readonly Word[] {
    const named = new Set(
      concepts.matchesIn(words).flatMap(({ from, to }) => words.slice(from, to)),
    )
    return correctWords(words, {
      vocabulary,
      near,
      isMeant: (word) => named.has(word) || isStopWord(word),
    })
  }

  function read(words: readonly Word[], isTyping: boolean): ReadQuery {
    const last = words.at(-1)?.folded ?? ''
    const isUnfinished = last.length >= minPrefix && (isTyping || vocabulary.count(last) === 0)
    const joined = isTyping ? joinedPairs(words).slice(-1) : []
    return {
      words,
      parts: partsOfQuery(words, concepts, vocabulary),
      prefixes: isUnfinished ? [last, ...joined] : [],
    }
  }

  function find(query: ReadQuery): Rated[] {
    const weights = weightsOf(query)
    const found = index.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      boost: boosts,
      boostTerm: (term) => weights.get(term) ?? 1,
      prefix: (term) => query.prefixes.includes(term),
      boostDocument: (id: string) =>
        boostOf(id, pageOf(id), query.parts, (route) => namesEnds(route, query.parts)),
    })
    return rate(found, query)
  }

  /** Rates by query coverage: MiniSearch's sum prefers many matches of one word. */
  function rate(found: readonly SearchResult[], { parts, prefixes }: ReadQuery): Rated[] {
    const last = parts.at(-1)
    const hasToken = (part: QueryPart, token: string) =>
      part.tokens.has(token) ||
      part.tokens.has(token.slice(1)) ||
      (part === last && prefixes.some((prefix) => token.startsWith(prefix)))
    const valued = valueParts(parts, (part) =>
      found.some(({ terms }) => terms.some((token) => hasToken(part, token))),
    )
    return found
      .map(({ id, score, match }) => {
        const coverage = coverageOf({ id, parts: valued, match, hasToken })
        const covered = coverage.strong + (coverage.any - coverage.strong) * 0.4
        const boost = isProduct(id) && !coverage.isInTitle ? unnamedProductBoost : 1
        return { id, ...coverage, score: score * boost * (0.15 + 0.85 * covered) ** 2 }
      })
      .filter(({ id, any, own }) => any > 0 && (own > 0 || !isPart(id)))
      .sort((a, b) => b.score - a.score)
  }

  function valueParts(
    parts: readonly QueryPart[],
    isNamed: (part: QueryPart) => boolean,
  ): ValuedPart[] {
    const valued = parts.map((part) => {
      const seen = Math.max(1, ...[...part.tokens.keys()].map((token) => vocabulary.count(token)))
      return isNamed(part)
        ? { part, isNamed: true, worth: Math.log(1 + (docs.length * 4) / seen) }
        : { part, isNamed: false, worth: 0.5 }
    })
    const dearest = Math.max(...valued.map(({ worth }) => worth))
    return valued.map((entry) =>
      entry.isNamed && entry.part.kind === 'place'
        ? { ...entry, worth: dearest * placeWorth }
        : entry,
    )
  }

  function hitOf({ id }: Rated): SearchHit[] {
    const page = pageOf(id)
    const part = byId.get(id)
    return page ? [{ page, ...(part && part !== page && part.title !== '' && { part }) }] : []
  }

  function search(query: string, { isTyping = false } = {}): SearchOutcome {
    const typed = readWords(writeOut(query))
    if (typed.length === 0) return { results: [], mentions: [], near: [] }
    const words = isTyping ? typed : correct(typed)
    const asked = read(words, isTyping)
    const rated = find(asked)
    const needed = asked.parts.length > 2 ? 0.55 : 0.65
    const isNearBest = ({ any, score }: Rated) =>
      any >= nearBest.any && score >= nearBest.score * (rated[0]?.score ?? 0)
    // A finished query of one known word means that word: `hồ` is a lake.
    const last = typed.at(-1)?.folded ?? ''
    const isHalfTyped = isTyping || typed.length > 1 || vocabulary.count(last) === 0
    const places = [...pagesAskedFor(words), ...(isHalfTyped ? placesFor(query) : [])]
    const shown = new Set(places.map(({ id }) => id))
    const isNew = ({ id }: Rated) => !shown.has(pageId(id))
    const results = firstOfPages(
      rated.filter((each) => each.strong >= needed || each.hasConcepts || isNearBest(each)),
    ).filter(isNew)
    for (const { id } of results) shown.add(pageId(id))
    const mentions = firstOfPages(rated.filter(({ any }) => any >= needed)).filter(isNew)
    const named = places.map((page) => ({ page, isNamed: true }))
    return {
      results: [...named, ...results.flatMap(hitOf)],
      mentions: mentions.flatMap(hitOf),
      near:
        named.length + results.length > 0
          ? []
          : firstOfPages(rated).slice(0, maxNear).flatMap(hitOf),
      ...(words.some((word, at) => word !== typed[at]) && {
        corrected: words.map(({ text }) => text).join(' '),
      }),
    }
  }

  const engine: SearchEngine = { concepts, search }
  return { index, engine }
}
