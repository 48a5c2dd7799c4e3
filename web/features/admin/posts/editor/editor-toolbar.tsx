import { Bold, Heading2, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tooltip, TooltipGroup } from '../../kit/tooltip'
import type { EditorCommand } from './code-editor'

const tools: readonly { command: EditorCommand; Icon: LucideIcon; keys?: string }[] = [
  { command: 'bold', Icon: Bold, keys: 'B' },
  { command: 'italic', Icon: Italic, keys: 'I' },
  { command: 'heading', Icon: Heading2 },
  { command: 'list', Icon: List },
  { command: 'link', Icon: Link, keys: 'K' },
  { command: 'quote', Icon: TextQuote },
]

/** What Markdown can do, at a press. */
export function EditorToolbar({ label, onCommand }: { label: string; onCommand: (command: EditorCommand) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={label} className="flex flex-wrap">
      <TooltipGroup>
        {tools.map(({ command, Icon, keys }) => {
          const name = t(`posts.tools.${command}`)
          return (
            <Tooltip key={command} text={keys ? `${name} (Ctrl/Cmd+${keys})` : name}>
              <button
                type="button"
                aria-label={name}
                aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
                onClick={() => onCommand(command)}
                className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-line/60"
              >
                <Icon aria-hidden="true" className="size-4.5" />
              </button>
            </Tooltip>
          )
        })}
      </TooltipGroup>
    </div>
  )
}
