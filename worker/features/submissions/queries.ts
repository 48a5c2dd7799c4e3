import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { LeadDetail, LeadList, LeadRef } from '../../../schema/api/admin-leads'
import type { SubmissionWords } from '../../../schema/api/submissions'
import { maxLeadNotes } from '../../../schema/submissions'
import { auditLog } from '../../../schema/tables/audit-log'
import { outbox } from '../../../schema/tables/outbox'
import { leadNotes, submissions } from '../../../schema/tables/submissions'
import type { Database } from '../../platform/db/database'
import { type KeysetPage, toPage } from '../../platform/db/keyset'
import { ApiError } from '../../platform/http/errors'
import { type LeadFilter, pageOf } from './search'

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
const excerpt = sql<string>`substr(${submissions.message}, 1, ${excerptLength})`.as('excerpt')
const rowColumns = {
  id,
  kind,
  name,
  destination,
  service,
  excerpt,
  language,
  status,
  assignee,
  createdAt,
  updatedAt,
}

export async function listLeads(
  db: Database,
  filter: LeadFilter,
  page: KeysetPage,
): Promise<LeadList> {
  const limit = page.limit + 1
  const { where, orderBy } = pageOf(db, filter, { ...page, limit })
  const found = await db
    .select(rowColumns)
    .from(submissions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  const { rows, newer, older } = toPage(found, page)
  return {
    leads: rows.map(({ service, destination, ...row }) => ({
      ...row,
      about: service ?? destination,
    })),
    newer,
    older,
  }
}

export async function findLead(db: Database, ref: LeadRef): Promise<LeadDetail['lead']> {
  const row = await findSubmission(db, ref.id)
  if (row?.kind !== ref.kind) throw new ApiError('NOT_FOUND')
  const { id, language, status, assignee, createdAt, updatedAt } = row
  return { ...wordsOf(row), id, language, status, assignee, createdAt, updatedAt }
}

const shownChanges = 50
const shownDeliveries = 20

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
    inArray(auditLog.action, ['lead.update', 'lead.note']),
    isNotNull(auditLog.after),
  )
  const [notes, changes, deliveries, [newer = null], [older = null]] = await db.batch([
    db
      .select({
        id: leadNotes.id,
        username: leadNotes.username,
        text: leadNotes.text,
        createdAt: leadNotes.createdAt,
      })
      .from(leadNotes)
      .where(eq(leadNotes.leadId, lead.id))
      .orderBy(asc(leadNotes.id))
      .limit(maxLeadNotes),
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
        kind: outbox.kind,
        status: outbox.status,
        attempts: outbox.attempts,
        lastError: outbox.lastError,
        settledAt: outbox.settledAt,
        nextAttemptAt: outbox.nextAttemptAt,
      })
      .from(outbox)
      .where(eq(outbox.subject, lead.id))
      .orderBy(asc(outbox.createdAt), asc(outbox.kind))
      .limit(shownDeliveries),
    selectNext(db, filter, { after: cursor }),
    selectNext(db, filter, { before: cursor }),
  ])
  return { lead, notes, history: changes.reverse(), deliveries, newer, older }
}
