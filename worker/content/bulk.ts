import type * as z from 'zod'
import type { BulkResult, bulkInput } from '../../schema/api/admin-entries'
import type { Database } from '../platform/db/database'
import { batchAll, hasChanged } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { logError } from '../platform/log/log'
import { listEntries } from './admin-entry'
import { type Reviews, readReviews } from './approvals'
import { type Change, type PlannedChange, planChange } from './change-entry'
import { move, publication, withdrawal } from './publish-entry'
import type { StoredEntry } from './stored-entry'

type BulkInput = z.output<typeof bulkInput>
type Result = BulkResult['results'][number]

async function changeOf(
  ctx: Ctx,
  entry: StoredEntry,
  { action, locales }: Pick<BulkInput, 'action' | 'locales'>,
  reviews: Reviews,
): Promise<Change | undefined> {
  if (action === 'publish') return publication(ctx, { entry, locales, at: null, reviews })
  if (action === 'unpublish') return withdrawal({ entry, locales })
  return move(ctx, entry, action === 'trash')
}

/** The result of a refused change. Throws any other error. */
export function refusal(id: string, error: unknown): Result {
  if (!(error instanceof ApiError)) throw error
  return { id, ok: false, code: error.code, ...(error.issues && { issues: error.issues }) }
}

const entriesPerBatch = 25

/** Throws only if the first batch fails; later plans are then reported as untried. */
async function runChanges(db: Database, plans: readonly PlannedChange[]) {
  const made = new Set<PlannedChange>()
  for (let at = 0; at < plans.length; at += entriesPerBatch) {
    const some = plans.slice(at, at + entriesPerBatch)
    try {
      const left = [
        ...(await batchAll(
          db,
          some.flatMap(({ writes }) => writes),
        )),
      ]
      for (const plan of some) if (hasChanged(left.splice(0, plan.writes.length))) made.add(plan)
    } catch (error) {
      if (at === 0) throw error
      logError('a part of a bulk change failed', error)
      return { made, untried: new Set(plans.slice(at)) }
    }
  }
  return { made, untried: new Set<PlannedChange>() }
}

/** Each entry succeeds or fails by itself. Throws what D1 throws. */
export async function changeEntries(
  ctx: Ctx,
  { ids, ...input }: BulkInput,
): Promise<BulkResult & { changed: StoredEntry[] }> {
  const wanted = [...new Set(ids)]
  const found = new Map((await listEntries(ctx.db, wanted)).map((entry) => [entry.id, entry]))
  const reviews = await readReviews(ctx.db, wanted)
  const refused = new Map<string, Result>()
  const plans: PlannedChange[] = []
  for (const id of wanted) {
    try {
      const entry = found.get(id)
      if (!entry) throw new ApiError('NOT_FOUND')
      const change = await changeOf(ctx, entry, input, reviews)
      if (change) plans.push(await planChange(ctx, { ...change, reviews }))
    } catch (error) {
      refused.set(id, refusal(id, error))
    }
  }
  const { made, untried } = await runChanges(ctx.db, plans)
  for (const plan of plans) {
    const { id } = plan.after
    if (!made.has(plan))
      refused.set(id, { id, ok: false, code: untried.has(plan) ? 'UNAVAILABLE' : 'CONFLICT' })
  }
  return {
    results: wanted.map((id) => refused.get(id) ?? { id, ok: true }),
    changed: [...made].map(({ after }) => after),
  }
}
