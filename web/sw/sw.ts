import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { paths } from '../../schema/paths'
import { filesCache, outdatedCaches, pagesCache } from '../domain/offline/cache-names'
import { isSamePhoto, kindOfRequest, offlineAddress, type RequestKind } from './kind-of-request'

declare const self: ServiceWorkerGlobalScope

/** Only the page writes to the caches, on a download or renewal. */
const neverStore = { cacheWillUpdate: async () => null }

async function leadToList({ request }: { request: Request }): Promise<Response | undefined> {
  const url = new URL(request.url)
  const target = offlineAddress(url, paths.offline)
  const isStored = await caches.match(target, {
    cacheName: pagesCache,
    ignoreSearch: true,
    ignoreVary: true,
  })
  return isStored && Response.redirect(new URL(target, url.origin).href, 302)
}

async function storedPhoto({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(filesCache)
  const wanted = new URL(url).pathname
  const keys = (await cache.keys()).map((key) => ({
    key,
    fit: isSamePhoto(wanted, new URL(key.url).pathname),
  }))
  const found = keys.find(({ fit }) => fit === 'best') ?? keys.find(({ fit }) => fit)
  return found && cache.match(found.key)
}

const isOfKind =
  (kind: RequestKind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    kindOfRequest(url, self.location.origin, request.mode === 'navigate') === kind

// Network first, whatever the status: copies are only read offline.
registerRoute(
  isOfKind('page'),
  new NetworkFirst({
    cacheName: pagesCache,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [neverStore, { handlerDidError: leadToList }],
  }),
)
registerRoute(
  isOfKind('answer'),
  new NetworkFirst({
    cacheName: pagesCache,
    matchOptions: { ignoreVary: true },
    plugins: [neverStore],
  }),
)
registerRoute(
  isOfKind('photo'),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => storedPhoto(request) }] }),
)
// Hashed files never change.
registerRoute(
  isOfKind('file'),
  new CacheFirst({
    cacheName: filesCache,
    matchOptions: { ignoreVary: true },
    plugins: [neverStore],
  }),
)

// Safe in any version: pages come from the network while online, files by hashed address.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdatedCaches(names).map((name) => caches.delete(name)))),
  )
})
