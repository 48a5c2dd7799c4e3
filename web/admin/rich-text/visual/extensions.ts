import type { Extensions } from '@tiptap/core'
import { Code as TiptapCode } from '@tiptap/extension-code'
import { Heading as TiptapHeading } from '@tiptap/extension-heading'
import {
  BulletList as TiptapBulletList,
  OrderedList as TiptapOrderedList,
} from '@tiptap/extension-list'
import { TableCell, TableHeader, TableRow, Table as TiptapTable } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Figure } from './figure'
import { Gallery } from './gallery'
import { InlinePicture } from './inline-picture'
import { Button, Card } from './lone-links'

/** A heading of Markdown is one line: a break in it would be lost. */
export const Heading = TiptapHeading.extend({ content: 'text*' })

/** Code may be bold and a link, as in Markdown. */
export const Code = TiptapCode.extend({ excludes: '' })

/** Whether there are blank lines between the items, which makes paragraphs of them. */
const isLoose = { default: false, rendered: false }

export const BulletList = TiptapBulletList.extend({
  addAttributes() {
    return { ...this.parent?.(), isLoose }
  },
})

export const OrderedList = TiptapOrderedList.extend({
  addAttributes() {
    return { ...this.parent?.(), isLoose }
  },
})

/** After the last cell Tab leaves the text: the library's own would add rows for ever. */
export const Table = TiptapTable.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

export const headingLevels = [2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** A cell of a Markdown table holds one line. */
const inline = { content: 'paragraph' }

/** What a text may hold: no more than Markdown can say and the Worker renders. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    bulletList: false,
    orderedList: false,
    code: false,
    strike: false,
    underline: false,
    // Links are made on purpose: an address that becomes one while it is typed would change the
    // text.
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
]
