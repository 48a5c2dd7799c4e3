import { mergeAttributes, Node } from '@tiptap/core'
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import type { ComponentType } from 'react'

interface LoneLink {
  name: string
  /** The link in the HTML of its paragraph, which holds nothing else. */
  selector: string
  /** What distinguishes the link in that HTML. */
  attributes: Record<string, string>
  view: ComponentType<ReactNodeViewProps>
}

/** A block that Markdown has as a paragraph of nothing but a link with a certain title. */
export function loneLinkBlock({ name, selector, attributes, view }: LoneLink) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes() {
      return {
        href: {
          default: '',
          parseHTML: (element) => element.querySelector('a')?.getAttribute('href') ?? '',
          rendered: false,
        },
        text: {
          default: '',
          parseHTML: (element) => element.textContent?.trim() ?? '',
          rendered: false,
        },
      }
    },
    parseHTML() {
      const isAlone = (element: HTMLElement) =>
        element.childElementCount === 1 && element.querySelector(selector)
      return [{ tag: 'p', priority: 60, getAttrs: (element) => (isAlone(element) ? null : false) }]
    },
    addNodeView() {
      return ReactNodeViewRenderer(view)
    },
    renderHTML({ node, HTMLAttributes }) {
      const { href, text } = node.attrs
      return [
        'p',
        HTMLAttributes,
        ['a', mergeAttributes({ ...attributes, href, tabindex: '-1' }), text],
      ]
    },
  })
}
