import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { slugify } from '../../schema/fold'

/** A long text as its page shows it. Links within the site are screen paths, without a language prefix. */
export interface Body {
  /** Safe HTML: raw HTML in the source is escaped. Level-two headings carry ids. */
  html: string
  /** The level-two headings, for the table of contents. */
  headings: { id: string; text: string }[]
}

const wordsPerMinute = 200

/** Renders the Markdown of built-in content. It runs when the site is built: no page downloads a Markdown library. */
export function toBody(markdown: string): Body {
  const headings: Body['headings'] = []
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
      const text = plainText(inner)
      const id = slugify(text)
      headings.push({ id, text })
      return `<h2 id="${id}">${inner}</h2>`
    })
    // A table that is wider than a phone scrolls; it must be reachable for the arrow keys.
    .replaceAll('<table>', '<table tabindex="0">')
  return { html, headings }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of rendered HTML, without tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** How many words a rendered text has; Vietnamese syllables count as words. */
export function countWords(html: string): number {
  return plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes for reading a text at a quiet 200 words a minute. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsPerMinute))
}
