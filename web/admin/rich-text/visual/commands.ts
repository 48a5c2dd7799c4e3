import { type Editor, Extension } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import {
  CodeXml,
  Hash,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Images,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  PanelTop,
  Pilcrow,
  RectangleHorizontal,
  Table,
  TextQuote,
} from 'lucide-react'
import { runMoveBlock } from './move-block'

export const blockNames = [
  'paragraph',
  'heading2',
  'heading3',
  'heading4',
  'list',
  'numbers',
  'quote',
  'photo',
  'gallery',
  'table',
  'card',
  'button',
  'fact',
  'rule',
  'code',
] as const
export type BlockName = (typeof blockNames)[number]

interface BlockCommand {
  Icon: LucideIcon
  run: (editor: Editor) => void
  isActive?: (editor: Editor) => boolean
}

function headingCommand(level: 2 | 3 | 4, Icon: LucideIcon): BlockCommand {
  return {
    Icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isActive: (editor) => editor.isActive('heading', { level }),
  }
}

export const chosenIcons = {
  photo: Image,
  gallery: Images,
  card: PanelTop,
  button: RectangleHorizontal,
  fact: Hash,
} as const
export type ChosenBlock = keyof typeof chosenIcons
export const isChosen = (block: BlockName): block is ChosenBlock => block in chosenIcons

export const blockCommands: Record<Exclude<BlockName, ChosenBlock>, BlockCommand> = {
  paragraph: { Icon: Pilcrow, run: (editor) => editor.chain().focus().setParagraph().run() },
  heading2: headingCommand(2, Heading2),
  heading3: headingCommand(3, Heading3),
  heading4: headingCommand(4, Heading4),
  list: {
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  quote: {
    Icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  table: {
    Icon: Table,
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  rule: { Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  code: {
    Icon: CodeXml,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
}

export function editorKeys(onLink: () => void) {
  return Extension.create({
    name: 'editorKeys',
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        // Without a selection the key is left to the page.
        'Mod-k': () => {
          if (editor.state.selection.empty) return false
          onLink()
          return true
        },
        'Alt-Shift-ArrowUp': () => runMoveBlock(editor, 'up'),
        'Alt-Shift-ArrowDown': () => runMoveBlock(editor, 'down'),
      }
    },
  })
}

/** Waits for the input method's composition. Returns a function that cancels. */
export function afterComposition(view: EditorView, work: () => void): () => void {
  if (!view.composing) {
    work()
    return () => {}
  }
  const { dom } = view
  const onEnd = () => window.setTimeout(work)
  dom.addEventListener('compositionend', onEnd, { once: true })
  return () => dom.removeEventListener('compositionend', onEnd)
}
