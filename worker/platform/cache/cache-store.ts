import * as z from 'zod'

const cacheNote = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  /** The content version. */
  version: z.string(),
  /** Milliseconds since 1970. */
  storedAt: z.number(),
})

/** What is stored beside the body of a response. */
type CacheNote = z.infer<typeof cacheNote>

export interface CacheEntry extends CacheNote {
  body: ReadableStream | string | null
}

/** Stores responses. Both functions throw what the platform throws. */
export interface CacheStore {
  /** The entry of a key; undefined where there is none, or none of ours. */
  read: (key: string) => Promise<CacheEntry | undefined>
  write: (key: string, body: string, note: CacheNote, seconds: number) => Promise<void>
}

export interface CacheAddress {
  store: CacheStore
  key: string
  /** How long an entry is sent as it is; a new content version ends it earlier. */
  freshSeconds: number
  /**
   * How long the last good copy is there for when D1 fails; without it an outdated entry is never
   * sent.
   */
  keepSeconds?: number
}

/**
 * What was found at an address, and the content version that a response which is made now will be
 * stored under.
 */
export interface CacheLookup extends CacheAddress {
  version: string
  entry: CacheEntry | undefined
  isFresh: boolean
}

function entryOf(body: CacheEntry['body'], note: unknown): CacheEntry | undefined {
  const { data } = cacheNote.safeParse(note)
  return data && { ...data, body }
}

const noteHeader = 'Cache-Note'

/** The Cache API of the data centre that serves the request; keys are URLs. */
export const edgeCache: CacheStore = {
  read: async (key) => {
    const hit = await caches.default.match(key)
    const note = hit?.headers.get(noteHeader)
    return hit && note ? entryOf(hit.body, JSON.parse(note)) : undefined
  },
  write: (key, body, note, seconds) => {
    const headers = {
      'Cache-Control': `public, max-age=${seconds}`,
      [noteHeader]: JSON.stringify(note),
    }
    return caches.default.put(key, new Response(body, { headers }))
  },
}

/** Workers KV, which all data centres share. */
export function kvCache(kv: KVNamespace): CacheStore {
  return {
    read: async (key) => {
      const { value, metadata } = await kv.getWithMetadata(key, 'text')
      return value === null ? undefined : entryOf(value, metadata)
    },
    write: (key, body, note, seconds) =>
      kv.put(key, body, { metadata: note, expirationTtl: seconds }),
  }
}
