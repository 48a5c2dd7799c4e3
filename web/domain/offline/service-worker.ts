/** False in old browsers, and without TLS. */
export function canStorePages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

/** Only visitors who download something, or open the price board, get it. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

export async function hasServiceWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration('/')) !== undefined
}

export async function stopServiceWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
}
