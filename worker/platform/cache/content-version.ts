import { logFault } from '../log/log'

const versionKey = 'content-version'

/** What {@link bumpVersion} writes; anything else in its place would make keys of any length. */
const isVersion = (value: string) => /^[\w-]{1,40}$/.test(value)

/** The content version as KV has it; nonsense there counts as version 0. Throws where KV does not answer. */
export async function contentVersion(kv: KVNamespace): Promise<string> {
  const version = await kv.get(versionKey)
  return version !== null && isVersion(version) ? version : '0'
}

/**
 * The content version: a write to the content bumps it, and every cached document is keyed by it. KV may answer an old
 * version elsewhere for up to a minute. Trouble with KV, and nonsense in it, count as version 0: pages are still kept, for minutes.
 */
export async function readVersion(kv: KVNamespace): Promise<string> {
  try {
    return await contentVersion(kv)
  } catch (error) {
    logFault('the content version could not be read', error)
    return '0'
  }
}

/** Makes every cached document of before unreachable, once a change is stored: trouble with KV is logged and leaves the change as it is. */
export async function showChange(kv: KVNamespace): Promise<void> {
  await bumpVersion(kv).catch((error: unknown) => logFault('the content version could not be bumped', error))
}

/** Makes every cached document of before unreachable. */
export async function bumpVersion(kv: KVNamespace): Promise<void> {
  await kv.put(versionKey, crypto.randomUUID())
}
