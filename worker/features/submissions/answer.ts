import { and, eq, notExists, sql } from 'drizzle-orm'
import type {
  LeadAnswers,
  LeadMessageInput,
  LeadRef,
  LeadWritten,
} from '../../../schema/api/admin-leads'
import type { LeadStatus } from '../../../schema/submissions'
import { leadMessages, submissions } from '../../../schema/tables/submissions'
import { readReplies } from '../../content/replies'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { Ctx, CurrentAdmin } from '../../platform/http/env'
import { fieldError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { insertDelivery } from '../../platform/outbox/outbox'
import { findLead } from './queries'

/** An answer makes a lead wait for the guest, unless it is decided. */
const unanswered: LeadStatus[] = ['new', 'open']

/** Outbox subject of an answer. */
export const answerSubject = (leadId: string, messageId: string) => `${leadId}:${messageId}`

export async function readAnswers(
  db: Database,
  { displayName }: CurrentAdmin,
): Promise<LeadAnswers> {
  const { answers, signature } = await readReplies(db)
  return { answers, editor: displayName || signature }
}

/** Who answers first is in charge. A repeated id is stored and sent once. Throws NOT_FOUND, BAD_REQUEST without an address. */
export async function sendAnswer(
  ctx: Ctx,
  ref: LeadRef,
  { id, subject, text }: LeadMessageInput,
): Promise<LeadWritten> {
  const { db, actor, now } = ctx
  const lead = await findLead(db, ref)
  if (lead.email === '') throw fieldError('text', 'the guest gave no e-mail address')
  const at = now.toISOString()
  const stored = db
    .select({ id: leadMessages.id })
    .from(leadMessages)
    .where(eq(leadMessages.id, id))
  const isNew = notExists(stored)
  const message = { id, leadId: ref.id, username: actor.username, subject, text, createdAt: at }
  const isWaiting = unanswered.includes(lead.status)
  const next = isWaiting ? 'waiting' : lead.status
  const written = await db.batch([
    auditEntry(
      ctx,
      {
        action: 'lead.answer',
        subject: ref.id,
        label: ref.kind,
        ...(isWaiting && { before: { status: lead.status }, after: { status: next } }),
      },
      isNew,
    ),
    db
      .update(submissions)
      .set({
        status: next,
        assignee: sql`coalesce(${submissions.assignee}, ${actor.username})`,
        updatedAt: at,
      })
      .where(and(eq(submissions.id, ref.id), eq(submissions.status, lead.status), isNew)),
    insertDelivery(db, {
      kind: `${ref.kind}-answer`,
      subject: answerSubject(ref.id, id),
      idempotencyKey: `answer:${id}`,
      at,
      when: isNew,
    }),
    insertWhen(db, leadMessages, { ...message, direction: 'out' }, isNew),
  ])
  return { was: lead.updatedAt, updatedAt: hasChanged(written) ? at : lead.updatedAt }
}
