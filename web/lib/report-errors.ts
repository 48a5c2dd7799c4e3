import { sendBeacon } from './send-beacon'

/** Of a page view: what fails may fail at every frame. */
const most = 3

/**
 * Sends errors of the site's own code to be counted by kind of page, unless the browser asks not to
 * be counted. `pageId`: returns the id of the shown page in the route table.
 */
export function reportErrors(pageId: () => string | undefined): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  let left = most
  let path = ''
  const report = (reason: unknown) => {
    const { pathname } = window.location
    if (pathname !== path) left = most
    path = pathname
    const message = String(reason)
    // All that a browser says of another site's script.
    if (message.startsWith('Script error') || left-- <= 0) return
    sendBeacon('/api/errors', { page: pageId(), message })
  }
  window.addEventListener('error', ({ message }) => report(message))
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) report(event.reason)
  })
}
