import { copyFileSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readWrangler } from '../wrangler'
import type { BackupDatabase } from './database'
import { migrationNames, migrationsFolder } from './migrations'

async function inTemporaryFolder(work: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-database-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A deployed database through `wrangler d1`, whose export refuses full-text indexes. */
export function wranglerDatabase(environment: string | undefined): BackupDatabase {
  const place = ['--remote', ...(environment ? ['--env', environment] : [])]
  const wrangler = (args: string[]) => readWrangler(['d1', ...args, ...place])
  return {
    ask: async (queries) => {
      const output = wrangler([
        'execute',
        'DB',
        '--json',
        '--yes',
        '--command',
        queries.join(';\n'),
      ])
      return (JSON.parse(output) as { results: Record<string, unknown>[] }[]).map(
        ({ results }) => results,
      )
    },
    run: (statements) =>
      inTemporaryFolder(async (folder) => {
        const file = join(folder, 'restore.sql')
        const lines = Readable.from(statements).map((statement: string) => `${statement};\n`)
        await pipeline(lines, createWriteStream(file, { mode: 0o600 }))
        wrangler(['execute', 'DB', '--yes', '--file', file])
      }),
    migrate: (upTo) =>
      inTemporaryFolder((folder) => {
        // Wrangler applies every migration beside its configuration: this folder holds only those
        // that are wanted.
        mkdirSync(join(folder, migrationsFolder), { recursive: true })
        for (const name of migrationNames().filter((one) => one <= upTo))
          copyFileSync(join(migrationsFolder, name), join(folder, migrationsFolder, name))
        copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
        wrangler(['migrations', 'apply', 'DB', '--config', join(folder, 'wrangler.toml')])
      }),
  }
}
