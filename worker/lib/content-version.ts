import { logFault } from './log'

const versionKey = 'content-version'

/** The content version as KV has it. Throws where KV does not answer. */
export async function contentVersion(kv: KVNamespace): Promise<string> {
  return (await kv.get(versionKey)) ?? '0'
}

/**
 * The content version: a write to the content bumps it, and every cached document is keyed by it. KV may answer an old
 * version elsewhere for up to a minute. Trouble with KV counts as version 0.
 */
export async function readVersion(kv: KVNamespace): Promise<string> {
  return contentVersion(kv).catch(() => '0')
}

/** Makes every cached document of before unreachable, once a change is stored: trouble with KV is logged and leaves the change as it is. */
export async function showChange(kv: KVNamespace): Promise<void> {
  await bumpVersion(kv).catch((error: unknown) => logFault('the content version could not be bumped', error))
}

/** Makes every cached document of before unreachable. */
export async function bumpVersion(kv: KVNamespace): Promise<void> {
  await kv.put(versionKey, crypto.randomUUID())
}
