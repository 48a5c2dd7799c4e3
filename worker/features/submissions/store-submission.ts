import { and, eq, gt, inArray, lt, ne, notExists, or } from 'drizzle-orm'
import type { LeadRef, NewLeadInput } from '../../../schema/api/admin-leads'
import type { SubmissionInput } from '../../../schema/api/submissions'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import type { SubmissionKind } from '../../../schema/submissions'
import { leadMessages, leadNotes, submissions } from '../../../schema/tables/submissions'
import { sha256 } from '../../platform/auth/hash'
import { type Database, rowExists } from '../../platform/db/database'
import { insertWhen } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { submissionStatus } from '../../platform/http/require-human'
import { auditEntry } from '../../platform/log/audit'
import { insertDelivery } from '../../platform/outbox/outbox'
import { searchTextOf } from './search'

const repeatWindowMs = 10 * 60 * 1000

interface Submitted {
  kind: SubmissionKind
  input: SubmissionInput
  withChat: boolean
  /** Whether the visitor gets an acknowledgement. */
  isMailed: boolean
  now: Date
}

function contentHashOf(content: object) {
  const texts = Object.entries(content).filter(([, value]) => value !== undefined)
  const fields = texts.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return sha256(JSON.stringify(fields.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))))
}

/** Nothing is stored for a repeated key or content. Throws KEY_REUSED for other content. */
export async function storeSubmission(
  db: Database,
  { kind, input, withChat, isMailed, now }: Submitted,
): Promise<string> {
  const { idempotencyKey, submittedAt, startedAt, website, turnstileToken: _, ...content } = input
  const row = {
    ...content,
    kind,
    id: crypto.randomUUID(),
    status: submissionStatus({ website, startedAt, submittedAt }),
    submittedAt: (submittedAt ? new Date(submittedAt) : now).toISOString(),
    idempotencyKey,
    searchText: searchTextOf(content),
    contentHash: await contentHashOf(content),
    createdAt: now.toISOString(),
  }
  const { id } = submissions
  const since = new Date(now.getTime() - repeatWindowMs).toISOString()
  const isSame = and(
    eq(submissions.kind, kind),
    eq(submissions.contentHash, row.contentHash),
    gt(submissions.createdAt, since),
  )
  // After a false positive a person may send the same again.
  const repeated = db
    .select({ id })
    .from(submissions)
    .where(and(isSame, or(eq(submissions.status, row.status), ne(submissions.status, 'spam'))))
  const isStored = rowExists(db, submissions, and(eq(id, row.id), eq(submissions.status, 'new')))
  const outboxKinds: OutboxKind[] = [
    `${kind}-staff`,
    ...(isMailed ? [`${kind}-acknowledged` as const] : []),
    ...(withChat ? [`${kind}-channel` as const] : []),
  ]
  const [[sameKey]] = await db.batch([
    db
      .select({ contentHash: submissions.contentHash })
      .from(submissions)
      .where(and(eq(submissions.idempotencyKey, idempotencyKey ?? ''), eq(submissions.kind, kind))),
    insertWhen(db, submissions, row, notExists(repeated)).onConflictDoNothing(),
    ...outboxKinds.map((outboxKind) =>
      insertDelivery(db, {
        kind: outboxKind,
        subject: row.id,
        idempotencyKey: `${outboxKind}:${row.id}`,
        at: row.createdAt,
        when: isStored,
      }),
    ),
  ])
  if (sameKey && sameKey.contentHash !== row.contentHash) throw new ApiError('KEY_REUSED')
  return row.id
}

/** Whoever took the call is in charge of it. Nobody is mailed. A repeated id is stored once. */
export async function createLead(ctx: Ctx, input: NewLeadInput): Promise<LeadRef> {
  const { db, actor, now } = ctx
  const { id, kind, service, destination, ...person } = input
  const at = now.toISOString()
  const words = {
    ...person,
    ...(kind === 'contact' ? { service } : { destination }),
  }
  const row = {
    ...words,
    id,
    kind,
    status: 'open' as const,
    source: 'hand' as const,
    assignee: actor.username,
    submittedAt: at,
    searchText: searchTextOf(words),
    contentHash: await contentHashOf({ id }),
    updatedAt: at,
    createdAt: at,
  }
  const isNew = notExists(
    db.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, id)),
  )
  await db.batch([
    auditEntry(ctx, { action: 'lead.create', subject: id, label: kind }, isNew),
    insertWhen(db, submissions, row, isNew).onConflictDoNothing(),
  ])
  return { kind, id }
}

/** Deletes submissions, their notes and their mails from before an instant (UTC ISO). */
export async function purgeSubmissions(db: Database, before: string): Promise<void> {
  const isOld = lt(submissions.createdAt, before)
  const old = db.select({ id: submissions.id }).from(submissions).where(isOld)
  await db.batch([
    db.delete(leadNotes).where(inArray(leadNotes.leadId, old)),
    db.delete(leadMessages).where(inArray(leadMessages.leadId, old)),
    db.delete(submissions).where(isOld),
  ])
}
