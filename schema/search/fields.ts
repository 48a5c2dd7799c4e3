import type { Locale } from '../locale'
import dictionary from '../seed/search/words.json' with { type: 'json' }
import { pageId, type SearchDoc, type SearchPage } from './doc'
import type { SiteConcepts } from './site-concepts'
import type { Vocabulary } from './vocabulary'
import { isMarked, readWords, type Word } from './words'

/**
 * Weight by field. `name`: whole titles, `head`: the subject of a title, `context`: the page of a
 * part.
 */
export const boosts = {
  name: 9,
  head: 3,
  title: 5,
  otherTitles: 3,
  tags: 3,
  place: 2.5,
  keyPhrases: 2.2,
  lead: 1.6,
  dense: 1.5,
  context: 2.5,
  passing: 0.8,
  rare: 0.8,
}
export const fieldNames = Object.keys(boosts)

export const isTitle = (field: string) =>
  field === 'name' || field === 'head' || field === 'title' || field === 'otherTitles'
/** Excludes what a part inherits from its page. */
export const isOwn = (field: string) => field !== 'place' && field !== 'context'
/** Product descriptions name what goes with a product. */
export function isMention(field: string, id: string): boolean {
  return field === 'passing' || field === 'rare' || (field === 'lead' && isProduct(id))
}

export const isPart = (id: string) => id.includes('#')
export const isProduct = (id: string) => id.startsWith('product:')

const joinLines = (...texts: (string | readonly string[] | undefined)[]) =>
  texts.flat().filter(Boolean).join('\n')

/** Tags of products name what goes with them and count as key phrases. */
export function fieldText(doc: SearchDoc, page: SearchPage | undefined, field: string): string {
  switch (field) {
    case 'id':
      return doc.id
    case 'name':
      return joinLines(doc.title, doc.otherTitles)
    case 'head':
      return doc.title
    case 'place':
      return page?.place ?? ''
    case 'tags':
      return isProduct(doc.id) ? '' : joinLines(doc.tags)
    case 'keyPhrases':
      return joinLines(isProduct(doc.id) ? doc.tags : doc.keyPhrases)
    case 'context':
      return pageId(doc.id) === doc.id ? '' : joinLines(page?.title, page?.otherTitles, page?.tags)
    default:
      return joinLines(
        doc[field as 'title' | 'otherTitles' | 'lead' | 'dense' | 'passing' | 'rare'],
      )
  }
}

/** Folded Vietnamese classifiers before nouns: piece, set, bag, pair, ticket. */
const classifiers = new Set(dictionary.classifiers)

/**
 * Tokenizes fields and fills the vocabulary: words, joined neighbours, exact words (`=`), names
 * (`^`), heads (`~`), concepts (`#`).
 */
export function createTokenizer(locale: Locale, concepts: SiteConcepts, vocabulary: Vocabulary) {
  function tokensOfPhrase(words: readonly Word[], isVietnamese: boolean): string[] {
    const tokens = words.flatMap((word, at) => {
      const next = words[at + 1]
      const joined = next ? [word.folded + next.folded] : []
      vocabulary.add(word.folded, [word])
      if (next) vocabulary.add(word.folded + next.folded, [word, next])
      return [word.folded, ...(isMarked(word) ? [`=${word.exact}`] : []), ...joined]
    })
    const named = concepts.tokensOf(words, isVietnamese)
    for (const token of named) vocabulary.add(token)
    return [...tokens, ...named]
  }

  /** The whole name as one token, and its concept. */
  function tokensOfName(name: string): string[] {
    const words = readWords(name)
    return [
      `^${words.map(({ folded }) => folded).join('')}`,
      ...concepts.tokensOfWhole(words).map((token) => `^${token}`),
    ]
  }

  /** The subject of a title: first in Vietnamese, last in English. */
  function tokensOfHead(title: string): string[] {
    const [phrase = ''] = title.split(/[,:–(]| (?:with|for|in|on|and|from|of) /)
    const words = readWords(locale === 'vi' ? title : phrase)
    const first = classifiers.has(words[0]?.folded ?? '') ? 1 : 0
    const isHead =
      locale === 'vi'
        ? ({ from }: { from: number }) => from <= first
        : ({ to }: { to: number }) => to === words.length
    return (concepts.matchesIn(words).find(isHead)?.tokens ?? []).map((token) => `~${token}`)
  }

  return (text: string, field = ''): string[] => {
    if (field === 'name') return text.split('\n').flatMap(tokensOfName)
    if (field === 'head') return tokensOfHead(text)
    if (field === 'dense' || field === 'passing') return text.split(' ')
    return text.split(/[,·|\n.;:!?()]/).flatMap((phrase) => {
      const words = readWords(phrase)
      // Other titles may be in either language; English ones have at most one word with marks.
      const isVietnamese =
        field === 'otherTitles' ? words.filter(isMarked).length > 1 : locale === 'vi'
      return tokensOfPhrase(words, isVietnamese)
    })
  }
}
