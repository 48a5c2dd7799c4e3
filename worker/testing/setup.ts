import { applyD1Migrations, env } from 'cloudflare:test'
// Loaded here, so that it takes no test's own time.
import '../app'
import { invalidateContent } from '../platform/cache/content-version'
import { resetEntries } from './entries'

Object.assign(globalThis, { __ART_VERSION__: 'test', __BUILD_ID__: 'test', __BUILT_ON__: '2026-11-21' })

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

// The test files share one Worker and its stores: each begins with empty ones but for the entries of a new database, and with a content version under which nothing is cached.
const { results } = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{ name: string }>()
const tables = results.map(({ name }) => name).filter((name) => !/^(sqlite|_cf|d1)_|_search_/.test(name))
await env.DB.batch([...tables, 'sqlite_sequence'].map((name) => env.DB.prepare(`delete from ${name}`)))
await resetEntries()
for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
await invalidateContent(env.CACHE)
