import { plainText } from '../html'
import type { Locale } from '../locale'
import type { ConceptReader } from './concept-reader'
import type { SearchDoc, SearchSource } from './doc'
import { isStopWord } from './site-concepts'
import { readWords } from './words'

/** A section of a long text. */
interface Passage {
  /** The heading's id; empty before the first one. */
  anchor: string
  title: string
  lead: string
  isTable?: boolean
  keyPhrases: string[]
  text: string
}

const leadLength = 90

/** Cuts after a sentence, else after a word. */
function beginningOf(text: string): string {
  if (text.length <= leadLength) return text
  const cut = text.slice(0, leadLength)
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '))
  return sentence > leadLength / 2
    ? cut.slice(0, sentence + 1)
    : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

const matchesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, inner = '']) => plainText(inner)).filter(Boolean)

/** Sections of rendered Markdown. */
export function passagesOf(html: string): Passage[] {
  return html.split(/(?=<h2)/).flatMap((section) => {
    const [, anchor = '', heading = ''] = /<h2 id="([^"]*)">(.*?)<\/h2>/s.exec(section) ?? []
    const body = section.replace(/<h2.*?<\/h2>/s, '')
    const text = plainText(body)
    if (text === '') return []
    const stressed = [
      /<h3[^>]*>(.*?)<\/h3>/gs,
      /<strong>(.*?)<\/strong>/gs,
      /<tr>\s*<td[^>]*>(.*?)<\/td>/gs,
    ]
    const column = /<th[^>]*>(.*?)<\/th>/s.exec(section)?.[1] ?? ''
    const keyPhrases = [...new Set(stressed.flatMap((pattern) => matchesOf(section, pattern)))].map(
      (phrase) =>
        // A number needs its column: `Tháng 12`.
        /^\d+$/.test(phrase) ? `${plainText(column)} ${phrase}`.trim() : phrase,
    )
    const isTable = /^\s*<table/.test(body)
    return {
      anchor,
      title: plainText(heading),
      lead: beginningOf(text),
      ...(isTable && { isTable }),
      keyPhrases,
      text,
    }
  })
}

/** Sections as parts of a page. */
export function partsOfText(pageId: string, html: string): SearchSource[] {
  return passagesOf(html).map(({ anchor, ...passage }) => ({
    id: `${pageId}#${anchor}`,
    ...passage,
  }))
}

/** Words in at most this many documents are rare. */
const maxRare = 4

const exactWords = (text: string) => readWords(text).map(({ exact }) => exact)

/** Replaces texts of documents by concept tokens and rare words. */
export function prepareDocs<Doc extends SearchDoc>(
  docs: readonly (Doc & { text?: string })[],
  concepts: ConceptReader,
  locale: Locale,
): Doc[] {
  const seenIn = new Map<string, number>()
  const words = docs.map((doc) => {
    const shown = new Set(exactWords([doc.title, doc.lead, ...(doc.keyPhrases ?? [])].join('\n')))
    const hidden = new Set(
      readWords(doc.text ?? '').flatMap((word) =>
        shown.has(word.exact) || isStopWord(word) ? [] : word.exact,
      ),
    )
    for (const word of [...shown, ...hidden]) seenIn.set(word, (seenIn.get(word) ?? 0) + 1)
    return hidden
  })
  return docs.map(({ text = '', ...doc }, index) => {
    if (text === '') return doc as unknown as Doc
    const counts = new Map<string, number>()
    for (const phrase of text.split(/[.;:!?\n]/)) {
      for (const token of concepts.tokensOf(readWords(phrase), locale === 'vi'))
        counts.set(token, (counts.get(token) ?? 0) + 1)
    }
    const dense = [...counts].flatMap(([token, count]) => (count > 1 ? token : []))
    const passing = [...counts].flatMap(([token, count]) => (count === 1 ? token : []))
    const rare = [...(words[index] ?? [])].filter(
      (word) => word.length > 1 && (seenIn.get(word) ?? 0) <= maxRare,
    )
    return {
      ...doc,
      dense: dense.join(' '),
      passing: passing.join(' '),
      rare: rare.join(' '),
    } as unknown as Doc
  })
}
