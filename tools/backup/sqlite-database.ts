import type { DatabaseSync } from 'node:sqlite'
import type { BackupDatabase } from './database'
import { applyMigrations } from './migrations'

/** D1's longest statement, in bytes. Source: the limits page of Cloudflare's D1 documentation. */
const longestStatement = 100_000

/** A database in this process, which refuses what D1 refuses, as far as backups meet it. */
export function sqliteDatabase(sqlite: DatabaseSync): BackupDatabase {
  async function inTransaction<Result>(begin: string, work: () => Promise<Result>) {
    sqlite.exec(begin)
    try {
      const result = await work()
      sqlite.exec('commit')
      return result
    } catch (error) {
      sqlite.exec('rollback')
      throw error
    }
  }
  return {
    ask: (queries) =>
      inTransaction('begin', async () => queries.map((query) => sqlite.prepare(query).all())),
    run: (statements) =>
      inTransaction('begin immediate', async () => {
        for await (const statement of statements) {
          if (Buffer.byteLength(statement) > longestStatement)
            throw new Error(`D1 would refuse a statement of ${Buffer.byteLength(statement)} bytes`)
          sqlite.exec(statement)
        }
      }),
    migrate: async (upTo) => applyMigrations(sqlite, upTo),
  }
}
