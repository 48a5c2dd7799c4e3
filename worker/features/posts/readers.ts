import { vietnamDay } from '../../../schema/time'
import { sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { isBot } from '../../platform/http/is-bot'
import { countPostReading } from './queries'

/** The same for one client, subject and Vietnam day, and names nobody: a hash of address, agent, subject and day, purged with the day. */
async function fingerprintOf(request: Request, subject: string, now: Date): Promise<string> {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  const agent = request.headers.get('User-Agent') ?? ''
  return (await sha256([vietnamDay(now), subject, address, agent].join('\n'))).slice(0, 32)
}

/** Counts the reader behind a request for a post, unless it is a program or was counted today. */
export async function countReader(
  db: Database,
  input: { request: Request; slug: string; kind: 'view' | 'share'; now: Date },
): Promise<void> {
  const { request, slug, kind, now } = input
  if (isBot(request)) return
  await countPostReading(db, { slug, kind, fingerprint: await fingerprintOf(request, `${kind}:${slug}`, now), now })
}
