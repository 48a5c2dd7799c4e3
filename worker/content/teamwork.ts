import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Teamwork } from '../../schema/api/teamwork'
import { entries, entryRevisions } from '../../schema/tables/entries'
import { entryComments, entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { selectApprovalRule } from './approvals'
import { selectPeople } from './people'

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

/** Throws NOT_FOUND. */
export async function readTeamwork(db: Database, id: string): Promise<Teamwork> {
  const { version, updatedBy } = entries
  const [[entry], comments, [review], [author], approval, people] = await db.batch([
    db.select({ version, updatedBy }).from(entries).where(eq(entries.id, id)).limit(1),
    selectComments(db, id),
    db.select(reviewColumns).from(entryReviews).where(eq(entryReviews.entryId, id)).limit(1),
    selectAuthor(db, id),
    selectApprovalRule(db),
    selectPeople(db),
  ])
  if (!entry) throw new ApiError('NOT_FOUND')
  return {
    comments,
    review: review ?? null,
    version: entry.version,
    author: author?.username ?? entry.updatedBy,
    isApprovalRequired: approval.length > 0,
    people,
  }
}
