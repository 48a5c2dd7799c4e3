import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Teamwork } from '../../schema/api/teamwork'
import { entries, entryRevisions } from '../../schema/tables/entries'
import { entryComments, entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { isOwnersOwn, needsOwner, selectApprovalRule } from './approvals'
import { selectPeople } from './people'
import type { StoredEntry } from './stored-entry'

export const maxComments = 500

const { entryId: _entry, ...commentColumns } = getTableColumns(entryComments)
const { entryId: _, ...reviewColumns } = getTableColumns(entryReviews)

export function selectComments(db: Database, entryId: string) {
  return db
    .select(commentColumns)
    .from(entryComments)
    .where(eq(entryComments.entryId, entryId))
    .orderBy(asc(entryComments.id))
    .limit(maxComments)
}

/** Whoever made the last change of content; a publication or a schedule is none. */
export function selectAuthor(db: Database, entryId: string) {
  return db
    .select({ username: entryRevisions.username })
    .from(entryRevisions)
    .where(eq(entryRevisions.entryId, entryId))
    .orderBy(desc(entryRevisions.id))
    .limit(1)
}

const selectReview = (db: Database, entryId: string) =>
  db.select(reviewColumns).from(entryReviews).where(eq(entryReviews.entryId, entryId)).limit(1)

/** The request to answer, and who may not approve. Throws CONFLICT if nobody asks. */
export async function readReview(db: Database, { id, updatedBy }: StoredEntry) {
  const [[review], [author]] = await db.batch([selectReview(db, id), selectAuthor(db, id)])
  if (!review) throw new ApiError('CONFLICT')
  return { ...review, author: author?.username ?? updatedBy }
}

/** Throws NOT_FOUND. */
export async function readTeamwork(ctx: Ctx, id: string): Promise<Teamwork> {
  const { db } = ctx
  const { kind, slug, version, updatedBy } = entries
  const [[entry], comments, [review], [author], approval, people] = await db.batch([
    db.select({ kind, slug, version, updatedBy }).from(entries).where(eq(entries.id, id)).limit(1),
    selectComments(db, id),
    selectReview(db, id),
    selectAuthor(db, id),
    selectApprovalRule(db),
    selectPeople(db),
  ])
  if (!entry) throw new ApiError('NOT_FOUND')
  const asksColleague = approval.length > 0 && !isOwnersOwn(ctx, entry)
  return {
    comments,
    review: review ?? null,
    version: entry.version,
    author: author?.username ?? entry.updatedBy,
    needsApprovalOf: needsOwner(ctx, entry) ? 'owner' : asksColleague ? 'colleague' : null,
    people,
  }
}
