import * as Tooltip from '@radix-ui/react-tooltip'
import { Bold, Heading2, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EditorCommand } from './code-editor'

const openDelayMs = 700
const skipDelayMs = 300
const gapPx = 6

const tools: readonly { command: EditorCommand; Icon: LucideIcon; keys?: string }[] = [
  { command: 'bold', Icon: Bold, keys: 'B' },
  { command: 'italic', Icon: Italic, keys: 'I' },
  { command: 'heading', Icon: Heading2 },
  { command: 'list', Icon: List },
  { command: 'link', Icon: Link, keys: 'K' },
  { command: 'quote', Icon: TextQuote },
]

export function EditorToolbar({ label, onCommand }: { label: string; onCommand: (command: EditorCommand) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="group" aria-label={label} className="flex flex-wrap">
      <Tooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
        {tools.map(({ command, Icon, keys }) => (
          <Tooltip.Root key={command}>
            <Tooltip.Trigger
              type="button"
              aria-label={t(`posts.tools.${command}`)}
              aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
              onClick={() => onCommand(command)}
              className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-line/60"
            >
              <Icon aria-hidden="true" className="size-4.5" />
            </Tooltip.Trigger>
            {/* Not in a portal: the admin's classes apply only within its own element. */}
            <Tooltip.Content
              sideOffset={gapPx}
              className="z-50 rounded-control border border-line bg-card px-2 py-1 text-sm font-semibold text-ink shadow-card"
            >
              {t(`posts.tools.${command}`)}
              {keys && ` (Ctrl/Cmd+${keys})`}
            </Tooltip.Content>
          </Tooltip.Root>
        ))}
      </Tooltip.Provider>
    </div>
  )
}
