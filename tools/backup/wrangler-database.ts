import { execFileSync } from 'node:child_process'
import { copyFileSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { migrationNames, migrationsFolder } from './migrations'
import type { BackupDatabase } from './tables'

async function inTemporaryFolder(work: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-database-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The local or a deployed database through `wrangler d1`. `wrangler d1 export` refuses databases
 * with full-text indexes.
 */
export function wranglerDatabase({
  isRemote,
  environment,
}: {
  isRemote: boolean
  environment: string | undefined
}): BackupDatabase {
  const place = isRemote
    ? ['--remote']
    : ['--local', '--persist-to', resolve(process.env.STATE_DIR ?? '.state')]
  if (environment) place.push('--env', environment)
  const wrangler = (args: string[]) =>
    execFileSync('wrangler', ['d1', ...args, ...place], {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1024 * 1024 * 1024,
    }).toString()
  return {
    ask: (queries) => {
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
