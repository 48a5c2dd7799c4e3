import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { type LinkedHeadings, linkHeadings, plainText } from '../../schema/headings'

/** A long text as its page shows it. Links within the site are screen paths, without a language prefix; raw HTML in the source is escaped. */
export type Body = LinkedHeadings

const wordsPerMinute = 200

/** Renders the Markdown of built-in content. It runs when the site is built: no page downloads a Markdown library. */
export function toBody(markdown: string): Body {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    // A table that is wider than a phone scrolls; it must be reachable for the arrow keys.
    .replaceAll('<table>', '<table tabindex="0">')
  return linkHeadings(html)
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
