import { execFileSync } from 'node:child_process'
import { copyFileSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { migrationNames, migrationsFolder } from './migrations'
import type { BackupDatabase, Row } from './read-tables'

/** Flags of `wrangler d1` that say which database: the local one of a state folder, or a deployed one. */
export function placeFlags({ isRemote, environment }: { isRemote: boolean; environment: string | undefined }): string[] {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', resolve(process.env.STATE_DIR ?? '.state')]
  return environment ? [...place, '--env', environment] : place
}

function wrangler(args: string[]): string {
  const output = execFileSync('wrangler', ['d1', ...args], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1024 * 1024 * 1024,
  })
  return output.toString()
}

async function inTemporaryFolder(work: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-database-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The database through `wrangler d1 execute`, the same for the local and for a deployed one. */
export function wranglerDatabase(place: string[]): BackupDatabase {
  return {
    ask: (queries) => {
      const output = wrangler(['execute', 'DB', ...place, '--json', '--yes', '--command', queries.join(';\n')])
      const answers = JSON.parse(output) as { results: Row[] }[]
      if (answers.length !== queries.length) throw new Error(`${queries.length} queries were asked, ${answers.length} answered`)
      return answers.map(({ results }) => results)
    },
    run: (statements) =>
      inTemporaryFolder(async (folder) => {
        const file = join(folder, 'restore.sql')
        const lines = Readable.from(statements).map((statement: string) => `${statement};\n`)
        await pipeline(lines, createWriteStream(file, { mode: 0o600 }))
        wrangler(['execute', 'DB', ...place, '--yes', '--file', file])
      }),
    migrate: (upTo) =>
      inTemporaryFolder((folder) => {
        // Wrangler applies every file of the folder that its configuration names: this one holds those that are wanted.
        mkdirSync(join(folder, migrationsFolder), { recursive: true })
        for (const name of migrationNames().filter((one) => one <= upTo))
          copyFileSync(join(migrationsFolder, name), join(folder, migrationsFolder, name))
        copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
        wrangler(['migrations', 'apply', 'DB', ...place, '--config', join(folder, 'wrangler.toml')])
      }),
  }
}
