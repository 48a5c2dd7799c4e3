import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

const openDelayMs = 700
const skipDelayMs = 300
const gapPx = 6

/** Tooltips that belong together, as those of a toolbar: within 300 ms of one the next opens at once (specification, section 9). */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  )
}

/** Says what a button does to who points at it for a while, or reaches it by keyboard; within a {@link TooltipGroup}. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      {/* Not in a portal: the admin's classes hold within its own part of the document. */}
      <RadixTooltip.Content
        sideOffset={gapPx}
        className="z-50 rounded-control border border-line bg-card px-2 py-1 text-sm font-semibold text-ink raised"
      >
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  )
}
