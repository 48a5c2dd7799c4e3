import { readContentVersion } from '../platform/cache/content-version'
import { logError } from '../platform/log/log'

/**
 * An error of KV may keep a change from making the memory outdated: then the value is read anew
 * after this.
 */
const freshMs = 300_000

export interface Known<Value> {
  value: Value
  /**
   * Whether this is the published one, and not what stands in for it while it cannot be read.
   */
  isCurrent: boolean
}

/** The content version; '0' where KV fails, which is logged. */
function versionOf(kv: KVNamespace): Promise<string> {
  return readContentVersion(kv).catch((error: unknown) => {
    logError('the content version could not be read', error)
    return '0'
  })
}

/**
 * Makes a memory of this isolate for something published, by content version and KV namespace. It
 * returns what it holds, else what `read` returns. It never throws: an error is logged, and the last
 * value that was read stands in, or that of a new database. `name` is for the log.
 */
export function createMemory<Value>(name: string, ofNewDatabase: Value) {
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
      return { value: memory?.value ?? ofNewDatabase, isCurrent: false }
    }
  }
}
