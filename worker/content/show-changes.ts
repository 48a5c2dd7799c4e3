import { inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { listedKinds } from '../../schema/api/entries'
import { locales } from '../../schema/locale'
import { entryRedirects } from '../../schema/tables/entries'
import { invalidateStoredContent } from '../platform/cache/content-version'
import type { AdminEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'
import { openCopies } from './copies'
import { publicLocales } from './queries'
import type { StoredEntry } from './stored-entry'

type C = Context<AdminEnv>

/** As many connections as a Worker has open at a time. */
const atOnce = 6

/**
 * Makes the copies of what is public anew, and deletes those of what is not and of the slugs that
 * entries once had.
 */
async function refreshCopies(c: C, changed: readonly StoredEntry[]): Promise<void> {
  const { db } = c.var
  const copies = openCopies(c, db)
  const ids = changed.map(({ id }) => id)
  const aliases =
    ids.length === 0
      ? []
      : await db.select().from(entryRedirects).where(inArray(entryRedirects.entryId, ids))
  // A list must not lead to what is gone, should D1 fail before it is read again.
  const kinds = listedKinds.filter((kind) => changed.some((entry) => entry.kind === kind))
  const work = locales.flatMap((locale): (() => Promise<unknown>)[] => [
    ...changed.map((entry) => {
      const { kind, slug } = entry
      const isPublic = publicLocales(entry).includes(locale)
      return () =>
        isPublic ? copies.serveEntry(kind, slug, locale) : copies.forgetEntry(kind, slug, locale)
    }),
    ...aliases.map(
      ({ kind, slug }) =>
        () =>
          copies.forgetEntry(kind, slug, locale),
    ),
    ...kinds.map((kind) => () => copies.serveList(kind, locale)),
  ])
  for (let at = 0; at < work.length; at += atOnce)
    await Promise.all(work.slice(at, at + atOnce).map((make) => make()))
}

/** After a change that visitors may see at once. */
export async function showChanges(c: C, changed: readonly StoredEntry[]): Promise<void> {
  const version = await invalidateStoredContent(c.env.CACHE)
  // KV may return the old one for a while, under which no copy is of use.
  if (version !== undefined) c.set('contentVersion', version)
  c.executionCtx.waitUntil(
    refreshCopies(c, changed).catch((error: unknown) =>
      logError('the copies of entries could not be made anew', error),
    ),
  )
}
