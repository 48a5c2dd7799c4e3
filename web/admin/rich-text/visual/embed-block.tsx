import { Node } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { embedTitle } from '../../../../schema/embed-cards'
import { readEmbed } from '../../../../schema/embeds'
import { EmbedView } from './embed-view'
import { addressIn, moveBehind } from './photo-commands'

const linkIn = (element: HTMLElement) => element.querySelector(`a[title="${embedTitle}"]`)

/** In Markdown a lone link titled `embed`, or an address alone; see schema/embed-cards.ts. */
export const EmbedBlock = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      href: {
        default: '',
        parseHTML: (element) => linkIn(element)?.getAttribute('href') ?? '',
        rendered: false,
      },
      caption: {
        default: '',
        parseHTML: (element) =>
          element.querySelector('img')?.alt ?? element.textContent?.trim() ?? '',
        rendered: false,
      },
      src: {
        default: '',
        parseHTML: (element) => addressIn(element.querySelector('img')),
        rendered: false,
      },
      /** Just pasted: its view asks the provider. */
      isNew: { default: false, parseHTML: () => false, rendered: false },
    }
  },
  parseHTML() {
    const isEmbed = (element: HTMLElement) =>
      element.childElementCount === 1 && readEmbed(linkIn(element)?.getAttribute('href') ?? '')
    return [{ tag: 'p', priority: 70, getAttrs: (element) => (isEmbed(element) ? null : false) }]
  },
  renderHTML({ node: { attrs } }) {
    const { href, caption, src } = attrs
    const inner = src ? ['img', { 'data-src': src, alt: caption }] : caption || href
    return ['p', ['a', { href, title: embedTitle, tabindex: '-1' }, inner]]
  },
  addNodeView() {
    return ReactNodeViewRenderer(EmbedView)
  },
  addProseMirrorPlugins() {
    return [new Plugin({ props: { handlePaste: pasteEmbed } })]
  },
})

/** Only on an empty line: elsewhere an address is part of a sentence. */
function pasteEmbed({ state, dispatch }: EditorView, event: ClipboardEvent): boolean {
  const embed = readEmbed(event.clipboardData?.getData('text/plain').trim() ?? '')
  const { selection, schema, tr } = state
  const { $from, empty } = selection
  const isEmptyLine = empty && $from.depth === 1 && $from.parent.content.size === 0
  if (!embed || !isEmptyLine || $from.parent.type.name !== 'paragraph') return false
  const attrs = { href: embed.link, caption: embed.title, isNew: true }
  const node = schema.nodes.embed?.create(attrs)
  if (!node) return false
  const start = $from.before()
  dispatch(moveBehind(tr.replaceWith(start, $from.after(), node), start + node.nodeSize))
  return true
}
