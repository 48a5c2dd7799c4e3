import * as RadixTooltip from '@radix-ui/react-tooltip'
import { Bold, Heading2, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorCommand } from './code-editor'

const openDelayMs = 700
const skipDelayMs = 300
const gapPx = 6

/** Tooltips that belong together, as those of a toolbar: within 300 ms of one the next opens at once. */
function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  )
}

/** Says what a button does to who points at it for a while, or reaches it by keyboard; within a {@link TooltipGroup}. */
function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      {/* Not in a portal: the admin's classes hold within its own part of the document. */}
      <RadixTooltip.Content
        sideOffset={gapPx}
        className="z-50 rounded-control border border-line bg-card px-2 py-1 text-sm font-semibold text-ink shadow-card"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  )
}

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
