import { vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { isBot } from '../../platform/http/is-bot'
import { countPostReading } from './queries'

/**
 * A mark that is the same for one client, subject and Vietnam day and tells nothing about the client: the hash covers
 * address, agent, subject and day, and the row is purged with the day.
 */
async function readerMark(request: Request, subject: string, now: Date): Promise<string> {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  const agent = request.headers.get('User-Agent') ?? ''
  const bytes = new TextEncoder().encode([vietnamDay(now), subject, address, agent].join('\n'))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Counts the reader behind a request for a post, unless it is a program or was counted today. */
export async function countReader(
  db: Database,
  input: { request: Request; slug: string; kind: 'view' | 'share'; now: Date },
): Promise<void> {
  const { request, slug, kind, now } = input
  if (isBot(request)) return
  await countPostReading(db, { slug, kind, mark: await readerMark(request, `${kind}:${slug}`, now), now })
}
