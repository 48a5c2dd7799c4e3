import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { withContentCards } from './content-cards'
import { isDrawing } from './drawings'
import { withFigures } from './figures'

/**
 * Markdown with tables as safe HTML: raw HTML in the source is escaped. Links within the site are
 * screen paths, without a language prefix.
 */
export function markdownToHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // A table that is wider than a phone scrolls; it must be reachable for the arrow keys.
  return withFigures(withContentCards(html), isDrawing).replaceAll(
    '<table>',
    '<table tabindex="0">',
  )
}
