import * as z from 'zod'

const cacheNote = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  version: z.string(),
  /** Milliseconds since 1970. */
  storedAt: z.number(),
})

type CacheNote = z.infer<typeof cacheNote>

export interface CacheEntry extends CacheNote {
  body: ReadableStream | string | null
}

/** Both functions throw what the platform throws. */
interface CacheStore {
  read: (key: string) => Promise<CacheEntry | undefined>
  write: (key: string, body: string, note: CacheNote, seconds: number) => Promise<void>
}

export interface CacheAddress {
  store: CacheStore
  key: string
  /** A new content version ends freshness earlier. */
  freshSeconds: number
  /** Of the last good copy, sent while D1 fails; without it none is sent. */
  keepSeconds?: number
}

/** A lookup, with the content version that a new response will be stored under. */
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

/** The Cache API of the data centre; keys are URLs. */
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

export async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(body))
  return `W/"${Buffer.from(digest).toString('hex')}"`
}

/** A value that is not what its note was written for counts as none. Throws what KV throws. */
export function kvCache(kv: KVNamespace): CacheStore {
  return {
    read: async (key) => {
      const { value, metadata } = await kv.getWithMetadata(key, 'text')
      const entry = value === null ? undefined : entryOf(value, metadata)
      const etag = entry?.headers.etag
      if (value === null || etag === undefined || etag === (await etagOf(value))) return entry
      throw new Error(`the stored value of ${key} is broken`)
    },
    write: (key, body, note, seconds) =>
      kv.put(key, body, { metadata: note, expirationTtl: seconds }),
  }
}
