import type { Context } from 'hono'
import { askEachTime } from '../cache/caching'
import { tagOf } from '../cache/tag-of'
import type { AppEnv } from './env'

const encoder = new TextEncoder()

/**
 * The answer of a public read: JSON, or a text that is JSON already, with its tag. Everything is put on it at once: each header that is
 * added to an answer later on costs as much as the rest of the work. A page that reads in process has no use for a tag.
 */
export function answerJson<Env extends AppEnv>(c: Context<Env>, value: object | string, headers: Record<string, string> = {}): Response {
  const bytes = encoder.encode(typeof value === 'string' ? value : JSON.stringify(value))
  const tag = c.env.openedDatabase ? undefined : { ETag: `"${tagOf(bytes)}"` }
  const all = { 'Content-Type': 'application/json', 'Cache-Control': askEachTime, ...tag, ...headers }
  return new Response(bytes, { headers: all })
}
