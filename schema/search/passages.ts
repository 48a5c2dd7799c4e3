import { plainText } from '../headings'
import type { SearchSource } from './doc'

/** A section of a long text. */
export interface Passage {
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
