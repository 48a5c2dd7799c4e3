import MiniSearch, { type SearchResult } from 'minisearch'
import type { Locale } from '../locale'
import { type Concept, createConceptReader } from './concept-reader'
import { concepts as ownConcepts, stopWords } from './concepts'
import { pageId, type SearchDoc, type SearchPage, type SearchType } from './doc'
import { placeNames } from './place-names'
import { partsOfQuery, type QueryPart } from './query'
import { correctWords, Vocabulary } from './vocabulary'
import { isMarked, joinedPairs, readWords, type Word } from './words'

/** `name` is a whole title or name, `head` what a title is about, `context` the page of a part. */
const boosts = {
  name: 9,
  head: 3,
  title: 5,
  otherTitles: 3,
  tags: 3,
  place: 2.5,
  keyPhrases: 2.2,
  lead: 1.6,
  dense: 1.5,
  context: 0.8,
  passing: 0.8,
  rare: 0.8,
}
type Field = keyof typeof boosts
const fields = Object.keys(boosts) as Field[]
/** Not what a part has from its page. */
const isOwn = (field: string) => field !== 'place' && field !== 'context'
const isPassing = (field: string) => field === 'passing' || field === 'rare'

const typeBoosts: Record<SearchType, number> = {
  destination: 1.5,
  guide: 1.2,
  topic: 1.2,
  article: 1.05,
  itinerary: 0.95,
  deal: 0.85,
  product: 0.62,
}
const partBoost = 0.75
/** Of pages about the whole country, for a query without a place. */
const nationwideBoost = 1.3

export interface SearchHit {
  page: SearchPage
  /** The part of the page that fits, where the page as a whole does not. */
  part?: SearchDoc
  score: number
}

export interface SearchOutcome {
  /** Pages that have what was asked for in their titles, tags, places, headings or in one passage, the best first. */
  results: SearchHit[]
  /** Pages that only mention it. */
  mentions: SearchHit[]
  /** What comes nearest where there are no results. */
  near: SearchHit[]
  /** The query with its typing errors mended; undefined where nothing was. */
  corrected?: string
}

export interface SearchEngine {
  /** While somebody types, the last word counts as the beginning of a longer one, from three letters. */
  search: (query: string, options?: { isTyping?: boolean }) => SearchOutcome
}

interface Rated {
  id: string
  score: number
  /** How much of the query the document has, in the sum of what its parts are worth: anywhere in the page, and as a result. */
  any: number
  strong: number
}

const isPart = (id: string) => id.includes('#')
const joinLines = (...texts: (string | readonly string[] | undefined)[]) => texts.flat().filter(Boolean).join('\n')

/** The first of each page. */
function firstOfPages(rated: readonly Rated[]): Rated[] {
  const seen = new Set<string>()
  return rated.filter(({ id }) => !seen.has(pageId(id)) && seen.add(pageId(id)))
}

type Docs = readonly (SearchDoc | SearchPage)[]

/** An index of documents in one language, with the concepts of the site and those that editors added. */
export function createSearchEngine(docs: Docs, locale: Locale, added: readonly Concept[] = []): SearchEngine {
  const { index, search } = prepareEngine(docs, locale, added)
  index.addAll(docs)
  return { search }
}

/** Lets a browser respond to its visitor after so many documents. */
const docsInSlice = 10

/** The same, made in slices. */
export async function createSearchEngineInSlices(docs: Docs, locale: Locale, added: readonly Concept[] = []): Promise<SearchEngine> {
  const { index, search } = prepareEngine(docs, locale, added)
  await index.addAllAsync(docs, { chunkSize: docsInSlice })
  return { search }
}

