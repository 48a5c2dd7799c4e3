import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  entryStatements,
  knownKinds,
  samplesAsDrafts,
  unseeded,
  untouchedSamples,
} from '../schema/seed/entries-sql'
import { readEntryFiles } from '../schema/seed/entry-files'
import { scriptOf } from '../schema/seed/sql'
import { wranglerDatabase } from './backup/wrangler-database'
import { readWrangler } from './wrangler'

export interface RemoteContent {
  /** What readers get; undefined where nothing is published yet. */
  settings: unknown
  shop: unknown
  /** The samples that nobody has published or edited. */
  samples: { kind: string; isPublic: boolean; count: number }[]
}

/** What a remote database holds; undefined before its first seed. Rejects as wrangler does. */
export async function readRemoteContent(
  environment: string | undefined,
): Promise<RemoteContent | undefined> {
  const { ask } = wranglerDatabase(environment)
  const [tables = []] = await ask(["select name from sqlite_master where name = 'entries'"])
  if (tables.length === 0) return undefined
  const [live = [], samples = []] = await ask([
    "select kind, live from entries where kind in ('settings', 'shop') and live is not null",
    untouchedSamples,
  ])
  const liveOf = (kind: string) => {
    const row = live.find((one) => one.kind === kind)
    return row && JSON.parse(String(row.live))
  }
  return {
    settings: liveOf('settings'),
    shop: liveOf('shop'),
    samples: samples.map(({ kind, isPublic, count }) => ({
      kind: String(kind),
      isPublic: isPublic === 1,
      count: Number(count),
    })),
  }
}

/**
 * Gives the remote database the entries of the kinds that it has never had: without them the site
 * lacks pages. Rejects as wrangler does.
 */
export async function seedRemoteEntries(environment: string | undefined): Promise<void> {
  const [known = []] = await wranglerDatabase(environment).ask([knownKinds])
  const files = samplesAsDrafts(unseeded(readEntryFiles(), known))
  if (files.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-'))
  try {
    const file = join(folder, 'entries.sql')
    writeFileSync(file, scriptOf(entryStatements(files, new Date().toISOString())))
    const place = ['--remote', ...(environment ? ['--env', environment] : [])]
    readWrangler(['d1', 'execute', 'DB', '--yes', '--file', file, ...place])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
