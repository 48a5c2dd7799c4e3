import { Code as TiptapCode } from '@tiptap/extension-code'
import { Heading as TiptapHeading } from '@tiptap/extension-heading'
import {
  BulletList as TiptapBulletList,
  OrderedList as TiptapOrderedList,
} from '@tiptap/extension-list'
import { Table as TiptapTable } from '@tiptap/extension-table'

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
