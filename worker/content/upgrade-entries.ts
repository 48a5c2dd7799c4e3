import { and, eq, exists, lt, or } from 'drizzle-orm'
import { entryKinds } from '../../schema/content/choices'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { entries } from '../../schema/tables/entries'
import { invalidateContent } from '../platform/cache/content-version'
import type { Database } from '../platform/db/database'
import { logError } from '../platform/log/log'
import { type StoredEntry, storedColumns, upgradeEntry } from './stored-entry'
import { writeTags } from './tags'

/** One invalid row must not stop the others. */
function upgradeOrLog(row: StoredEntry): StoredEntry | undefined {
  try {
    return upgradeEntry(row)
  } catch (error) {
    logError('an entry could not be upgraded', error, { entry: row.id })
    return undefined
  }
}

const entriesPerRun = 100
const weekSeconds = 7 * 24 * 60 * 60
/** The KV key that says that this build has nothing left to upgrade. */
const markerKey = () => `entries-upgraded~${__BUILD_ID__}`

/**
 * Upgrades a hundred stored entries a run and raises their version, so that open editors get a
 * conflict. Throws what D1 and KV throw.
 */
export async function upgradeStoredEntries(db: Database, kv: KVNamespace): Promise<void> {
  const changed = entryKinds.filter((kind) => schemaVersionOf(kind) > 1)
  if (changed.length === 0 || (await kv.get(markerKey())) !== null) return
  const isOld = changed.map((kind) =>
    and(eq(entries.kind, kind), lt(entries.schemaVersion, schemaVersionOf(kind))),
  )
  const rows = await db
    .select(storedColumns)
    .from(entries)
    .where(or(...isOld))
    .limit(entriesPerRun)
  const upgraded = rows.flatMap((row) => upgradeOrLog(row) ?? [])
  const writes = upgraded.flatMap((row) => {
    const { id: _, ...values } = row
    const isSame = and(eq(entries.id, row.id), eq(entries.version, row.version))
    const when = exists(db.select({ id: entries.id }).from(entries).where(isSame))
    return [
      ...writeTags(db, row, when),
      db
        .update(entries)
        .set({ ...values, version: row.version + 1 })
        .where(isSame),
    ]
  })
  const [first, ...others] = writes
  if (first) {
    await db.batch([first, ...others])
    await invalidateContent(kv)
  }
  if (rows.length < entriesPerRun && upgraded.length === rows.length)
    await kv.put(markerKey(), 'done', { expirationTtl: weekSeconds })
}
