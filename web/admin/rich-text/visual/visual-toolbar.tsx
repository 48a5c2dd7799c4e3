import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  ChevronDown,
  Code,
  Italic,
  Link,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../../../ui/menu-button'
import { ToolButton, Tools, toolStyle } from '../tool-button'
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
const chosenBlocks = ['photo', 'gallery', 'card', 'button', 'fact'] as const satisfies ChosenBlock[]

interface VisualToolbarProps {
  editor: Editor
  label: string
  onLink: () => void
  onChosen: (block: ChosenBlock) => void
}

export function VisualToolbar({ editor, label, onLink, onChosen }: VisualToolbarProps) {
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
  return (
    <Tools label={label}>
      {marks.map(({ name, Icon, letter }) => (
        <ToolButton
          key={name}
          label={t(`rich-text.tools.${name}`)}
          Icon={Icon}
          letter={letter}
          isPressed={state.marks.includes(name)}
          onPress={() => editor.chain().focus().toggleMark(name).run()}
        />
      ))}
      {blocks.map((block) => {
        const { Icon, run, isActive } = blockCommands[block]
        if (block === 'table' && state.isTable) return <TableMenu key={block} editor={editor} />
        return (
          <ToolButton
            key={block}
            label={t(`rich-text.blocks.${block}`)}
            Icon={Icon}
            isPressed={isActive && state.blocks.includes(block)}
            onPress={() => run(editor)}
          />
        )
      })}
      <ToolButton
        label={t('rich-text.tools.link')}
        Icon={Link}
        letter="K"
        isPressed={state.isLink}
        onPress={onLink}
      />
      {chosenBlocks.map((block) => (
        <ToolButton
          key={block}
          label={t(`rich-text.blocks.${block}`)}
          Icon={chosenIcons[block]}
          onPress={() => onChosen(block)}
        />
      ))}
      <ToolButton
        label={t('rich-text.tools.moveUp')}
        Icon={ArrowUp}
        isDisabled={!state.canMoveUp}
        onPress={() => runMoveBlock(editor, 'up')}
      />
      <ToolButton
        label={t('rich-text.tools.moveDown')}
        Icon={ArrowDown}
        isDisabled={!state.canMoveDown}
        onPress={() => runMoveBlock(editor, 'down')}
      />
      <ToolButton
        label={t('rich-text.tools.undo')}
        Icon={Undo2}
        letter="Z"
        isDisabled={!state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label={t('rich-text.tools.redo')}
        Icon={Redo2}
        isDisabled={!state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </Tools>
  )
}

/** Takes the place of the button that inserts a table, so that the toolbar stays as high. */
function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin')
  const chain = () => editor.chain().focus()
  const tools = [
    { name: 'addRow', Icon: BetweenVerticalEnd, run: () => chain().addRowAfter().run() },
    { name: 'addColumn', Icon: BetweenHorizontalEnd, run: () => chain().addColumnAfter().run() },
    { name: 'deleteRow', Icon: TableRowsSplit, run: () => chain().deleteRow().run() },
    { name: 'deleteColumn', Icon: TableColumnsSplit, run: () => chain().deleteColumn().run() },
    { name: 'deleteTable', Icon: Trash2, run: () => chain().deleteTable().run() },
  ] as const
  return (
    <MenuButton
      label={t('rich-text.blocks.table')}
      entries={tools.map(({ name, Icon, run }) => ({
        label: t(`rich-text.tools.${name}`),
        Icon,
        onClick: run,
      }))}
      className={toolStyle}
    >
      <Table className="size-4.5" />
      <ChevronDown className="size-3" />
    </MenuButton>
  )
}
