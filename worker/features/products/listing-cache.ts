import { sha256 } from '../../platform/auth/hash'
import { logFault } from '../../platform/log/log'
import type { Listing } from './listing'

/** A kept listing is fresh for so long, in milliseconds; a new catalogue version ends it earlier (decision H6). */
const freshMs = 5 * 60 * 1000
/** The last good copy is kept for a day, for when the database is in trouble; in seconds. */
const lastGoodSeconds = 24 * 60 * 60
/** A version is believed for so long before KV is asked again, in milliseconds: what an import brings is seen that much later. */
const versionMs = 10_000
const versionKey = 'catalogue-version'

export interface KeptListing {
  /** The answer's JSON. */
  body: string
  isFresh: boolean
}

/** What stands beside a kept body. */
interface Mark {
  version: string
  storedAt: number
}

const known = new WeakMap<KVNamespace, { version: string; until: number }>()

/** The catalogue's version: an import bumps it. Trouble with KV counts as version 0. */
async function readVersion(kv: KVNamespace, now: number): Promise<string> {
  const remembered = known.get(kv)
  if (remembered && remembered.until > now) return remembered.version
  const version = (await kv.get(versionKey)) ?? '0'
  known.set(kv, { version, until: now + versionMs })
  return version
}

/** Makes every kept listing old. */
export async function bumpCatalogueVersion(kv: KVNamespace): Promise<void> {
  const version = crypto.randomUUID()
  await kv.put(versionKey, version)
  known.delete(kv)
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const { version, storedAt } = value as Partial<Record<keyof Mark, unknown>>
  return typeof version === 'string' && typeof storedAt === 'number'
}

/** Whether a text is a listing as this code writes it, without reading all of it. */
function isListing(body: string): boolean {
  return body.startsWith('{"products":[') && body.endsWith('}')
}

/** The key of a listing: its normal form, whatever the version, so that the last good copy is found when nothing newer can be had. */
export async function listingKey(listing: Listing): Promise<string> {
  return `products:${await sha256(JSON.stringify(listing))}`
}

/** A kept listing; undefined where there is none, or KV is in trouble or holds nonsense: then the database is asked. */
export async function readListing(kv: KVNamespace, key: string, now: number): Promise<KeptListing | undefined> {
  try {
    const [version, { value, metadata }] = await Promise.all([readVersion(kv, now), kv.getWithMetadata(key, 'text')])
    if (value === null || !isListing(value) || !isMark(metadata)) return undefined
    return { body: value, isFresh: metadata.version === version && now - metadata.storedAt < freshMs }
  } catch (error) {
    logFault('the product cache could not be read', error)
    return undefined
  }
}

/**
 * Keeps a listing under the version that was in force before it was read, so that an import in the meantime ends it. While KV is in
 * trouble nothing is kept.
 */
export async function keepListing(kv: KVNamespace, key: string, input: { version: string; body: string; now: number }): Promise<void> {
  try {
    const metadata: Mark = { version: input.version, storedAt: input.now }
    await kv.put(key, input.body, { metadata, expirationTtl: lastGoodSeconds })
  } catch (error) {
    logFault('the product cache could not be written', error)
  }
}

/** The version to keep a listing under; undefined while KV is in trouble. */
export async function currentVersion(kv: KVNamespace, now: number): Promise<string | undefined> {
  return readVersion(kv, now).catch((error: unknown) => {
    logFault('the catalogue version could not be read', error)
    return undefined
  })
}
