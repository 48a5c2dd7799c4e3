import { millisecondsInMinute } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { holdReason } from '../../../schema/mail-hold'
import { heartbeats, operationSwitches } from '../../../schema/tables/operations'
import type { Database } from '../../platform/db/database'
import { insertHeartbeat } from '../../platform/db/heartbeats'
import { logError } from '../../platform/log/log'

const marker = 'clock'
/** In ms: how far the database may be behind the marker, and the marker behind the clock. */
const tolerated = millisecondsInMinute
const markedEach = 5 * millisecondsInMinute

/**
 * Holds all mail when D1 Time Travel brought an older database back, which still waits to send what
 * was sent. KV does not travel: its marker is then ahead of the database's own row. `db` must read
 * the primary.
 */
export async function noticeTimeTravel(db: Database, kv: KVNamespace, now: Date): Promise<void> {
  // Read first, because the row is written first.
  const marked = Date.parse((await kv.get(marker)) ?? '')
  const [row] = await db
    .select({ at: heartbeats.succeededAt })
    .from(heartbeats)
    .where(eq(heartbeats.name, marker))
  const known = row?.at ?? new Date(0).toISOString()
  const wentBack = marked - Date.parse(known) > tolerated
  const at = now.toISOString()
  // A clock that was ahead and is put right has not travelled.
  const beat = insertHeartbeat(db, marker, at > known ? at : known)
  if (wentBack) {
    const reason = holdReason('time-travel', known)
    await db.batch([
      db
        .insert(operationSwitches)
        .values({ name: 'mail-held', reason, since: at })
        .onConflictDoNothing(),
      beat,
    ])
    logError('mail is held', new Error('the database is older than the marker in KV'), { known })
  } else await beat
  if (!(now.getTime() - marked < markedEach) || wentBack) await kv.put(marker, at)
}
