import type * as z from 'zod'
import type { BulkResult, bulkInput } from '../../schema/api/admin-entries'
import type { Database } from '../platform/db/database'
import { hasChanged } from '../platform/db/writes'
import type { By } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { logError } from '../platform/log/log'
import { listEntries } from './admin-entry'
import { type Change, type PlannedChange, planChange } from './change-entry'
import { whoOf } from './edit-entry'
import { move, publication, withdrawal } from './publish-entry'
import type { StoredEntry } from './stored-entry'

type BulkInput = Omit<z.output<typeof bulkInput>, 'ids'> & { by: By }
type Result = BulkResult['results'][number]

async function changeOf(
  db: Database,
  entry: StoredEntry,
  { action, locales, by }: BulkInput,
): Promise<Change | undefined> {
  if (action === 'publish') return publication(db, { entry, locales, at: null }, by.now)
  if (action === 'unpublish') return withdrawal({ entry, locales })
  return move(db, entry, action === 'trash', by.now)
}

function refusal(id: string, error: unknown): Result {
  if (!(error instanceof ApiError)) throw error
  return { id, ok: false, code: error.code, ...(error.issues && { issues: error.issues }) }
}

/** How many entries are changed in one transaction. */
const entriesPerBatch = 25

/**
 * Runs planned changes, and returns which were made, and which of the others were not tried, as D1
 * failed after the first ones: what is changed must be shown. Throws what D1 throws before anything
 * is changed.
 */
async function runChanges(db: Database, plans: readonly PlannedChange[]) {
  const made = new Set<PlannedChange>()
  for (let at = 0; at < plans.length; at += entriesPerBatch) {
    const some = plans.slice(at, at + entriesPerBatch)
    const [first, ...others] = some.flatMap(({ writes }) => writes)
    if (!first) break
    try {
      const left = [...(await db.batch([first, ...others]))]
      for (const plan of some) if (hasChanged(left.splice(0, plan.writes.length))) made.add(plan)
    } catch (error) {
      if (at === 0) throw error
      logError('a part of a bulk change failed', error)
      return { made, untried: new Set(plans.slice(at)) }
    }
  }
  return { made, untried: new Set<PlannedChange>() }
}

/**
 * Does the same to several entries, each by itself: one that is refused keeps no other from it.
 * Throws what D1 throws.
 */
export async function changeEntries(
  db: Database,
  { ids, ...input }: BulkInput & { ids: readonly string[] },
): Promise<BulkResult & { changed: StoredEntry[] }> {
  const wanted = [...new Set(ids)]
  const found = new Map((await listEntries(db, wanted)).map((entry) => [entry.id, entry]))
  const refused = new Map<string, Result>()
  const plans: PlannedChange[] = []
  for (const id of wanted) {
    try {
      const entry = found.get(id)
      if (!entry) throw new ApiError('NOT_FOUND')
      const change = await changeOf(db, entry, input)
      if (change) plans.push(await planChange(db, change, whoOf(input.by)))
    } catch (error) {
      refused.set(id, refusal(id, error))
    }
  }
  const { made, untried } = await runChanges(db, plans)
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
