import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { type Locale, withLocalizedLinks } from '../../../schema/locale'

/**
 * Renders Markdown to HTML that is safe to put into a page: raw HTML is escaped and links keep only http,
 * https, mailto and site-relative addresses (micromark's own allow-list). Links within the site are screen paths; they get the prefix of
 * the language.
 */
export function renderMarkdown(markdown: string, locale: Locale, defaultLocale: Locale): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  // A table that is wider than a phone scrolls; it must be reachable for the arrow keys.
  return withLocalizedLinks(html, locale, defaultLocale).replaceAll('<table>', '<table tabindex="0">')
}
