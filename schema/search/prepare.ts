import type { Locale } from '../locale'
import type { ConceptReader } from './concept-reader'
import { isStopWord } from './concepts'
import type { SearchDoc } from './doc'
import { readWords } from './words'

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
