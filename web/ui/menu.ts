import type { KeyboardEvent } from 'react'
import './menu.css'

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
