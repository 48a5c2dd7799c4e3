import type { Extensions } from '@tiptap/core'
import { Code as TiptapCode } from '@tiptap/extension-code'
import { Heading as TiptapHeading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import {
  BulletList as TiptapBulletList,
  OrderedList as TiptapOrderedList,
} from '@tiptap/extension-list'
import { TableCell, TableHeader, TableRow, Table as TiptapTable } from '@tiptap/extension-table'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStoredPhoto } from '../../media/media-api'
import { mediaVariant } from '../../media/media-pictures'
import { ownPathOf, readPictureAddress } from '../photos/picture-address'
import { EmbedBlock } from './embed-block'
import { Figure } from './figure'
import { Gallery } from './gallery'
import { Button, Card } from './lone-links'
import { addressIn } from './photo-commands'

const InlinePicture = Image.extend({
  addAttributes() {
    const text = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      rendered: false,
    })
    return {
      src: { default: '', parseHTML: addressIn, rendered: false },
      alt: text('alt'),
      title: text('title'),
    }
  },
  parseHTML() {
    return [{ tag: 'img:not([src^="data:"])' }]
  },
  renderHTML({ node: { attrs } }) {
    return ['img', { 'data-src': attrs.src, alt: attrs.alt, title: attrs.title }]
  },
  addNodeView() {
    return ReactNodeViewRenderer(InlinePictureView, { as: 'span' })
  },
}).configure({ inline: true })

function InlinePictureView({ node, selected }: NodeViewProps) {
  const { t } = useTranslation('admin')
  const src = String(node.attrs.src ?? '')
  const alt = String(node.attrs.alt ?? '')
  const address = readPictureAddress(src)
  const { item } = useStoredPhoto(address.kind === 'photo' ? address.id : undefined)
  const shown = ownPathOf(address, src) ?? (item && mediaVariant(item.src, 'full', 480))
  const note = t(address.kind === 'foreign' ? 'media.foreign.one' : 'rich-text.photos.gone')
  return (
    <NodeViewWrapper
      as="span"
      className={`inline-picture ${selected ? 'is-selected' : ''}`}
      data-drag-handle
    >
      {shown ? (
        <img src={shown} alt={alt} draggable={false} />
      ) : (
        <span className="inline-picture-note" title={note}>
          <ImageOff className="size-4" />
          <span>{alt || note}</span>
        </span>
      )}
    </NodeViewWrapper>
  )
}

/** A Markdown heading is one line: a break would be lost. */
const Heading = TiptapHeading.extend({ content: 'text*' })

/** Code may be bold and a link, as in Markdown. */
const Code = TiptapCode.extend({ excludes: '' })

/** Blank lines between the items, which make paragraphs of them. */
const isLoose = { default: false, rendered: false }

const BulletList = TiptapBulletList.extend({
  addAttributes() {
    return { ...this.parent?.(), isLoose }
  },
})

const OrderedList = TiptapOrderedList.extend({
  addAttributes() {
    return { ...this.parent?.(), isLoose }
  },
})

/** After the last cell Tab leaves the text; the library's own adds rows endlessly. */
export const Table = TiptapTable.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

export const headingLevels = [2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** A cell of a Markdown table has one line. */
const inline = { content: 'paragraph' }

export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    bulletList: false,
    orderedList: false,
    code: false,
    strike: false,
    underline: false,
    // Autolinks would change the text while it is typed.
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Heading.configure({ levels: [...headingLevels] }),
  BulletList,
  OrderedList,
  Code,
  InlinePicture,
  Figure,
  Gallery,
  Table,
  TableRow,
  TableCell.extend(inline),
  TableHeader.extend(inline),
  Card,
  Button,
  EmbedBlock,
]
