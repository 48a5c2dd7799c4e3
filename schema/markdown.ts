import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { withContentCards } from './content-cards'
import { isDrawing } from './drawings'
import { withFigures } from './figures'

/**
 * Markdown with tables as safe HTML. Raw HTML is escaped; links within the site are screen paths
 * without language prefix.
 */
export function markdownToHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // Wide tables scroll, so they must be focusable for the arrow keys.
  return withFigures(withContentCards(html), isDrawing).replaceAll(
    '<table>',
    '<table tabindex="0">',
  )
}
