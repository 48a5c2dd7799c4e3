/** Sends JSON to an API path, also while the page is left; nobody hears whether it arrived. */
export function sendBeacon(path: string, body: unknown): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
