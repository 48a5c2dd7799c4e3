import { type Context, Hono } from 'hono'
import { exportEntriesQuery, importEntriesInput } from '../../schema/api/admin-entries'
import type { EntryFile } from '../../schema/content/entry-file'
import { locales } from '../../schema/locale'
import { invalidateStoredContent } from '../platform/cache/content-version'
import { openPrimaryDatabase } from '../platform/db/database'
import { type AdminEnv, ctxOf } from '../platform/http/env'
import { limitBodyTo, requireJson } from '../platform/http/json-body'
import { validate } from '../platform/http/validate'
import { logError } from '../platform/log/log'
import { openCopies, startFilling } from './copies'
import { exportEntries, importEntries } from './transfer'

async function forgetImported(c: Context<AdminEnv>, files: readonly EntryFile[]): Promise<void> {
  if (files.length === 0) return
  const copies = openCopies(c, c.var.db)
  const forget = ({ kind, slug, aliases = [] }: EntryFile) =>
    [slug, ...aliases].flatMap((name) =>
      locales.map((locale) => copies.forgetEntry(kind, name, locale)),
    )
  try {
    await Promise.all(files.flatMap(forget))
    await startFilling(c.env.CACHE)
  } catch (error) {
    logError('the copies of imported entries could not be deleted', error)
  }
}

export const limitEntryBatch = limitBodyTo(4 * 1024 * 1024)

export const entryTransferRoutes = new Hono<AdminEnv>()
  .get('/export', validate('query', exportEntriesQuery), async (c) =>
    c.json(await exportEntries(openPrimaryDatabase(c.env.DB), c.req.valid('query').after), 200),
  )
  .post(
    '/import',
    limitEntryBatch,
    requireJson,
    validate('json', importEntriesInput),
    async (c) => {
      const ctx = { ...ctxOf(c), db: openPrimaryDatabase(c.env.DB) }
      const changed: EntryFile[] = []
      const options = { ...c.req.valid('json'), willStore: (file: EntryFile) => changed.push(file) }
      try {
        return c.json(await importEntries(ctx, options), 200)
      } finally {
        // Some files may be stored where D1 failed midway.
        await invalidateStoredContent(c.env.CACHE)
        await forgetImported(c, changed)
      }
    },
  )
