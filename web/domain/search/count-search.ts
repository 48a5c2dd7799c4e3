import type { SearchEvent } from '../../../schema/api/searches'

export function countSearch(search: Omit<SearchEvent, 'position'>): void {
  sendEvent(search)
}

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
