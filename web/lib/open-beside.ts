import type { MouseEvent } from 'react'

/** Opens a clicked link in a new tab; in-page links work as usual. */
export function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
