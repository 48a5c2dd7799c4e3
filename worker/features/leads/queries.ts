import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { LeadDelivery, LeadDetail, LeadHistoryItem, LeadNote, LeadRef, MessageWords, TripWords } from '../../../schema/api/admin-leads'
import { mostLeadNotes } from '../../../schema/leads'
import { auditLog } from '../../../schema/tables/audit-log'
import { contactMessages } from '../../../schema/tables/contact'
import { leadNotes } from '../../../schema/tables/lead-notes'
import { outbox } from '../../../schema/tables/outbox'
import { tripLeads } from '../../../schema/tables/trip-leads'
import type { Database } from '../../platform/db/database'
import { ApiError } from '../../platform/http/errors'
import type { LeadFilter, leadTables } from './search'
import { listLeads } from './streams'

/** So many of the newest changes are shown. */
const shownChanges = 50

function sharedColumns(table: (typeof leadTables)[keyof typeof leadTables]) {
  const { id, name, email, phone, message, language, status, assignee, createdAt, updatedAt } = table
  return { id, name, email, phone, message, language, status, assignee, createdAt, updatedAt }
}

async function findTrip(db: Database, id: string): Promise<TripWords | undefined> {
  const { destination, travelDates, groupSize, budget, interests, plan } = tripLeads
  const columns = { ...sharedColumns(tripLeads), destination, travelDates, groupSize, budget, interests, plan }
  const [row] = await db.select(columns).from(tripLeads).where(eq(tripLeads.id, id)).limit(1)
  return row && { kind: 'trip', ...row }
}

async function findMessage(db: Database, id: string): Promise<MessageWords | undefined> {
  const columns = { ...sharedColumns(contactMessages), service: contactMessages.service }
  const [row] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id)).limit(1)
  return row && { kind: 'message', ...row }
}

function listNotes(db: Database, leadId: string): Promise<LeadNote[]> {
  const { id, username, text, createdAt } = leadNotes
  return db
    .select({ id, username, text, createdAt })
    .from(leadNotes)
    .where(eq(leadNotes.leadId, leadId))
    .orderBy(asc(leadNotes.id))
    .limit(mostLeadNotes)
}

async function listChanges(db: Database, leadId: string): Promise<LeadHistoryItem[]> {
  const { id, username, at, before, after } = auditLog
  const rows = await db
    .select({ id, username, at, before, after })
    .from(auditLog)
    .where(and(eq(auditLog.subject, leadId), inArray(auditLog.action, ['lead.update', 'lead.note'])))
    .orderBy(desc(auditLog.id))
    .limit(shownChanges)
  return rows.filter((row) => row.after !== null).reverse()
}

function listDeliveries(db: Database, leadId: string): Promise<LeadDelivery[]> {
  const { id, kind, status, attempts, lastError, settledAt, nextAttemptAt, createdAt } = outbox
  return db
    .select({ id, kind, status, attempts, lastError, settledAt, nextAttemptAt })
    .from(outbox)
    .where(eq(outbox.subject, leadId))
    .orderBy(asc(createdAt), asc(kind))
    .limit(20)
}

/** The neighbour of a request or message in the list that a filter gives. */
async function findNext(db: Database, filter: LeadFilter, page: Pick<Parameters<typeof listLeads>[2], 'before' | 'after'>) {
  const { leads } = await listLeads(db, filter, { ...page, limit: 1 })
  return leads.map(({ kind, id }): LeadRef => ({ kind, id }))[0] ?? null
}

export async function findLead(db: Database, { kind, id }: LeadRef): Promise<TripWords | MessageWords> {
  const lead = await (kind === 'trip' ? findTrip(db, id) : findMessage(db, id))
  if (!lead) throw new ApiError('NOT_FOUND')
  return lead
}

/** Everything about a request or message, and what stands next to it in a list. Throws NOT_FOUND. */
export async function readLead(db: Database, ref: LeadRef, filter: LeadFilter): Promise<LeadDetail> {
  const lead = await findLead(db, ref)
  const place = { at: lead.createdAt, id: lead.id }
  const [notes, history, deliveries, newer, older] = await Promise.all([
    listNotes(db, lead.id),
    listChanges(db, lead.id),
    listDeliveries(db, lead.id),
    findNext(db, filter, { after: place }),
    findNext(db, filter, { before: place }),
  ])
  return { lead, notes, history, deliveries, newer, older }
}
