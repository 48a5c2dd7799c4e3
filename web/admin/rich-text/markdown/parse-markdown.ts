import type { JSONContent } from '@tiptap/core'
import type { Image, Link, ListItem, Nodes, Paragraph, PhrasingContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { buttonTitle, cardTitle } from '../../../../schema/content-cards'
import { embedOfParagraph } from '../../../../schema/embed-cards'
import { headingLevels } from '../visual/extensions'

export type UnsupportedPart = 'heading' | 'html' | 'reference' | 'other'

export class UnsupportedMarkdown extends Error {
  constructor(readonly part: UnsupportedPart) {
    super(`the visual editor has no ${part} like this`)
  }
}

/** Parses with the Worker's parser. Throws {@link UnsupportedMarkdown}. */
export function parseMarkdown(markdown: string): JSONContent {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return {
    type: 'doc',
    content: children.length > 0 ? children.map(toBlock) : [{ type: 'paragraph' }],
  }
}

function toBlock(node: Nodes): JSONContent {
  switch (node.type) {
    case 'paragraph':
      return toEmbed(node) ?? toLoneLink(node) ?? toPhotos(node) ?? paragraphOf(node.children)
    case 'heading':
      if (!headingLevels.some((level) => level === node.depth))
        throw new UnsupportedMarkdown('heading')
      return { type: 'heading', attrs: { level: node.depth }, content: toInline(node.children) }
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map(toBlock) }
    case 'list': {
      const isLoose = node.spread === true || node.children.some(({ spread }) => spread)
      const attrs = node.ordered ? { start: node.start ?? 1, isLoose } : { isLoose }
      return {
        type: node.ordered ? 'orderedList' : 'bulletList',
        attrs,
        content: node.children.map(toItem),
      }
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'code': {
      const language = [node.lang, node.meta].filter(Boolean).join(' ')
      return {
        type: 'codeBlock',
        attrs: { language: language || null },
        content: node.value ? [{ type: 'text', text: node.value }] : [],
      }
    }
    case 'table':
      return toTable(node)
    case 'html':
      throw new UnsupportedMarkdown('html')
    case 'definition':
      throw new UnsupportedMarkdown('reference')
    default:
      throw new UnsupportedMarkdown('other')
  }
}

function paragraphOf(children: PhrasingContent[]): JSONContent {
  return { type: 'paragraph', content: toInline(children) }
}

function toEmbed(node: Paragraph): JSONContent | undefined {
  const embed = embedOfParagraph(node)
  if (!embed) return undefined
  const { href, title, src } = embed
  return { type: 'embed', attrs: { href, caption: title, src } }
}

function toLoneLink({ children: [link, ...others] }: Paragraph): JSONContent | undefined {
  if (link?.type !== 'link' || others.length > 0) return undefined
  const type = link.title === cardTitle ? 'card' : link.title === buttonTitle ? 'button' : undefined
  const [label, ...parts] = link.children
  if (!type || label?.type !== 'text' || parts.length > 0) return undefined
  return { type, attrs: { href: link.url, text: label.value } }
}

function toPhotos({ children }: Paragraph): JSONContent | undefined {
  const images = children.filter((child) => child.type === 'image')
  const isAlone = children.every(
    (child) => child.type === 'image' || (child.type === 'text' && child.value.trim() === ''),
  )
  if (!isAlone || images.length === 0) return undefined
  const figures = images.map(toFigure)
  return figures.length === 1 ? figures[0] : { type: 'gallery', content: figures }
}

function toFigure({ url, alt, title }: Image): JSONContent {
  return { type: 'figure', attrs: { src: url, alt: alt ?? '', caption: title ?? '' } }
}

/** The editor's items start with a text line: a card or picture there stays inline. */
function toItem({ children }: ListItem): JSONContent {
  const [first, ...others] = children
  if (!first) return { type: 'listItem', content: [{ type: 'paragraph' }] }
  const line = first.type === 'paragraph' ? paragraphOf(first.children) : toBlock(first)
  return { type: 'listItem', content: [line, ...others.map(toBlock)] }
}

function toTable({ align, children }: Table): JSONContent {
  const width = Math.max(...children.map((row) => row.children.length))
  const rows = children.map((row, index) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: align?.[column] ?? null },
      content: [paragraphOf(row.children[column]?.children ?? [])],
    })),
  }))
  return { type: 'table', content: rows }
}

type Marks = NonNullable<JSONContent['marks']>

function toInline(nodes: PhrasingContent[], marks: Marks = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text':
      // The Worker renders tags as text.
      case 'html':
        return textOf(node.value, marks)
      case 'inlineCode':
        return textOf(node.value, [...marks, { type: 'code' }])
      case 'strong':
        return toInline(node.children, [...marks, { type: 'bold' }])
      case 'emphasis':
        return toInline(node.children, [...marks, { type: 'italic' }])
      case 'link':
        return toInline(node.children, [...marks, linkMark(node)])
      case 'break':
        return [{ type: 'hardBreak', marks }]
      case 'image':
        return [
          {
            type: 'image',
            attrs: { src: node.url, alt: node.alt ?? '', title: node.title ?? null },
            marks,
          },
        ]
      case 'linkReference':
      case 'imageReference':
        throw new UnsupportedMarkdown('reference')
      default:
        throw new UnsupportedMarkdown('other')
    }
  })
}

function linkMark({ url, title }: Link): Marks[number] {
  return { type: 'link', attrs: { href: url, title: title ?? null } }
}

function textOf(value: string, marks: Marks): JSONContent[] {
  const text = value.replace(/\s*\n\s*/g, ' ')
  return text === '' ? [] : [{ type: 'text', text, marks }]
}
