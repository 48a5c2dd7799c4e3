import { ownCaches } from '../domain/offline/cache-names'

declare const self: ServiceWorkerGlobalScope

/**
 * Served as `/sw.js` by a build with `OFFLINE_GUIDE=off`: deletes the offline pages and unregisters
 * itself.
 */
async function stop(): Promise<void> {
  await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(stop()))
