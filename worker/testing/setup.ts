import { applyD1Migrations, env } from 'cloudflare:test'
import { vi } from 'vitest'

// Loaded here, so that it takes no test's own time.
import '../app'
import { allCopied, copiesMarker } from '../content/copies'
import { invalidateContent } from '../platform/cache/content-version'
import { resetEntries, storeSeed } from './entries'

// The files share one clock too.
vi.useRealTimers()

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

await storeSeed()

// The test files share one Worker and its stores: each begins with empty ones but for the entries
// of a new database, whose copies count as made.
const { results } = await env.DB.prepare(
  "select name from sqlite_master where type = 'table'",
).all<{ name: string }>()
const tables = results
  .map(({ name }) => name)
  .filter((name) => !/^(sqlite|_cf|d1|seeded)_|_search_/.test(name))
await env.DB.batch(
  [...tables, 'sqlite_sequence'].map((name) => env.DB.prepare(`delete from ${name}`)),
)
await resetEntries()
const { keys } = await env.CACHE.list()
await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
await env.CACHE.put(copiesMarker(), allCopied)
await invalidateContent(env.CACHE)
