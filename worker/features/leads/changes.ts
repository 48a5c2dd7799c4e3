import { type SQL, sql } from 'drizzle-orm'
import type { LeadChange, LeadChangesAnswer, LeadInput, LeadRef, LeadState } from '../../../schema/api/admin-leads'
import { type LeadKind, leadKinds } from '../../../schema/leads'
import { admins } from '../../../schema/tables/admins'
import { leadNotes } from '../../../schema/tables/lead-notes'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import { ApiError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'
import { findLead } from './queries'
import { leadTables } from './search'

interface Writer {
  username: string
  now: Date
}

type Decision = Pick<LeadState, 'status' | 'assignee'>
type StoredState = LeadState & { id: string }

/** The statements of one change and its audit entry. Where somebody else was quicker they change nothing. */
function change(ref: LeadRef, was: LeadState, decision: Decision, { username, now }: Writer): SQL[] {
  const table = leadTables[ref.kind]
  const isUntouched = sql`id = ${ref.id} and updated_at is ${was.updatedAt}`
  const fields = changedFields<Decision>({ status: was.status, assignee: was.assignee }, decision)
  const entry = { username, action: 'lead.update', subject: ref.id, label: ref.kind, ...fields, now } as const
  const { status, assignee } = decision
  return [
    auditEntry(entry, sql`exists (select 1 from ${table} where ${isUntouched})`),
    sql`update ${table} set status = ${status}, assignee = ${assignee}, updated_at = ${now.toISOString()} where ${isUntouched}`,
  ]
}

async function isStaff(db: Database, username: string): Promise<boolean> {
  return (await db.all(sql`select 1 from ${admins} where username = ${username}`)).length > 0
}

/**
 * Stores status and assignee. A new one that somebody takes is open. Throws NOT_FOUND, CONFLICT where it was changed since the writer saw
 * it, and BAD_REQUEST for an assignee who is not of the staff.
 */
export async function updateLead(db: Database, ref: LeadRef, input: LeadInput, writer: Writer): Promise<LeadState> {
  const { kind: _, ...was } = await findLead(db, ref)
  if (was.updatedAt !== input.updatedAt) throw new ApiError('CONFLICT')
  const isTaken = input.assignee !== null && input.assignee !== was.assignee
  if (isTaken && !(await isStaff(db, input.assignee ?? '')))
    throw new ApiError('BAD_REQUEST', { issues: [{ path: 'assignee', message: 'nobody of this name works here' }] })
  const status = isTaken && was.status === 'new' && input.status === 'new' ? 'open' : input.status
  const decision = { status, assignee: input.assignee }
  if (status === was.status && input.assignee === was.assignee) return { ...decision, updatedAt: was.updatedAt }
  await storeTogether(db, change(ref, was, decision, writer))
  const stored = await findLead(db, ref)
  const updatedAt = writer.now.toISOString()
  if (stored.updatedAt !== updatedAt || stored.status !== status || stored.assignee !== input.assignee) throw new ApiError('CONFLICT')
  return { ...decision, updatedAt }
}

/** Status, assignee and last change of several rows of a kind. */
function readStates(db: Database, kind: LeadKind, refs: LeadRef[]): Promise<StoredState[]> {
  const ids = JSON.stringify(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))
  return db.all<StoredState>(sql`
    select id, status, assignee, updated_at as updatedAt from ${leadTables[kind]} where id in (select value from json_each(${ids}))`)
}

async function readAllStates(db: Database, refs: LeadRef[]): Promise<Map<string, StoredState>> {
  const states = await Promise.all(leadKinds.map((kind) => readStates(db, kind, refs)))
  return new Map(states.flat().map((state) => [state.id, state]))
}

/** Stores the status of several at once. What somebody changed since the writer saw it, and what is gone, stays as it is and is told. */
export async function updateStatuses(db: Database, changes: LeadChange[], writer: Writer): Promise<LeadChangesAnswer> {
  const states = await readAllStates(db, changes)
  const statements = changes.flatMap(({ status, updatedAt, ...ref }) => {
    const was = states.get(ref.id)
    if (!was || was.updatedAt !== updatedAt || was.status === status) return []
    return change(ref, was, { status, assignee: was.assignee }, writer)
  })
  if (statements.length > 0) await storeTogether(db, statements)
  const stored = await readAllStates(db, changes)
  const answer: LeadChangesAnswer = { changed: [], conflicts: [] }
  for (const { kind, id, status, updatedAt } of changes) {
    const now = stored.get(id)
    const isOurs = now?.updatedAt === writer.now.toISOString() || now?.updatedAt === updatedAt
    if (now && isOurs && now.status === status) answer.changed.push({ kind, id, status, updatedAt: now.updatedAt })
    else answer.conflicts.push({ kind, id })
  }
  return answer
}

/** Adds a note; a new request or message is open with it. The audit log tells that there is a note, not what it says. Throws NOT_FOUND. */
export async function addNote(db: Database, ref: LeadRef, text: string, { username, now }: Writer): Promise<void> {
  const { status } = await findLead(db, ref)
  const at = now.toISOString()
  const table = leadTables[ref.kind]
  const isNew = status === 'new'
  const opened = isNew && { before: { status }, after: { status: 'open' } }
  await storeTogether(db, [
    sql`insert into ${leadNotes} (lead_id, username, text, created_at)
      select ${ref.id}, ${username}, ${text}, ${at} where exists (select 1 from ${table} where id = ${ref.id})`,
    auditEntry({ username, action: 'lead.note', subject: ref.id, label: ref.kind, ...opened, now }),
    sql`update ${table} set status = 'open', updated_at = ${at} where id = ${ref.id} and status = 'new'`,
  ])
}
