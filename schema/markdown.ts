import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { withContentCards } from './content-cards'
import { isDrawing } from './drawings'
import { withEmbeds } from './embed-cards'
import { withFigures } from './figures'
import { type LinkedHeadings, linkHeadings, plainText } from './html'

/**
 * Markdown with tables as safe HTML. Raw HTML is escaped; links within the site are screen paths
 * without language prefix.
 */
export function markdownToHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // Wide tables scroll, so they must be focusable for the arrow keys.
  return withFigures(withEmbeds(withContentCards(html)), isDrawing).replaceAll(
    '<table>',
    '<table tabindex="0">',
  )
}

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
