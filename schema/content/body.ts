import { type LinkedHeadings, linkHeadings, plainText } from '../headings'
import { markdownToHtml } from '../markdown'

/** Links within the site are screen paths without language prefix; raw HTML is escaped. */
export type Body = LinkedHeadings

const wordsPerMinute = 200

export function toBody(markdown: string): Body {
  return linkHeadings(markdownToHtml(markdown))
}

/** Vietnamese syllables count as words. */
export function countWords(html: string): number {
  return plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes at 200 words a minute, at least 1. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsPerMinute))
}
