import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../../schema/audit-actions'
import { type EntryKind, onlySlugs } from '../../schema/content/choices'
import { isRecord } from '../../schema/content/in-one-language'
import { isSame } from '../../schema/content/pairs'
import { noColleagueMessage } from '../../schema/content/settings'
import type { ErrorIssue } from '../../schema/errors'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import { entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import { ApiError } from '../platform/http/errors'
import type { StoredEntry } from './stored-entry'

const hasColleagues = sql`(select count(*) from ${admins}) > 1`

/** A row if the site asks for an OK; an admin alone needs none. Null if `id` has no approval. */
export function selectApproval(db: Database, id: string) {
  const isAsked = sql`${entries.live} ->> '$.newsroom.needsApproval' = 1`
  return db
    .select({ version: entryReviews.approvedVersion })
    .from(entries)
    .leftJoin(entryReviews, eq(entryReviews.entryId, id))
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
  return (await selectApproval(db, '')).length > 0
}

/** Throws APPROVAL_REQUIRED unless a colleague approved this very version. */
export async function requireApproval(
  db: Database,
  { id, version }: Pick<StoredEntry, 'id' | 'version'>,
): Promise<void> {
  const [asked] = await selectApproval(db, id)
  if (asked && asked.version !== version) throw new ApiError('APPROVAL_REQUIRED')
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
