import type { Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** The Markdown of a letter as a tree, as the editor of texts reads it. */
export function parseLetter(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}

/** All nodes of a tree in the order in which they are read. */
export function nodesIn(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node]
}

/** The words of some nodes alone. */
export function wordsOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'image') return node.alt ?? ''
      if ('children' in node) return wordsOf(node.children)
      if (node.type === 'break') return '\n'
      return 'value' in node ? node.value.replace(/\s*\n\s*/g, ' ') : ''
    })
    .join('')
}

/** The link that a paragraph is nothing but, where it has a title: a card or a button. */
export function loneLink({ children }: Paragraph, title: string): Link | undefined {
  const [link, ...others] = children
  return link?.type === 'link' && link.title === title && others.length === 0 ? link : undefined
}

/** The pictures that a paragraph is nothing but; undefined where it has words. */
export function loneImages({ children }: Paragraph) {
  const isBlank = (child: PhrasingContent) =>
    child.type === 'break' || (child.type === 'text' && child.value.trim() === '')
  const images = children.filter((child) => child.type === 'image')
  return images.length > 0 && children.every((child) => child.type === 'image' || isBlank(child))
    ? images
    : undefined
}
