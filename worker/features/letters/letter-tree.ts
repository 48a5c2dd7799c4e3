import type { Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { embedLink, embedOfParagraph } from '../../../schema/embed-cards'

/** Mails play nothing: an embed is a link with its title. */
export function parseLetter(markdown: string): Root {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  for (const node of nodesIn(root)) {
    const embed = node.type === 'paragraph' ? embedOfParagraph(node) : undefined
    if (embed && node.type === 'paragraph') node.children = [embedLink(embed)]
  }
  return root
}

export function nodesIn(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node]
}

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

/** The only content of a paragraph, if that is a link with this title: a card or a button. */
export function loneLink({ children }: Paragraph, title: string): Link | undefined {
  const [link, ...others] = children
  return link?.type === 'link' && link.title === title && others.length === 0 ? link : undefined
}

export function loneImages({ children }: Paragraph) {
  const isBlank = (child: PhrasingContent) =>
    child.type === 'break' || (child.type === 'text' && child.value.trim() === '')
  const images = children.filter((child) => child.type === 'image')
  return images.length > 0 && children.every((child) => child.type === 'image' || isBlank(child))
    ? images
    : undefined
}
