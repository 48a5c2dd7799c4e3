import { logError } from '../log/log'

const versionKey = 'content-version'

const isVersion = (value: string) => /^[\w-]{1,40}$/.test(value)

/** '0' if there is none. Other data centres may read an old one for a minute. Throws as KV does. */
export async function readContentVersion(kv: KVNamespace): Promise<string> {
  const version = await kv.get(versionKey)
  return version !== null && isVersion(version) ? version : '0'
}

/** Makes everything cached outdated and returns the new version. Throws what KV throws. */
export async function invalidateContent(kv: KVNamespace): Promise<string> {
  const version = crypto.randomUUID()
  await kv.put(versionKey, version)
  return version
}

/** For stored changes: a KV error is logged and returns undefined; caches expire within minutes. */
export async function invalidateStoredContent(kv: KVNamespace): Promise<string | undefined> {
  try {
    return await invalidateContent(kv)
  } catch (error) {
    logError('the content version could not be changed', error)
    return undefined
  }
}
