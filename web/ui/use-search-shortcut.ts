import { useEffect } from 'react'

/** The shortcuts find a search box by this `aria-keyshortcuts`. */
export const searchShortcuts = '/ Control+K Meta+K'

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k')
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
}

function focusSearch(): boolean {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(`input[aria-keyshortcuts="${searchShortcuts}"]`),
  ]
  const box =
    boxes.find((one) => one.checkVisibility()) ?? boxes.find((one) => one.closest('[popover]'))
  if (!box) return false
  if (!box.checkVisibility()) box.closest<HTMLElement>('[popover]')?.showPopover()
  box.focus()
  box.select()
  return true
}

export function useSearchShortcut(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isShortcut(event) || event.defaultPrevented || event.isComposing) return
      const from = event.target instanceof Element ? event.target : undefined
      if (from?.closest('input, textarea, select, [contenteditable], dialog[open]')) return
      if (focusSearch()) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
