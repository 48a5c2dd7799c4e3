import type { SearchEvent } from '../../../schema/api/searches'
import { sendBeacon } from '../../lib/send-beacon'

export function countSearch(search: Omit<SearchEvent, 'position'>): void {
  sendEvent(search)
}

export function countSearchClick(click: Required<SearchEvent>): void {
  sendEvent(click)
}

function sendEvent(event: SearchEvent): void {
  if (event.query.trim() === '') return
  sendBeacon('/api/search/events', event)
}
