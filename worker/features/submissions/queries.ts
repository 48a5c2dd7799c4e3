import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type {
  LeadBoard,
  LeadDetail,
  LeadList,
  LeadRef,
  LeadRow,
} from '../../../schema/api/admin-leads'
import type { SubmissionWords } from '../../../schema/api/submissions'
import { boardStatuses, maxLeadMessages, maxLeadNotes } from '../../../schema/submissions'
import { auditLog } from '../../../schema/tables/audit-log'
import { outbox } from '../../../schema/tables/outbox'
import { leadMessages, leadNotes, submissions } from '../../../schema/tables/submissions'
import { addCounts, selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, toPage } from '../../platform/db/keyset'
import { ApiError } from '../../platform/http/errors'
import { hasReply, type LeadFilter, pageOf } from './search'

type StoredSubmission = typeof submissions.$inferSelect

export async function findSubmission(
  db: Database,
  id: string,
): Promise<StoredSubmission | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id)).limit(1)
  return row
}

export function wordsOf(row: StoredSubmission): SubmissionWords {
  const { name, email, phone, service, message } = row
  const shared = { name, email, phone, message }
  if (service) return { kind: 'contact', ...shared, service }
  const { destination, travelDates, groupSize, budget, interests, plan } = row
  return { kind: 'trip', ...shared, destination, travelDates, groupSize, budget, interests, plan }
}

const excerptLength = 160

const { id, kind, name, destination, service, language, status, assignee, createdAt, updatedAt } =
  submissions
const { followUpOn, value } = submissions
const excerpt = sql<string>`substr(${submissions.message}, 1, ${excerptLength})`.as('excerpt')
const rowColumns = (db: Database) => ({
  id,
  kind,
  name,
  destination,
  service,
  excerpt,
  language,
  status,
  assignee,
  followUpOn,
  value,
  createdAt,
  updatedAt,
  hasReply: sql`${hasReply(db)}`.mapWith(Boolean).as('has_reply'),
})

/** The rows of a page, for a batch. */
function selectRows(db: Database, filter: LeadFilter, page: KeysetPage) {
  const { where, orderBy } = pageOf(db, filter, page)
  return db
    .select(rowColumns(db))
    .from(submissions)
    .where(where)
    .orderBy(...orderBy)
    .limit(page.limit)
}

function toRow({
  service,
  destination,
  ...row
}: Awaited<ReturnType<typeof selectRows>>[number]): LeadRow {
  return { ...row, about: service ?? destination }
}

export async function listLeads(
  db: Database,
  filter: LeadFilter,
  page: KeysetPage,
): Promise<LeadList> {
  const found = await selectRows(db, filter, { ...page, limit: page.limit + 1 })
  const { rows, newer, older } = toPage(found, page)
  return { leads: rows.map(toRow), newer, older }
}

const shownInColumn = 20
const maxCounted = 1000

/** The newest leads of each state, and how many there are. */
export async function readBoard(db: Database, filter: LeadFilter): Promise<LeadBoard> {
  const columns = boardStatuses.map(async (status) => {
    const ofStatus = { ...filter, status }
    const { where } = pageOf(db, ofStatus, { limit: maxCounted })
    const [rows, counted] = await db.batch([
      selectRows(db, ofStatus, { limit: shownInColumn }),
      selectCount(db, { table: submissions, where, cap: maxCounted }),
    ])
    return { status, count: addCounts(maxCounted, counted), leads: rows.map(toRow) }
  })
  return { columns: await Promise.all(columns) }
}

/** Throws NOT_FOUND. */
export async function findLead(db: Database, ref: LeadRef): Promise<LeadDetail['lead']> {
  const row = await findSubmission(db, ref.id)
  if (row?.kind !== ref.kind) throw new ApiError('NOT_FOUND')
  const { id, number, source, language, createdAt } = row
  const { status, assignee, followUpOn, value, updatedAt } = row
  const state = { status, assignee, followUpOn, value, updatedAt }
  return { ...wordsOf(row), id, number, source, language, createdAt, ...state }
}

const { leadId: _note, ...noteColumns } = getTableColumns(leadNotes)
const { leadId: _mail, messageId: _service, ...messageColumns } = getTableColumns(leadMessages)
const shownChanges = 50
const shownDeliveries = 40

function selectNext(
  db: Database,
  filter: LeadFilter,
  cursor: Pick<KeysetPage, 'before' | 'after'>,
) {
  const { where, orderBy } = pageOf(db, filter, { ...cursor, limit: 1 })
  return db
    .select({ kind, id })
    .from(submissions)
    .where(where)
    .orderBy(...orderBy)
    .limit(1)
}

export async function readLead(
  db: Database,
  ref: LeadRef,
  filter: LeadFilter,
): Promise<LeadDetail> {
  const lead = await findLead(db, ref)
  const cursor = { at: lead.createdAt, id: lead.id }
  const isChange = and(
    eq(auditLog.subject, lead.id),
    inArray(auditLog.action, ['lead.update', 'lead.note', 'lead.answer', 'lead.reply']),
    isNotNull(auditLog.after),
  )
  // Of the lead itself, or of one of its answers: `lead:answer`.
  const isAbout = or(
    eq(outbox.subject, lead.id),
    and(gt(outbox.subject, `${lead.id}:`), lt(outbox.subject, `${lead.id};`)),
  )
  const [notes, messages, changes, found, [newer = null], [older = null]] = await db.batch([
    db
      .select(noteColumns)
      .from(leadNotes)
      .where(eq(leadNotes.leadId, lead.id))
      .orderBy(desc(leadNotes.id))
      .limit(maxLeadNotes),
    db
      .select(messageColumns)
      .from(leadMessages)
      .where(eq(leadMessages.leadId, lead.id))
      .orderBy(desc(leadMessages.createdAt))
      .limit(2 * maxLeadMessages),
    db
      .select({
        id: auditLog.id,
        username: auditLog.username,
        at: auditLog.at,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(isChange)
      .orderBy(desc(auditLog.id))
      .limit(shownChanges),
    db
      .select({
        id: outbox.id,
        subject: outbox.subject,
        kind: outbox.kind,
        status: outbox.status,
        attempts: outbox.attempts,
        lastError: outbox.lastError,
        settledAt: outbox.settledAt,
        nextAttemptAt: outbox.nextAttemptAt,
      })
      .from(outbox)
      .where(isAbout)
      .orderBy(desc(outbox.createdAt), desc(outbox.kind))
      .limit(shownDeliveries),
    selectNext(db, filter, { after: cursor }),
    selectNext(db, filter, { before: cursor }),
  ])
  const deliveries = found
    .map(({ subject, ...row }) => ({ ...row, messageId: subject.split(':')[1] ?? null }))
    .reverse()
  const hasReply = messages.some(
    ({ direction, createdAt }) => direction === 'in' && createdAt >= (lead.updatedAt ?? ''),
  )
  return {
    lead,
    hasReply,
    notes: notes.reverse(),
    messages: messages.reverse(),
    history: changes.reverse(),
    deliveries,
    newer,
    older,
  }
}
