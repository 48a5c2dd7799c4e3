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
]
