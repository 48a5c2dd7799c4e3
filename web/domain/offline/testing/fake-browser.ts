import { vi } from 'vitest'

const absolute = (request: RequestInfo | URL) =>
  new URL(
    typeof request === 'string' || request instanceof URL ? request : request.url,
    location.href,
  ).href

function fakeCache() {
  const entries = new Map<string, Response>()
  return {
    // As the real one does, it uses the body up.
    put: async (request: RequestInfo, { headers, body }: Response) => {
      entries.set(absolute(request), new Response(await new Response(body).text(), { headers }))
    },
    match: async (request: RequestInfo) => entries.get(absolute(request))?.clone(),
    delete: async (request: RequestInfo) => entries.delete(absolute(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
}

function fakeCaches() {
  const stores = new Map<string, ReturnType<typeof fakeCache>>()
  return {
    open: async (name: string) => {
      const cache = stores.get(name) ?? fakeCache()
      stores.set(name, cache)
      return cache
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
}

function fakeServiceWorker() {
  let registration: { unregister: () => Promise<boolean> } | undefined
  const unregister = async () => {
    registration = undefined
    return true
  }
  return {
    register: async () => {
      registration = { unregister }
    },
    ready: Promise.resolve(),
    getRegistration: async () => registration,
  }
}

/** What happy-dom has not: caches, locks and a service worker, empty each time. */
export function fakeBrowser(): void {
  vi.stubGlobal('caches', fakeCaches())
  const own = {
    locks: { request: <Answer>(_: string, work: () => Promise<Answer>) => work() },
    serviceWorker: fakeServiceWorker(),
    storage: { persist: async () => true },
    onLine: true,
  }
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}

/** The paths that a cache holds, sorted. */
export async function cachedPaths(name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys()
  return keys.map(({ url }) => new URL(url).pathname).sort()
}

/** The text that a cache holds at a path. */
export async function cachedText(name: string, path: string): Promise<string | undefined> {
  return (await (await caches.open(name)).match(path))?.text()
}
