import * as Tooltip from '@radix-ui/react-tooltip'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const gapPx = 6

export const linkButton = 'min-h-11 font-semibold text-accent underline underline-offset-4'

export const toolStyle =
  'inline-flex size-11 items-center justify-center rounded-control ' +
  'text-ink hover:bg-line/60 disabled:opacity-50 aria-pressed:bg-line'

export function Tools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap">
      <Tooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
        {children}
      </Tooltip.Provider>
    </div>
  )
}

interface ToolButtonProps {
  label: string
  Icon: LucideIcon
  letter?: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

export function ToolButton({
  label,
  Icon,
  letter,
  isPressed,
  isDisabled,
  onPress,
}: ToolButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
        disabled={isDisabled}
        onClick={onPress}
        className={toolStyle}
      >
        <Icon className="size-4.5" />
      </Tooltip.Trigger>
      {/* Not in a portal: the admin's classes apply only within its own element. */}
      <Tooltip.Content
        sideOffset={gapPx}
        className={
          'z-50 rounded-control border border-line bg-card px-2 ' +
          'py-1 text-sm font-semibold text-ink card-shadow'
        }
      >
        {label}
        {letter && ` (Ctrl/Cmd+${letter})`}
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
