import type { Node } from '@tiptap/pm/model'
import type { BlockContent, Image, ListItem, Paragraph, PhrasingContent, TableRow } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { buttonTitle, cardTitle } from '../../../../schema/content-cards'
import { embedTitle } from '../../../../schema/embed-cards'
import type { HeadingLevel } from '../visual/extensions'
import { writeInline } from './inline-markdown'

/** Drops empty paragraphs: Markdown has none. */
export function writeMarkdown(doc: Node): string {
  const tree = { type: 'root' as const, children: blocksOf(doc) }
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [tables],
  }).replace(/\n$/, '')
}

/** Cells are not padded, so that a longer word does not change every line. */
const tables = gfmTableToMarkdown({ stringLength: () => '---'.length })

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}

function blocksOf(node: Node): BlockContent[] {
  return childrenOf(node).flatMap((child) => toBlock(child) ?? [])
}

function toBlock(node: Node): BlockContent | undefined {
  const { attrs } = node
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs.level as HeadingLevel, children: writeInline(node) }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node) }
    case 'bulletList':
      return { type: 'list', ordered: false, spread: attrs.isLoose, children: itemsOf(node) }
    case 'orderedList':
      return {
        type: 'list',
        ordered: true,
        start: attrs.start,
        spread: attrs.isLoose,
        children: itemsOf(node),
      }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: node.textContent }
    case 'table':
      return {
        type: 'table',
        align: childrenOf(node.child(0)).map((cell) => cell.attrs.align ?? null),
        children: rowsOf(node),
      }
    case 'card':
      return loneLink(node, cardTitle)
    case 'button':
      return loneLink(node, buttonTitle)
    case 'embed':
      return embedOf(node)
    case 'figure':
      return photosOf([node])
    case 'gallery':
      return photosOf(childrenOf(node))
    default: {
      const children = writeInline(node)
      return children.length > 0 ? { type: 'paragraph', children } : undefined
    }
  }
}

function loneLink({ attrs: { href, text } }: Node, title: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'link', url: href, title, children: [{ type: 'text', value: text }] }],
  }
}

/** Without title and picture the address stands alone, as it was pasted. */
function embedOf({ attrs: { href, caption, src } }: Node): BlockContent {
  const inner: PhrasingContent = src
    ? { type: 'image', url: src, alt: caption }
    : { type: 'text', value: caption }
  // HTML is the one node whose text is not escaped: an address needs no escapes.
  if (!src && !caption) return { type: 'html', value: href }
  return {
    type: 'paragraph',
    children: [{ type: 'link', url: href, title: embedTitle, children: [inner] }],
  }
}

/** One picture a line; pending uploads are left out. */
function photosOf(figures: Node[]): Paragraph | undefined {
  const images = figures
    .filter(({ attrs }) => attrs.upload === null)
    .map(
      ({ attrs }): Image => ({
        type: 'image',
        url: attrs.src,
        alt: attrs.alt,
        title: attrs.caption || null,
      }),
    )
  const lines = images.flatMap((image, index) =>
    index === 0 ? [image] : [{ type: 'text' as const, value: '\n' }, image],
  )
  return images.length > 0 ? { type: 'paragraph', children: lines } : undefined
}

function itemsOf(list: Node): ListItem[] {
  return childrenOf(list).map((item) => ({
    type: 'listItem',
    spread: list.attrs.isLoose,
    children: blocksOf(item),
  }))
}

function rowsOf(table: Node): TableRow[] {
  return childrenOf(table).map((row) => ({
    type: 'tableRow',
    children: childrenOf(row).map((cell) => ({
      type: 'tableCell',
      children: writeInline(cell.child(0)),
    })),
  }))
}
