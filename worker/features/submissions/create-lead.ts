import { eq, notExists } from 'drizzle-orm'
import type { LeadRef, NewLeadInput } from '../../../schema/api/admin-leads'
import { submissions } from '../../../schema/tables/submissions'
import { insertWhen } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { auditEntry } from '../../platform/log/audit'
import { searchTextOf } from './search'
import { contentHashOf } from './store-submission'

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
