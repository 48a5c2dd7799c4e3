import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Code,
  Italic,
  Link,
  type LucideIcon,
  Redo2,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, Tools } from '../tool-button'
import { blockCommands, type ChosenBlock, chosenIcons } from './commands'
import { moveBlock, runMoveBlock } from './move-block'

const marks = [
  { name: 'bold', Icon: Bold, letter: 'B' },
  { name: 'italic', Icon: Italic, letter: 'I' },
  { name: 'code', Icon: Code, letter: 'E' },
] as const
const blocks = [
  'heading2',
  'heading3',
  'heading4',
  'list',
  'numbers',
  'quote',
  'table',
  'rule',
] as const

const tableTools: readonly {
  name: 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable'
  Icon: LucideIcon
}[] = [
  { name: 'addRow', Icon: BetweenVerticalEnd },
  { name: 'addColumn', Icon: BetweenHorizontalEnd },
  { name: 'deleteRow', Icon: TableRowsSplit },
  { name: 'deleteColumn', Icon: TableColumnsSplit },
  { name: 'deleteTable', Icon: Trash2 },
]

function runTableTool(editor: Editor, name: (typeof tableTools)[number]['name']): void {
  const chain = editor.chain().focus()
  if (name === 'addRow') chain.addRowAfter().run()
  else if (name === 'addColumn') chain.addColumnAfter().run()
  else chain[name]().run()
}

interface VisualToolbarProps {
  editor: Editor
  label: string
  isDisabled: boolean
  onLink: () => void
  onChosen: (block: ChosenBlock) => void
}

const chosenBlocks = ['photo', 'gallery', 'card', 'button', 'fact'] as const satisfies ChosenBlock[]

export function VisualToolbar({ editor, label, isDisabled, onLink, onChosen }: VisualToolbarProps) {
  const { t } = useTranslation('admin')
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      marks: marks.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
      blocks: blocks.filter((name) => blockCommands[name].isActive?.(editor)),
      isLink: editor.isActive('link'),
      isTable: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
      canMoveUp: moveBlock(editor.state, 'up') !== undefined,
      canMoveDown: moveBlock(editor.state, 'down') !== undefined,
    }),
  })
  const name = (tool: Tool) => t(`richText.tools.${tool}`)
  return (
    <Tools label={label}>
      {marks.map((mark) => (
        <ToolButton
          key={mark.name}
          label={name(mark.name)}
          Icon={mark.Icon}
          letter={mark.letter}
          isPressed={state.marks.includes(mark.name)}
          isDisabled={isDisabled}
          onPress={() => editor.chain().focus().toggleMark(mark.name).run()}
        />
      ))}
      {blocks.map((block) => {
        const { Icon, run, isActive } = blockCommands[block]
        return (
          <ToolButton
            key={block}
            label={t(`richText.blocks.${block}`)}
            Icon={Icon}
            isPressed={isActive && state.blocks.includes(block)}
            isDisabled={isDisabled}
            onPress={() => run(editor)}
          />
        )
      })}
      <ToolButton
        label={name('link')}
        Icon={Link}
        letter="K"
        isPressed={state.isLink}
        isDisabled={isDisabled}
        onPress={onLink}
      />
      {chosenBlocks.map((block) => (
        <ToolButton
          key={block}
          label={t(`richText.blocks.${block}`)}
          Icon={chosenIcons[block]}
          isDisabled={isDisabled}
          onPress={() => onChosen(block)}
        />
      ))}
      <ToolButton
        label={name('moveUp')}
        Icon={ArrowUp}
        isDisabled={isDisabled || !state.canMoveUp}
        onPress={() => runMoveBlock(editor, 'up')}
      />
      <ToolButton
        label={name('moveDown')}
        Icon={ArrowDown}
        isDisabled={isDisabled || !state.canMoveDown}
        onPress={() => runMoveBlock(editor, 'down')}
      />
      <ToolButton
        label={name('undo')}
        Icon={Undo2}
        letter="Z"
        isDisabled={isDisabled || !state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label={name('redo')}
        Icon={Redo2}
        isDisabled={isDisabled || !state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
      {state.isTable &&
        tableTools.map((tool) => (
          <ToolButton
            key={tool.name}
            label={name(tool.name)}
            Icon={tool.Icon}
            isDisabled={isDisabled}
            onPress={() => runTableTool(editor, tool.name)}
          />
        ))}
    </Tools>
  )
}

type Tool =
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'moveUp'
  | 'moveDown'
  | 'undo'
  | 'redo'
  | (typeof tableTools)[number]['name']
