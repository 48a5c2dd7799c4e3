import type { Context } from 'hono'
import type { AppEnv } from './env'

const encoder = new TextEncoder()

/**
 * A body's tag (RFC 9110, 8.8.3): its length and 64 bits that change with its bytes. Two lanes of FNV-1a over words of four bytes, mixed at
 * the end as MurmurHash3 does; not for secrets. The platform's own digests cost more than all of a short answer's JSON.
 */
function tagOf(bytes: Uint8Array): string {
  let one = 0x811c9dc5
  let two = 0x9e3779b9
  const { length } = bytes
  for (let index = 0; index < length; index += 4) {
    const word = (bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8) | ((bytes[index + 2] ?? 0) << 16) | ((bytes[index + 3] ?? 0) << 24)
    one = Math.imul(one ^ word, 0x01000193)
    one ^= one >>> 15
    two = Math.imul(two ^ word, 0x85ebca6b)
    two ^= two >>> 13
  }
  const text = (lane: number) => (Math.imul(lane ^ (lane >>> 16), 0xc2b2ae35) >>> 0).toString(36)
  return `"${length.toString(36)}-${text(one)}${text(two)}"`
}

/**
 * The answer of a public read: JSON, or a text that is JSON already, with its tag. Everything is put on it at once: each header that is
 * added to an answer later on costs as much as the rest of the work. A page that reads in process has no use for a tag.
 */
export function answerJson<Env extends AppEnv>(c: Context<Env>, value: object | string, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(typeof value === 'string' ? value : JSON.stringify(value))
  const tag = c.env.openedDatabase ? undefined : { ETag: tagOf(bytes) }
  const all = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=0, must-revalidate', ...tag, ...headers }
  return new Response(bytes, { headers: all })
}
