import type { MouseEvent } from 'react'

/**
 * Opens the link that was clicked, if any, in a tab of its own, as a preview must not lead away
 * from itself. Links to parts of the page work as ever.
 */
export function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
