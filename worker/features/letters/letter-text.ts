import type { BlockContent, DefinitionContent, RootContent } from 'mdast'
import { buttonTitle, cardTitle } from '../../../schema/content-cards'
import { wrap } from '../../platform/mail/plain-text'
import type { LetterParts } from './components/letter-body'
import { loneImages, loneLink, nodesIn, wordsOf } from './letter-tree'

type Block = RootContent | BlockContent | DefinitionContent

function addressesOf(node: Block, parts: LetterParts): string[] {
  const urls = nodesIn(node).flatMap((one) =>
    one.type === 'link' ? (parts.hrefOf(one.url) ?? []) : [],
  )
  return [...new Set(urls)]
}

const withAddresses = (words: string, node: Block, parts: LetterParts) =>
  [wrap(words), ...addressesOf(node, parts)].join('\n')

const indented = (text: string, first: string) => {
  const rest = ' '.repeat(first.length)
  return text
    .split('\n')
    .map((line, index) => (line === '' ? '' : (index === 0 ? first : rest) + line))
    .join('\n')
}

function paragraphText(node: Extract<Block, { type: 'paragraph' }>, parts: LetterParts): string {
  const link = loneLink(node, cardTitle)
  const card = link && parts.cardOf(link)
  if (card)
    return [
      wrap(card.name),
      ...[card.note, card.line].filter(Boolean).map((line) => wrap(line)),
      card.url,
    ].join('\n')
  const button = loneLink(node, buttonTitle)
  if (button) return withAddresses(wordsOf(button.children), node, parts)
  const images = loneImages(node)
  if (images) {
    const words = images
      .map(({ url, alt, title }) => alt || title || parts.pictureOf(url)?.alt || '')
      .filter(Boolean)
    return words.map((text) => wrap(`[${text}]`)).join('\n')
  }
  return withAddresses(wordsOf(node.children), node, parts)
}

function blockText(node: Block, parts: LetterParts): string {
  switch (node.type) {
    case 'paragraph':
      return paragraphText(node, parts)
    case 'heading':
      return `${wrap(wordsOf(node.children))}\n${'-'.repeat(
        Math.min(wordsOf(node.children).length, 40),
      )}`
    case 'blockquote':
      return letterText(node.children, parts)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'list':
      return node.children
        .map(({ children }, index) =>
          indented(
            letterText(children, parts, '\n'),
            node.ordered ? `${(node.start ?? 1) + index}. ` : '- ',
          ),
        )
        .join('\n')
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => wordsOf(cell.children)).join(' | '))
        .concat(addressesOf(node, parts))
        .join('\n')
    case 'thematicBreak':
      return '* * *'
    case 'code':
    case 'html':
      return node.value
    default:
      return ''
  }
}

export function letterText(nodes: readonly Block[], parts: LetterParts, between = '\n\n'): string {
  return nodes
    .map((node) => blockText(node, parts))
    .filter((text) => text !== '')
    .join(between)
}
