import MiniSearch from 'minisearch'
import { fold } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { ContentKind, ShownSearchDoc } from '../../content/search/types'
import { isLive } from '../../domain/deals/deal-dates'
import { compareText } from '../../lib/text'

interface Folded {
  title: string
  tags: string
  description: string
  text: string
}

interface Index {
  mini: MiniSearch
  words: Set<string>
  folded: Map<string, Folded>
  docs: Map<string, ShownSearchDoc>
}

const kindBoost: Record<ContentKind, number> = { destination: 2.2, guide: 1.15, topic: 1.1, deal: 1 }

function foldedTexts(doc: ShownSearchDoc, locale: Locale): Folded {
  return {
    title: fold([doc.titleVi, doc.titleEn, ...doc.aliases].join(' | ')),
    tags: fold(texts(doc, 'tags', locale).join(' | ')),
    description: fold(text(doc, 'description', locale)),
    text: fold(text(doc, 'text', locale)),
  }
}

const wordsOf = (value: string) => value.split(/[^a-z0-9]+/).filter(Boolean)

function createIndex(docs: readonly ShownSearchDoc[], locale: Locale): Index {
  const mini = new MiniSearch({
    fields: ['title', 'tags', 'description', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  })
  const folded = new Map(docs.map((doc) => [doc.id, foldedTexts(doc, locale)]))
  mini.addAll([...folded].map(([id, fields]) => ({ id, ...fields })))
  const words = new Set(
    [...folded.values()].flatMap(({ title, tags, description, text: rest }) => wordsOf([title, tags, description, rest].join(' '))),
  )
  return { mini, words, folded, docs: new Map(docs.map((doc) => [doc.id, doc])) }
}

const indexes: Record<Locale, WeakMap<readonly ShownSearchDoc[], Index>> = { vi: new WeakMap(), en: new WeakMap() }

/** The index of a language's documents, built with the first search and cached by the array. */
function indexOf(docs: readonly ShownSearchDoc[], locale: Locale): Index {
  const known = indexes[locale].get(docs)
  if (known) return known
  const index = createIndex(docs, locale)
  indexes[locale].set(docs, index)
  return index
}

/** Swaps two adjacent letters of a word if only that makes it the beginning of an indexed word. */
function untangled(word: string, words: ReadonlySet<string>): string {
  const isKnown = (beginning: string) => words.has(beginning) || [...words].some((known) => known.startsWith(beginning))
  if (word.length < 4 || isKnown(word)) return word
  const swaps = Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
  return swaps.find(isKnown) ?? word
}

/** One letter wrong in words from four letters, two from eight. */
const fuzziness = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2)

/** How well the whole query sits in a thing's texts: a title that is, starts with, or holds it as words counts most. */
function phraseScore(query: string, { title, tags, description, text: rest }: Folded): number {
  const names = title.split(' | ')
  if (names.includes(query)) return 400
  if (names.some((name) => name.startsWith(query))) return 200
  if (` ${title} `.includes(` ${query}`)) return 120
  if (title.includes(query)) return 50
  if (` ${tags}`.includes(` ${query}`)) return 60
  if (tags.includes(query)) return 25
  if (description.includes(query)) return 15
  return rest.includes(query) ? 8 : 0
}

const hasMarks = (value: string) => fold(value) !== value.toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a document contains the query with its tone marks; false for a query without marks. */
function holdsExactly(query: string, doc: ShownSearchDoc, locale: Locale): boolean {
  const wanted = query.normalize('NFC').trim().toLowerCase()
  const all = [doc.titleVi, doc.titleEn, text(doc, 'description', locale), text(doc, 'text', locale), ...texts(doc, 'tags', locale)]
  return all.some((value) => value.normalize('NFC').toLowerCase().includes(wanted))
}

export interface SearchOptions {
  locale: Locale
  /** The Vietnam day: deals out of their window are not found. */
  today: string
}

/**
 * What of the built-in content fits a query, the best first. Found is what holds the query anywhere, marks and case aside, or all its
 * words with small typos; what holds it exactly as typed, tones included, comes first. Nothing for a blank query.
 */
export function searchContent(docs: readonly ShownSearchDoc[], query: string, { locale, today }: SearchOptions): ShownSearchDoc[] {
  const typed = fold(query)
  if (typed === '') return []
  const { mini, words, folded, docs: byId } = indexOf(docs, locale)
  const wanted = typed.replace(/[a-z0-9]+/g, (word) => untangled(word, words))
  const scores = new Map<string, number>()
  const byWords = mini.search(wanted, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: fuzziness,
    boost: { title: 8, tags: 3, description: 1.5 },
    weights: { fuzzy: 0.3, prefix: 0.7 },
  })
  for (const { id, score } of byWords) scores.set(id, score)
  for (const [id, texts] of folded) {
    const phrase = phraseScore(wanted, texts)
    if (phrase > 0) scores.set(id, (scores.get(id) ?? 0) + phrase)
  }
  const isMarked = hasMarks(query)
  return [...scores]
    .flatMap(([id, score]) => {
      const doc = byId.get(id)
      if (!doc || (doc.window && !isLive({ window: doc.window }, today))) return []
      return { doc, score: score * kindBoost[doc.kind], exact: isMarked && holdsExactly(query, doc, locale) ? 1 : 0 }
    })
    .sort((a, b) => b.exact - a.exact || b.score - a.score || compareText(a.doc.id, b.doc.id))
    .map(({ doc }) => doc)
}
