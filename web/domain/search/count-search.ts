import type { SearchEvent } from '../../../schema/api/searches'

/** Lost while offline. */
export function countSearch(search: Omit<SearchEvent, 'position'>): void {
  sendEvent(search)
}

/** Positions count from 1. */
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
