import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Cursor } from '../../../schema/api/text-fields'
import { fold } from '../../../schema/fold'
import type { LeadStatus, LeadTodo, SubmissionKind } from '../../../schema/submissions'
import { leadMessages, submissions } from '../../../schema/tables/submissions'
import type { Database } from '../../platform/db/database'
import { isMatch, submissionsSearch, wordMatch } from '../../platform/db/full-text'
import { type KeysetPage, keysetOf } from '../../platform/db/keyset'

const maxSearchText = 1000
const maxWords = 8

export function searchTextOf({
  name,
  email,
  phone,
  destination = '',
  message,
}: Pick<typeof submissions.$inferInsert, 'name' | 'email' | 'phone' | 'destination' | 'message'>) {
  return fold([name, email, phone, destination, message].join(' ')).slice(0, maxSearchText)
}

export interface LeadFilter {
  kind: SubmissionKind | 'all'
  /** `all` is everything but spam. */
  status: LeadStatus | 'all'
  /** Username; null for nobody, undefined for anybody. */
  assignee: string | null | undefined
  todo: LeadTodo | ''
  /** Vietnam day, `YYYY-MM-DD`. */
  today: string
  q: string
}

/** The guest wrote, and nobody has changed the lead since: a reply sets `updated_at`. */
export function hasReply(db: Database): SQL {
  const replies = db
    .select({ id: leadMessages.id })
    .from(leadMessages)
    .where(
      and(
        eq(leadMessages.leadId, submissions.id),
        eq(leadMessages.direction, 'in'),
        sql`${leadMessages.createdAt} >= ${submissions.updatedAt}`,
      ),
    )
  return exists(replies)
}

/** A new lead, or one that was opened and that nobody is in charge of. */
export const isFresh = and(
  // For the index of the states.
  inArray(submissions.status, ['new', 'open']),
  or(eq(submissions.status, 'new'), isNull(submissions.assignee)),
)

export const closedStatuses: LeadStatus[] = ['won', 'lost', 'spam']
/** Not as a list of states, whose index holds more rows than that of the days. */
export const isWorkedOn = notInArray(submissions.status, closedStatuses)

const maxDue = 1000

function isToDo(db: Database, { todo, today }: LeadFilter): SQL | undefined {
  const { number, status, followUpOn } = submissions
  if (todo === 'fresh') return isFresh
  if (todo === 'due') {
    // The list has another order, for which the database would read all of it.
    const due = db
      .select({ number })
      .from(submissions)
      .where(and(lte(followUpOn, today), isWorkedOn))
      .orderBy(desc(followUpOn))
      .limit(maxDue)
    return inArray(number, due)
  }
  return todo === 'replied' ? and(inArray(status, ['new', 'open']), hasReply(db)) : undefined
}

function phoneForms(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  const national = digits.startsWith('84') ? `0${digits.slice(2)}` : digits
  const international = digits.startsWith('0') ? `84${digits.slice(1)}` : digits
  return [...new Set([digits, national, international])].filter((form) => form.length > 5)
}

function toMatch(q: string) {
  const words = fold(q).match(/[\p{L}\p{N}]+/gu) ?? []
  const isAddress = /^\S+@\S+\.\S+$/.test(q)
  const all = isAddress ? `"${words.join(' ')}"` : words.slice(0, maxWords).map(wordMatch).join(' ')
  return [`(${all || '""'})`, ...phoneForms(q).map((form) => `"${form}"`)].join(' OR ')
}

/** A search reads the FTS index in the order of `number`, no more matches than the page needs. */
export function pageOf(
  db: Database,
  filter: LeadFilter,
  page: KeysetPage,
): { where: SQL | undefined; orderBy: SQL[] } {
  const { kind, status, assignee, q } = filter
  const isAssigned =
    assignee === null
      ? isNull(submissions.assignee)
      : assignee && eq(submissions.assignee, assignee)
  const conditions = and(
    kind === 'all' ? undefined : eq(submissions.kind, kind),
    status === 'all' ? ne(submissions.status, 'spam') : eq(submissions.status, status),
    isAssigned || undefined,
    isToDo(db, filter),
  )
  const { before, after, limit } = page
  if (q === '') {
    const { where, orderBy } = keysetOf(submissions.createdAt, submissions.id, page)
    return { where: and(conditions, where), orderBy }
  }
  const direction = after ? asc : desc
  const { rowid } = submissionsSearch
  const numberOf = ({ id }: Cursor) =>
    db.select({ number: submissions.number }).from(submissions).where(eq(submissions.id, id))
  const numbers = db
    .select({ rowid })
    .from(submissionsSearch)
    .crossJoin(submissions)
    .where(
      and(
        isMatch(submissionsSearch, toMatch(q)),
        before && lt(rowid, numberOf(before)),
        after && gt(rowid, numberOf(after)),
        eq(submissions.number, rowid),
        conditions,
      ),
    )
    .orderBy(direction(rowid))
    .limit(limit)
  return { where: inArray(submissions.number, numbers), orderBy: [direction(submissions.number)] }
}