/** An engine whose index is still empty. */
function prepareEngine(docs: Docs, locale: Locale, added: readonly Concept[]) {
  const reader = createConceptReader([...placeNames, ...ownConcepts, ...added])
  const isPlace = (token: string) => token.startsWith('#') && Number.parseInt(token.slice(1), 10) < placeNames.length
  const vocabulary = new Vocabulary()
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const pageOf = (id: string) => byId.get(pageId(id)) as SearchPage | undefined

  function tokensOfPhrase(words: readonly Word[], isVietnamese: boolean): string[] {
    const tokens = words.flatMap((word, at) => {
      const next = words[at + 1]
      const joined = next ? [word.folded + next.folded] : []
      vocabulary.add(word.folded, [word])
      if (next) vocabulary.add(word.folded + next.folded, [word, next])
      return [word.folded, ...(isMarked(word) ? [`=${word.exact}`] : []), ...joined]
    })
    const named = reader.tokensOf(words, isVietnamese)
    for (const token of named) vocabulary.add(token)
    return [...tokens, ...named]
  }

  /** A name as one token, and the concept that it is a name of. */
  function tokensOfName(name: string): string[] {
    const words = readWords(name)
    const whole = reader.matchesIn(words).find(({ from, to }) => from === 0 && to === words.length)
    return [`^${words.map(({ folded }) => folded).join('')}`, ...(whole?.tokens ?? []).map((token) => `^${token}`)]
  }

  /** The concept that a title is about: Vietnamese phrases begin with it, English ones end with it. */
  function tokensOfHead(title: string): string[] {
    const [phrase = ''] = title.split(/[,:–(]| (?:with|for|in|on|and|from|of) /)
    const words = readWords(locale === 'vi' ? title : phrase)
    const matches = reader.matchesIn(words)
    const head = locale === 'vi' ? matches.find(({ from }) => from <= 1) : matches.find(({ to }) => to === words.length)
    return (head?.tokens ?? []).map((token) => `~${token}`)
  }

  function fieldText(doc: SearchDoc, field: string): string {
    const page = pageOf(doc.id)
    switch (field) {
      case 'id':
        return doc.id
      case 'name':
        return joinLines(doc.title, doc.otherTitles)
      case 'head':
        return doc.title
      case 'place':
        return page?.place ?? ''
      case 'context':
        return isPart(doc.id) ? joinLines(page?.title, page?.otherTitles, page?.tags) : ''
      default:
        return joinLines(doc[field as 'title' | 'otherTitles' | 'tags' | 'keyPhrases' | 'lead' | 'dense' | 'passing' | 'rare'])
    }
  }

  const index = new MiniSearch<SearchDoc>({
    fields,
    extractField: fieldText,
    processTerm: (term) => term || null,
    tokenize: (text, field) => {
      if (field === 'name') return text.split('\n').flatMap(tokensOfName)
      if (field === 'head') return tokensOfHead(text)
      if (field === 'dense' || field === 'passing') return text.split(' ')
      const isVietnamese = locale === 'vi' && field !== 'otherTitles'
      return text.split(/[,·|\n.;:!?()]/).flatMap((phrase) => tokensOfPhrase(readWords(phrase), isVietnamese))
    },
  })

  const near = (token: string) => index.search(token, { fuzzy: 1, prefix: false, tokenize: (text) => [text] }).flatMap(({ terms }) => terms)

  function correct(words: readonly Word[]): readonly Word[] {
    const named = new Set(reader.matchesIn(words).flatMap(({ from, to }) => words.slice(from, to)))
    return correctWords(words, { vocabulary, near, isMeant: (word) => named.has(word) || stopWords.has(word.folded) })
  }

  function weightsOf(words: readonly Word[], parts: readonly QueryPart[]): Map<string, number> {
    const weights = new Map(joinedPairs(words).map((token) => [token, 0.5]))
    const concepts = parts.flatMap(({ tokens }) =>
      [...tokens].flatMap(([token, weight]) => (token.startsWith('#') && weight > 1 ? token : [])),
    )
    for (const [token, weight] of parts.flatMap(({ fallback, tokens }) => [...fallback, ...tokens])) {
      weights.set(token, Math.max(weight, weights.get(token) ?? 0))
    }
    for (const token of concepts) weights.set(`~${token}`, 1)
    if (parts.length === 1) for (const token of concepts) weights.set(`^${token}`, 1)
    const content = words.filter(({ folded }) => !stopWords.has(folded))
    weights.set(`^${content.map(({ folded }) => folded).join('')}`, 1)
    return weights
  }

  function find(words: readonly Word[], parts: readonly QueryPart[], prefixes: readonly string[]): Rated[] {
    const weights = weightsOf(words, parts)
    for (const prefix of prefixes) weights.set(prefix, Math.max(0.7, weights.get(prefix) ?? 0))
    const isPlaceless = !parts.some(({ tokens }) => [...tokens.keys()].some(isPlace))
    const found = index.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      boost: boosts,
      boostTerm: (term) => weights.get(term) ?? 1,
      prefix: (term) => prefixes.includes(term),
      boostDocument: (id: string) => {
        const page = pageOf(id)
        const isNationwide = isPlaceless && /vi[eệ]t ?nam/i.test(page?.place ?? '')
        return typeBoosts[page?.type ?? 'product'] * (isPart(id) ? partBoost : 1) * (isNationwide ? nationwideBoost : 1)
      },
    })
    return rate(found, parts, prefixes)
  }

  function rate(found: readonly SearchResult[], parts: readonly QueryPart[], prefixes: readonly string[]): Rated[] {
    const last = parts.at(-1)
    const hasToken = (part: QueryPart, term: string) =>
      part.tokens.has(term) || part.tokens.has(term.slice(1)) || (part === last && prefixes.some((prefix) => term.startsWith(prefix)))
    const worths = parts.map((part) => {
      const seen = Math.max(...[...part.tokens.keys()].map((token) => vocabulary.count(token)))
      const isNamed = found.some(({ terms }) => terms.some((term) => hasToken(part, term)))
      return { part, isNamed, worth: isNamed ? Math.log(1 + (docs.length * 4) / Math.max(1, seen)) : 0.5 }
    })
    const total = worths.reduce((sum, { worth }) => sum + worth, 0)
    return found
      .map(({ id, score, match }) => {
        const rated: Rated = { id, score, any: 0, strong: 0 }
        let own = 0
        for (const { part, isNamed, worth } of worths) {
          const terms = Object.keys(match)
          const named = terms.filter((term) => hasToken(part, term))
          const used = named.length > 0 ? named : terms.filter((term) => part.fallback.has(term))
          const where = used.flatMap((term) => match[term] ?? [])
          const share = worth * (named.length > 0 ? 1 : isNamed ? 0.3 : 0.6)
          if (where.length > 0) rated.any += share
          if (where.some(isOwn)) own += share
          // What one passage has together is what it is about.
          const isDense = parts.length > 1 && isPart(id)
          if (where.some((field) => !isPassing(field))) rated.strong += share
          else if (where.length > 0 && isDense) rated.strong += share * 0.8
        }
        const coverage = (rated.strong + (rated.any - rated.strong) * 0.4) / total
        return { ...rated, any: rated.any / total, strong: rated.strong / total, own, score: score * (0.15 + 0.85 * coverage) }
      })
      .filter(({ id, any, own }) => any > 0 && (own > 0 || !isPart(id)))
      .sort((a, b) => b.score - a.score)
  }

  function hitOf({ id, score }: Rated): SearchHit[] {
    const page = pageOf(id)
    const part = byId.get(id)
    return page ? [{ page, score, ...(part && part !== page && part.title !== '' && { part }) }] : []
  }

  function search(query: string, { isTyping = false } = {}): SearchOutcome {
    const typed = readWords(query)
    const words = isTyping ? typed : correct(typed)
    const last = words.at(-1)
    if (!last) return { results: [], mentions: [], near: [] }
    const parts = partsOfQuery(words, reader, vocabulary)
    const isUnfinished = last.folded.length >= 3 && (isTyping || vocabulary.count(last.folded) === 0)
    const prefixes = isUnfinished ? [last.folded, ...(isTyping ? joinedPairs(words).slice(-1) : [])] : []
    const rated = find(words, parts, prefixes)
    const needed = parts.length > 2 ? 0.55 : 0.65
    const results = firstOfPages(rated.filter(({ strong }) => strong >= needed))
    const shown = new Set(results.map(({ id }) => pageId(id)))
    const mentions = firstOfPages(rated.filter(({ any }) => any >= needed)).filter(({ id }) => !shown.has(pageId(id)))
    return {
      results: results.flatMap(hitOf),
      mentions: mentions.flatMap(hitOf),
      near: results.length > 0 ? [] : firstOfPages(rated).slice(0, 6).flatMap(hitOf),
      ...(words !== typed && words.some((word, at) => word !== typed[at]) && { corrected: words.map(({ exact }) => exact).join(' ') }),
    }
  }

  return { index, search }
}
