import { readContentVersion } from '../platform/cache/content-version'
import { logError } from '../platform/log/log'

/** Limits how long a value stays outdated when KV fails to store a new content version. */
const freshMs = 300_000

export interface Known<Value> {
  value: Value
  /** False for the stand-in while the published one cannot be read. */
  isCurrent: boolean
}

function versionOf(kv: KVNamespace): Promise<string> {
  return readContentVersion(kv).catch((error: unknown) => {
    logError('the content version could not be read', error)
    return '0'
  })
}

/**
 * Caches published content in the isolate, by content version. The reader never throws: it logs an
 * error with `name` and uses the last value or the default one.
 */
export function createMemory<Value>(name: string, fallback: Value) {
  const memories = new WeakMap<KVNamespace, { version: string; readAt: number; value: Value }>()
  return async (
    kv: KVNamespace,
    knownVersion: string | undefined,
    read: () => Promise<Known<Value>>,
  ): Promise<Known<Value>> => {
    const version = knownVersion ?? (await versionOf(kv))
    const memory = memories.get(kv)
    if (memory?.version === version && Date.now() - memory.readAt < freshMs)
      return { value: memory.value, isCurrent: true }
    try {
      const found = await read()
      if (found.isCurrent) memories.set(kv, { version, readAt: Date.now(), value: found.value })
      return found
    } catch (error) {
      logError(`the ${name} could not be read`, error)
      return { value: memory?.value ?? fallback, isCurrent: false }
    }
  }
}
