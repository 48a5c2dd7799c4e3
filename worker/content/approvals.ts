import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../../schema/audit-actions'
import { type EntryKind, isOwnersMatter, onlySlugs } from '../../schema/content/choices'
import { isRecord } from '../../schema/content/in-one-language'
import { isSame } from '../../schema/content/pairs'
import { noColleagueMessage } from '../../schema/content/settings'
import type { ErrorIssue } from '../../schema/errors'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import { entryReviews } from '../../schema/tables/teamwork'
import { refuseOldLogin } from '../platform/auth/recent-login'
import { type Database, idList } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { publicLocales } from './queries'
import { type StoredEntry, scheduledLocales } from './stored-entry'

const hasColleagues = sql`(select count(*) from ${admins}) > 1`

/** A row if the site asks for an OK; an admin alone needs none. */
export function selectApprovalRule(db: Database) {
  const isAsked = sql`${entries.live} ->> '$.newsroom.needsApproval' = 1`
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'settings'),
        eq(entries.slug, onlySlugs.settings),
        isAsked,
        hasColleagues,
      ),
    )
    .limit(1)
}

export async function isApprovalRequired(db: Database): Promise<boolean> {
  return (await selectApprovalRule(db)).length > 0
}

/** What many changes at once read in one go. */
export interface Reviews {
  isRequired: boolean
  /** Approved versions of entries with a review, null where it is open. */
  versions: ReadonlyMap<string, number | null>
}

export async function readReviews(db: Database, ids: readonly string[]): Promise<Reviews> {
  const [asked, rows] = await db.batch([
    selectApprovalRule(db),
    db
      .select({ id: entryReviews.entryId, version: entryReviews.approvedVersion })
      .from(entryReviews)
      .where(inArray(entryReviews.entryId, idList(ids))),
  ])
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return { isRequired: asked.length > 0, versions }
}

type Matter = Pick<StoredEntry, 'kind' | 'slug'>

/** Throws APPROVAL_REQUIRED unless a colleague approved this very version, or it needs none. */
export async function requireApproval(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  entry: Matter & Pick<StoredEntry, 'id' | 'version'>,
  known?: Reviews,
): Promise<void> {
  if (isOwnersOwn({ actor }, entry)) return
  const { id, version } = entry
  const { isRequired, versions } = known ?? (await readReviews(db, [id]))
  if (isRequired && versions.get(id) !== version) throw new ApiError('APPROVAL_REQUIRED')
}

/** Whether the actor decides alone: nobody but owners may approve it, and there may be only one. */
export const isOwnersOwn = ({ actor }: Pick<Ctx, 'actor'>, entry: Matter): boolean =>
  actor.role === 'owner' && isOwnersMatter(entry)

/** Whether only an owner's approval lets the actor publish it. */
export function needsOwner({ actor }: Pick<Ctx, 'actor'>, entry: Matter): boolean {
  return actor.role === 'editor' && isOwnersMatter(entry)
}

/**
 * Throws OWNER_REQUIRED where an editor changes what readers get, or will get, of an owner's matter
 * without the approval of this very version, and LOGIN_AGAIN for an owner after an old login.
 */
export async function requireOwnersWord(
  ctx: Ctx,
  [before, after]: readonly [StoredEntry, StoredEntry],
): Promise<void> {
  const { role, loggedInAt } = ctx.actor
  if (role === undefined || !isOwnersMatter(before)) return
  const shown = (entry: StoredEntry) => [
    entry.live,
    publicLocales(entry),
    entry.scheduledAtVi,
    entry.scheduledAtEn,
    scheduledLocales(entry).length > 0 && entry.data,
  ]
  if (isSame(shown(before), shown(after))) return
  if (role === 'owner') return refuseOldLogin(loggedInAt ?? '', ctx.now)
  const { versions } = await readReviews(ctx.db, [before.id])
  if (versions.get(before.id) !== before.version) throw new ApiError('OWNER_REQUIRED')
}

/** An issue of settings that ask for an OK where there is only one admin. */
export async function approvalIssues(
  db: Database,
  kind: EntryKind,
  live: Record<string, unknown>,
): Promise<ErrorIssue[]> {
  if (kind !== 'settings' || !isRecord(live.newsroom) || !live.newsroom.needsApproval) return []
  const some = await db.select({ id: admins.id }).from(admins).limit(2)
  const path = 'newsroom.needsApproval'
  return some.length > 1 ? [] : [{ path, message: noColleagueMessage }]
}

/** An approval moves on to a version with the same content, such as a scheduled one. */
export function moveApproval(
  db: Database,
  { id, version }: Pick<StoredEntry, 'id' | 'version'>,
  when: SQL,
): Write {
  const isApproved = and(eq(entryReviews.entryId, id), eq(entryReviews.approvedVersion, version))
  return db
    .update(entryReviews)
    .set({ approvedVersion: version + 1 })
    .where(and(isApproved, when))
}

/** What a change means for the review. Without `when` a lost race could approve another change. */
export function reviewWrites(
  db: Database,
  [before, after]: readonly [StoredEntry, StoredEntry],
  action: AuditAction,
  when: SQL,
): Write[] {
  const isSameContent = before.slug === after.slug && isSame(before.data, after.data)
  const isOpen = and(eq(entryReviews.entryId, before.id), isNull(entryReviews.approvedAt), when)
  return [
    ...(isSameContent ? [moveApproval(db, before, when)] : []),
    ...(action === 'entry.publish' ? [db.delete(entryReviews).where(isOpen)] : []),
  ]
}
