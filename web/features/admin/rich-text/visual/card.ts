import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { cardClass, cardTitle } from '../../../../../schema/content-cards'
import { CardView } from './card-view'

/** A page of ours as a card: in Markdown a paragraph of nothing but a link with the title `card`. */
export const Card = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      href: { default: '', parseHTML: (element) => element.querySelector('a')?.getAttribute('href') ?? '', rendered: false },
      text: { default: '', parseHTML: (element) => element.textContent?.trim() ?? '', rendered: false },
    }
  },
  parseHTML() {
    const isCard = (element: HTMLElement) =>
      element.childElementCount === 1 && element.querySelector(`a.${cardClass}, a[title="${cardTitle}"]`)
    return [{ tag: 'p', priority: 60, getAttrs: (element) => (isCard(element) ? null : false) }]
  },
  addNodeView() {
    return ReactNodeViewRenderer(CardView)
  },
  renderHTML({ node, HTMLAttributes }) {
    const { href, text } = node.attrs
    return ['p', HTMLAttributes, ['a', mergeAttributes({ class: cardClass, href, tabindex: '-1' }), text]]
  },
})
