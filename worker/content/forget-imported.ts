import type { Context } from 'hono'
import type { EntryFile } from '../../schema/content/entry-file'
import { locales } from '../../schema/locale'
import type { AdminEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'
import { openCopies } from './copies'
import { startFilling } from './fill-copies'

/**
 * Deletes the copies of imported entries; the cron makes them and the lists anew. Errors of KV are
 * logged.
 */
export async function forgetImported(
  c: Context<AdminEnv>,
  files: readonly EntryFile[],
): Promise<void> {
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
