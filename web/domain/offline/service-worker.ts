/** Whether this browser can keep pages: not in old ones, and not on an address without TLS. */
export function canKeepPages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

/** Puts the service worker in place, which answers with kept pages while there is no connection. Only those who keep something get it. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

/** Whether it is in place. */
export async function hasServiceWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration('/')) !== undefined
}

/** Takes it away. */
export async function stopServiceWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
}
