import { Bold, Heading2, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, Tools } from '../tool-button'
import type { EditorCommand } from './code-editor'

const tools: readonly { command: EditorCommand; Icon: LucideIcon; letter?: string }[] = [
  { command: 'bold', Icon: Bold, letter: 'B' },
  { command: 'italic', Icon: Italic, letter: 'I' },
  { command: 'heading', Icon: Heading2 },
  { command: 'list', Icon: List },
  { command: 'link', Icon: Link, letter: 'K' },
  { command: 'quote', Icon: TextQuote },
]

export function SourceToolbar({ label, onCommand }: { label: string; onCommand: (command: EditorCommand) => void }) {
  const { t } = useTranslation('admin')
  return (
    <Tools label={label}>
      {tools.map(({ command, Icon, letter }) => (
        <ToolButton key={command} label={t(`richText.tools.${command}`)} Icon={Icon} letter={letter} onPress={() => onCommand(command)} />
      ))}
    </Tools>
  )
}
