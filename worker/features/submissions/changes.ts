import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type {
  LeadChange,
  LeadChangesAnswer,
  LeadDecision,
  LeadInput,
  LeadRef,
  LeadState,
  LeadWritten,
} from '../../../schema/api/admin-leads'
import { admins } from '../../../schema/tables/admins'
import { leadNotes, submissions } from '../../../schema/tables/submissions'
import { type Database, rowExists } from '../../platform/db/database'
import { batchAll, hasChanged, insertWhen } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'
import { findLead } from './queries'
import { hasReply } from './search'

const { id, kind, status, assignee, followUpOn, value, updatedAt } = submissions
const stateColumns = { id, kind, status, assignee, followUpOn, value, updatedAt }

function decisionOf({ status, assignee, followUpOn, value }: LeadDecision): LeadDecision {
  return { status, assignee, followUpOn, value }
}

const isChanged = (was: LeadDecision, decision: LeadDecision) =>
  Object.keys(changedFields(decisionOf(was), decision).after).length > 0

/** Neither writes if somebody else was quicker. The update comes last, for `hasChanged`. */
function writesOf(ctx: Ctx, ref: LeadRef, was: LeadState, decision: LeadDecision) {
  const { db, now } = ctx
  const isUntouched = and(
    eq(id, ref.id),
    was.updatedAt === null ? isNull(updatedAt) : eq(updatedAt, was.updatedAt),
  )
  const fields = changedFields(decisionOf(was), decision)
  const entry = { action: 'lead.update', subject: ref.id, label: ref.kind, ...fields } as const
  return [
    auditEntry(ctx, entry, rowExists(db, submissions, isUntouched)),
    db
      .update(submissions)
      .set({ ...decision, updatedAt: now.toISOString() })
      .where(isUntouched),
  ] as const
}

/** A new lead becomes open. Throws NOT_FOUND, CONFLICT, BAD_REQUEST for an unknown assignee. */
export async function updateLead(ctx: Ctx, ref: LeadRef, input: LeadInput): Promise<LeadState> {
  const { db, now } = ctx
  const was = await findLead(db, ref)
  if (was.updatedAt !== input.updatedAt) throw new ApiError('CONFLICT')
  const { assignee = was.assignee, followUpOn = was.followUpOn, value = was.value } = input
  const { status = was.status } = input
  const isTaken = assignee !== null && assignee !== was.assignee
  if (isTaken && (await db.$count(admins, eq(admins.username, assignee))) === 0)
    throw fieldError('assignee', 'nobody of this name works here')
  const next = isTaken && was.status === 'new' && status === 'new' ? 'open' : status
  const decision = { status: next, assignee, followUpOn, value }
  if (!isChanged(was, decision)) return { ...decision, updatedAt: was.updatedAt }
  if (!hasChanged(await db.batch([...writesOf(ctx, ref, was, decision)])))
    throw new ApiError('CONFLICT')
  return { ...decision, updatedAt: now.toISOString() }
}

async function readStates(
  db: Database,
  refs: LeadRef[],
): Promise<Map<string, LeadState & LeadRef>> {
  const ids = refs.map((ref) => ref.id)
  const rows = await db.select(stateColumns).from(submissions).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Leads that somebody else changed, or that are gone, are returned as conflicts. */
export async function updateStatuses(ctx: Ctx, changes: LeadChange[]): Promise<LeadChangesAnswer> {
  const { db } = ctx
  const states = await readStates(db, changes)
  const writes = changes.flatMap((change) => {
    const was = states.get(change.id)
    if (!was || was.updatedAt !== change.updatedAt || was.status === change.status) return []
    return writesOf(ctx, change, was, { ...decisionOf(was), status: change.status })
  })
  await batchAll(db, writes)
  const stored = await readStates(db, changes)
  const answer: LeadChangesAnswer = { changed: [], conflicts: [] }
  for (const change of changes) {
    const now = stored.get(change.id)
    const isOurs = now?.updatedAt === ctx.now.toISOString() || now?.updatedAt === change.updatedAt
    const ref = { kind: change.kind, id: change.id }
    if (now && isOurs && now.status === change.status)
      answer.changed.push({ ...ref, status: now.status, updatedAt: now.updatedAt })
    else answer.conflicts.push(ref)
  }
  return answer
}

/** Opens a new lead. The audit log never contains the text. Throws NOT_FOUND. */
export async function addNote(ctx: Ctx, ref: LeadRef, text: string): Promise<LeadWritten> {
  const { db, actor, now } = ctx
  const lead = await findLead(db, ref)
  const at = now.toISOString()
  const opened = lead.status === 'new' && {
    before: { status: lead.status },
    after: { status: 'open' },
  }
  const written = await db.batch([
    insertWhen(
      db,
      leadNotes,
      { leadId: ref.id, username: actor.username, text, createdAt: at },
      rowExists(db, submissions, eq(id, ref.id)),
    ),
    auditEntry(ctx, { action: 'lead.note', subject: ref.id, label: ref.kind, ...opened }),
    db
      .update(submissions)
      .set({ status: 'open', updatedAt: at })
      .where(and(eq(id, ref.id), or(eq(status, 'new'), and(eq(status, 'open'), hasReply(db))))),
  ])
  return { was: lead.updatedAt, updatedAt: hasChanged(written) ? at : lead.updatedAt }
}
