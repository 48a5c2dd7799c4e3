import { and, desc, eq, gte, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { TeamWaiting } from '../../schema/api/admin-entries'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import { entryComments, entryMentions, entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import { rowColumns } from './admin-entry'
import { nameOf } from './people'

const maxShown = 5
/** Newer ones are enough: what is older than these has been overlooked for good. */
const maxRead = 200

const exists = isNull(entries.deletedAt)

/** The latest requests without an answer, oldest first, that the admin sent or may answer. */
function selectRequests(db: Database, username: string) {
  const { entryId, requestedBy, requestedAt, reviewer, approvedAt } = entryReviews
  return db
    .select({
      ...rowColumns,
      requestedBy,
      reviewer,
      name: nameOf<string>(requestedBy),
      at: requestedAt,
    })
    .from(entryReviews)
    .innerJoin(entries, eq(entries.id, entryId))
    .leftJoin(admins, eq(admins.username, requestedBy))
    .where(
      and(
        isNull(approvedAt),
        exists,
        or(eq(requestedBy, username), eq(reviewer, username), isNull(reviewer)),
      ),
    )
    .orderBy(requestedAt)
    .limit(maxRead)
}

function selectApproved(db: Database, username: string, since: string) {
  const { entryId, requestedBy, approvedBy, approvedAt, approvedVersion } = entryReviews
  const isUnpublished = or(
    sql`${entries.hasChanges} = 1`,
    and(eq(entries.statusVi, 'draft'), eq(entries.statusEn, 'draft')),
  )
  const isScheduled = or(
    sql`${entries.scheduledAtVi} is not null`,
    sql`${entries.scheduledAtEn} is not null`,
  )
  return db
    .select({ ...rowColumns, name: nameOf<string>(approvedBy), at: sql<string>`${approvedAt}` })
    .from(entryReviews)
    .innerJoin(entries, and(eq(entries.id, entryId), eq(entries.version, approvedVersion)))
    .leftJoin(admins, eq(admins.username, approvedBy))
    .where(
      and(
        gte(approvedAt, since),
        eq(requestedBy, username),
        exists,
        isUnpublished,
        sql`not ${isScheduled}`,
      ),
    )
    .orderBy(desc(approvedAt))
    .limit(maxShown)
}

/** Of the admin's latest mentions those whose thread is open, without a later answer of theirs. */
function selectMentions(db: Database, username: string) {
  const mine = db
    .select({ id: entryMentions.commentId })
    .from(entryMentions)
    .where(eq(entryMentions.username, username))
    .orderBy(desc(entryMentions.commentId))
    .limit(maxRead)
    .as('mine')
  const first = alias(entryComments, 'first')
  const answer = alias(entryComments, 'answer')
  const ownAnswer = db
    .select({ id: answer.id })
    .from(answer)
    .where(
      and(
        eq(answer.entryId, entryComments.entryId),
        eq(answer.parentId, first.id),
        eq(answer.username, username),
        sql`${answer.id} > ${entryComments.id}`,
      ),
    )
  return db
    .select({
      ...rowColumns,
      name: nameOf<string>(entryComments.username),
      at: entryComments.createdAt,
    })
    .from(mine)
    .innerJoin(entryComments, eq(entryComments.id, mine.id))
    .innerJoin(first, eq(first.id, sql`coalesce(${entryComments.parentId}, ${entryComments.id})`))
    .innerJoin(entries, eq(entries.id, entryComments.entryId))
    .leftJoin(admins, eq(admins.username, entryComments.username))
    .where(and(isNull(first.resolvedAt), exists, notExists(ownAnswer)))
    .orderBy(desc(mine.id))
}

/** What colleagues said and asked, for a batch. `since` (UTC ISO) is for approvals. */
export const selectTeamWaiting = (db: Database, username: string, since: string) =>
  [
    selectRequests(db, username),
    selectMentions(db, username),
    selectApproved(db, username, since),
  ] as const

type Named = TeamWaiting['reviews'][number]
type Request = Named & { requestedBy: string; reviewer: string | null }

/** The newest mention of each entry. */
function oneAnEntry(rows: readonly Named[]): Named[] {
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
}

export function teamWaiting(
  [requests, mentions, approved]: readonly [Request[], Named[], Named[]],
  username: string,
): TeamWaiting {
  const isOwn = ({ requestedBy }: Request) => requestedBy === username
  return {
    reviews: requests.filter((request) => !isOwn(request)).slice(0, maxShown),
    sent: requests.filter(isOwn).slice(0, maxShown),
    mentions: oneAnEntry(mentions).slice(0, maxShown),
    approved,
  }
}
