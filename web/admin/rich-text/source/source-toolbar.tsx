import {
  Bold,
  Heading2,
  Image,
  Images,
  Italic,
  Link,
  List,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, Tools } from '../tool-button'
import type { EditorCommand } from './markdown-commands'

const tools: readonly { command: EditorCommand; Icon: LucideIcon; letter?: string }[] = [
  { command: 'bold', Icon: Bold, letter: 'B' },
  { command: 'italic', Icon: Italic, letter: 'I' },
  { command: 'heading', Icon: Heading2 },
  { command: 'list', Icon: List },
  { command: 'link', Icon: Link, letter: 'K' },
  { command: 'quote', Icon: TextQuote },
]

interface SourceToolbarProps {
  label: string
  onCommand: (command: EditorCommand) => void
  onPhotos: (block: 'photo' | 'gallery') => void
}

export function SourceToolbar({ label, onCommand, onPhotos }: SourceToolbarProps) {
  const { t } = useTranslation('admin')
  return (
    <Tools label={label}>
      {tools.map(({ command, Icon, letter }) => (
        <ToolButton
          key={command}
          label={t(`richText.tools.${command}`)}
          Icon={Icon}
          letter={letter}
          onPress={() => onCommand(command)}
        />
      ))}
      <ToolButton
        label={t('richText.blocks.photo')}
        Icon={Image}
        onPress={() => onPhotos('photo')}
      />
      <ToolButton
        label={t('richText.blocks.gallery')}
        Icon={Images}
        onPress={() => onPhotos('gallery')}
      />
    </Tools>
  )
}
