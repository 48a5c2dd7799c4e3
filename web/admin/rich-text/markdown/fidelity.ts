import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { textExtensions } from '../visual/extensions'
import { parseMarkdown, UnsupportedMarkdown, type UnsupportedPart } from './parse-markdown'
import { writeMarkdown } from './write-markdown'

const schema = getSchema(textExtensions)

/** Returns a text as the visual editor would write it. Throws if it cannot represent the text. */
export function rewriteMarkdown(markdown: string): string {
  const doc = Node.fromJSON(schema, parseMarkdown(markdown))
  doc.check()
  return writeMarkdown(doc)
}

/** Renders like the Worker, but keeps photograph references as addresses. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, {
    allowDangerousProtocol: true,
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  })
}

/** Normalises what readers cannot see: spaces and the nesting order of marks. */
function comparable(markdown: string): string {
  return (
    renderMarkdown(markdown)
      .split(/(<pre>.*?<\/pre>)/s)
      .map((part) => (part.startsWith('<pre>') ? part : part.replace(/\s+/g, ' ')))
      .join('')
      .replaceAll(' title=""', '')
      // An address alone is an embed, as a link or as text; no other becomes one.
      .replace(/<p><a href="([^"]*)">\1<\/a><\/p>/g, '<p>$1</p>')
      .replaceAll('<strong><em>', '<em><strong>')
      .replaceAll('</em></strong>', '</strong></em>')
      .replace(/((?:<(?:strong|em)>)+)(<a [^>]*>)/g, '$2$1')
      .replace(/<\/a>((?:<\/(?:strong|em)>)+)/g, '$1</a>')
      .trim()
  )
}

export function rendersAlike(markdown: string, other: string): boolean {
  return comparable(markdown) === comparable(other)
}

export function findLoss(markdown: string): UnsupportedPart | undefined {
  try {
    return rendersAlike(markdown, rewriteMarkdown(markdown)) ? undefined : 'other'
  } catch (error) {
    return error instanceof UnsupportedMarkdown ? error.part : 'other'
  }
}
