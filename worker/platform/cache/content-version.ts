import { logError } from '../log/log'

const versionKey = 'content-version'

/** What {@link invalidateContent} writes; nonsense in its place must not get into headers. */
const isVersion = (value: string) => /^[\w-]{1,40}$/.test(value)

/**
 * The content version; elsewhere KV may return an old one for a minute. '0' where there is none.
 * Throws what KV throws.
 */
export async function readContentVersion(kv: KVNamespace): Promise<string> {
  const version = await kv.get(versionKey)
  return version !== null && isVersion(version) ? version : '0'
}

/**
 * Makes everything cached outdated: documents, feeds and listings. Returns the new version. Throws
 * what KV throws.
 */
export async function invalidateContent(kv: KVNamespace): Promise<string> {
  const version = crypto.randomUUID()
  await kv.put(versionKey, version)
  return version
}

/**
 * The same once a change is stored, which an error of KV must not make look refused: it is logged,
 * caches expire within minutes, and there is no new version.
 */
export async function invalidateStoredContent(kv: KVNamespace): Promise<string | undefined> {
  try {
    return await invalidateContent(kv)
  } catch (error) {
    logError('the content version could not be changed', error)
    return undefined
  }
}
