import { Hono } from 'hono'
import { exportEntriesQuery, importEntriesInput } from '../../schema/api/admin-entries'
import type { EntryFile } from '../../schema/content/entry-file'
import { invalidateStoredContent } from '../platform/cache/content-version'
import { openPrimaryDatabase } from '../platform/db/database'
import type { AdminEnv } from '../platform/http/env'
import { limitBodyTo, requireJson } from '../platform/http/json-body'
import { validate } from '../platform/http/validate'
import { forgetImported } from './forget-imported'
import { exportEntries, importEntries } from './transfer'

/** Fifty entries with long texts. */
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
      const { id, username } = c.var.admin
      const who = { username, now: c.var.now, ...(id !== '' && { adminId: id }) }
      const changed: EntryFile[] = []
      const options = { ...c.req.valid('json'), willStore: (file: EntryFile) => changed.push(file) }
      try {
        return c.json(await importEntries(openPrimaryDatabase(c.env.DB), options, who), 200)
      } finally {
        // Some files may be stored where D1 failed midway.
        await invalidateStoredContent(c.env.CACHE)
        await forgetImported(c, changed)
      }
    },
  )
