import type { KeyboardEvent } from 'react'

export const menuStyles = {
  /** At its button; centred in browsers without anchor positioning. */
  box:
    'm-auto max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-card p-1.5 ' +
    'text-ink card-shadow supports-[position-area:end]:inset-auto ' +
    'supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 ' +
    '[position-area:block-end_span-inline-start] ' +
    '[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]',
  entry:
    'flex min-h-11 w-full items-center gap-3 ' +
    'rounded-control px-3 text-start text-ink ' +
    'hover:bg-line/60',
} as const

function entryAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Keys by the ARIA Authoring Practices; Escape is the popover's. */
export function stepThroughMenu(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget
  // The focus returns to the button, then moves on.
  if (event.key === 'Tab') menu.hidePopover()
  const entries = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = entries.findIndex((item) => item.contains(document.activeElement))
  const next = entryAfter(event.key, at, entries.length)
  if (next === undefined) return
  event.preventDefault()
  entries[next]?.focus()
}
