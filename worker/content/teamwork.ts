import { eq, getTableColumns } from 'drizzle-orm'
import type { Teamwork } from '../../schema/api/teamwork'
import { entries } from '../../schema/tables/entries'
import { entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { selectApprovalRule } from './approvals'
import { selectComments } from './comments'
import { selectPeople } from './people'
import { selectAuthor } from './reviews'

const { entryId: _, ...reviewColumns } = getTableColumns(entryReviews)

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
