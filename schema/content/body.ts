import { type LinkedHeadings, linkHeadings, plainText } from '../headings'
import { markdownToHtml } from '../markdown'

/**
 * A long text as its page shows it. Links within the site are screen paths, without a language
 * prefix; raw HTML in the source is escaped.
 */
export type Body = LinkedHeadings

const wordsPerMinute = 200

/** Renders the Markdown of an entry. */
export function toBody(markdown: string): Body {
  return linkHeadings(markdownToHtml(markdown))
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
