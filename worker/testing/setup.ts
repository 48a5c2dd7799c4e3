import { applyD1Migrations, env } from 'cloudflare:test'
import type Crypto from 'node:crypto'
import { vi } from 'vitest'

// Loaded here, so that it takes no test's own time.
import '../app'
import { allCopied, copiesMarker } from '../content/copies'
import { invalidateContent } from '../platform/cache/content-version'
import { resetEntries, storeSeed } from './entries'

/**
 * A hash of a password takes a quarter of a second, as it should, and tests log in with few
 * passwords: what was derived of the same input once is not derived again.
 */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>()
  const derived = new Map<string, Promise<Buffer>>()
  const scrypt = (
    password: string,
    salt: Buffer,
    length: number,
    options: Crypto.ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => {
    const input = JSON.stringify([password, salt.toString('hex'), length, options])
    const key =
      derived.get(input) ??
      new Promise<Buffer>((resolve, reject) => {
        original.scrypt(password, salt, length, options, (error, made) =>
          error ? reject(error) : resolve(made),
        )
      })
    derived.set(input, key)
    key.then(
      (made) => done(null, made),
      (error) => done(error, Buffer.alloc(0)),
    )
  }
  return { ...original, scrypt }
})

// The files share one clock too.
vi.useRealTimers()

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

await storeSeed()

// The test files share one Worker and its stores: each begins with empty ones but for the entries
// of a new database, whose copies count as made. `resetEntries` clears the tables of entries.
const { results } = await env.DB.prepare(
  "select name from sqlite_master where type = 'table'",
).all<{ name: string }>()
const tables = results
  .map(({ name }) => name)
  .filter((name) => !/^(sqlite|_cf|d1|seeded)_|_search_|^entries(_search)?$/.test(name))
await env.DB.batch(
  [...tables, 'sqlite_sequence'].map((name) => env.DB.prepare(`delete from ${name}`)),
)
await resetEntries()
const { keys } = await env.CACHE.list()
await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
await env.CACHE.put(copiesMarker(), allCopied)
await invalidateContent(env.CACHE)
