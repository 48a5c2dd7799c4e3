import { and, eq, gt, lt } from 'drizzle-orm'
import type { Presence } from '../../schema/api/teamwork'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import { entryPresence } from '../../schema/tables/teamwork'
import { type Database, rowExists } from '../platform/db/database'
import { insertWhen } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { nameOfAdmin } from './people'

/** Without a heartbeat for so long a window counts no more. */
const seenForMs = 60_000
const maxWindows = 50

interface Heartbeat {
  id: string
  windowId: string
  field: string | null
}

/** Stores a window's heartbeat and returns the entry's other windows. Throws NOT_FOUND. */
export async function notePresence(
  { db, actor, now }: Ctx,
  { id: entryId, windowId, field }: Heartbeat,
): Promise<Presence[]> {
  const at = now.toISOString()
  const adminId = actor.id ?? ''
  const row = { windowId, entryId, adminId, field, since: at, seenAt: at }
  const isOwn = and(eq(entryPresence.adminId, adminId), eq(entryPresence.entryId, entryId))
  const isSeen = gt(entryPresence.seenAt, new Date(now.getTime() - seenForMs).toISOString())
  const [written, windows] = await db.batch([
    insertWhen(
      db,
      entryPresence,
      row,
      rowExists(db, entries, eq(entries.id, entryId)),
    ).onConflictDoUpdate({
      target: entryPresence.windowId,
      set: { field, seenAt: at },
      setWhere: isOwn,
    }),
    db
      .select({
        windowId: entryPresence.windowId,
        adminId: entryPresence.adminId,
        name: nameOfAdmin,
        field: entryPresence.field,
        since: entryPresence.since,
      })
      .from(entryPresence)
      .innerJoin(admins, eq(admins.id, entryPresence.adminId))
      .where(and(eq(entryPresence.entryId, entryId), isSeen))
      .orderBy(entryPresence.since)
      .limit(maxWindows),
  ])
  if (written.meta.changes === 0) throw new ApiError('NOT_FOUND')
  const since = windows.find((window) => window.windowId === windowId)?.since ?? at
  return windows
    .filter((window) => window.windowId !== windowId)
    .map(({ adminId: id, ...window }) => ({
      ...window,
      isSelf: id === adminId,
      isEarlier: window.since < since,
    }))
}

/** Leaves an entry; only one's own windows. */
export async function endPresence({ db, actor }: Ctx, windowId: string): Promise<void> {
  const isOwn = eq(entryPresence.adminId, actor.id ?? '')
  await db.delete(entryPresence).where(and(eq(entryPresence.windowId, windowId), isOwn))
}

/** `before` is UTC ISO. */
export async function purgePresence(db: Database, before: string): Promise<void> {
  await db.delete(entryPresence).where(lt(entryPresence.seenAt, before))
}
