import type { Extensions } from '@tiptap/core'
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { BulletList, Code, Heading, OrderedList, Table } from './blocks'
import { Button } from './button'
import { Card } from './card'
import { Figure } from './figure'
import { Gallery } from './gallery'
import { InlinePicture } from './inline-picture'

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
