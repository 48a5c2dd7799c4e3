import type { SearchEvent } from '../../../schema/api/searches'

/**
 * Sends what was searched and how much it found to the site's own count; it is lost while offline.
 */
export function countSearch(search: Omit<SearchEvent, 'position'>): void {
  sendEvent(search)
}

/** Sends that a result was opened; the first one has position 1. */
export function countSearchClick(click: Required<SearchEvent>): void {
  sendEvent(click)
}

function sendEvent(event: SearchEvent): void {
  if (event.query.trim() === '') return
  navigator.sendBeacon(
    '/api/search/events',
    new Blob([JSON.stringify(event)], { type: 'application/json' }),
  )
}
