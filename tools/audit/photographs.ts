import { formatMediaKey, parseMediaPath } from '../../schema/media'

/** What is wrong with an answer of an address below `/media/`. */
function findingsOf(path: string, response: Response): string[] {
  if (response.status !== 200) return [`photograph: ${path} is ${response.status}`]
  const type = response.headers.get('content-type') ?? 'nothing'
  const caching = response.headers.get('cache-control') ?? 'nothing'
  return [
    ...(type.startsWith('image/') ? [] : [`photograph: ${path} is ${type}`]),
    ...(caching.includes('immutable') ? [] : [`photograph: ${path} is cached by '${caching}'`]),
  ]
}

/**
 * Checks addresses of photographs, each version of one once: every rendition that is asked for is
 * made and stored, and may cost money. Returns what is wrong with an address that a page names;
 * undefined for addresses that are none of a photograph.
 */
export function createPhotographCheck(
  base: string,
): (path: string) => Promise<string[]> | undefined {
  const asked = new Map<string, Promise<string[]>>()
  return (path) => {
    if (!path.startsWith('/media/')) return undefined
    const found = parseMediaPath(path)
    if (!found) return Promise.resolve([`photograph: ${path} is no address that the site makes`])
    const key = formatMediaKey(found.key)
    const known = asked.get(key)
    if (known) return known.then(() => [])
    const answer = fetch(base + path, { redirect: 'manual' }).then(async (response) => {
      await response.arrayBuffer()
      return findingsOf(path, response)
    })
    asked.set(key, answer)
    return answer
  }
}
