import { inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AdminEntry } from '../../schema/api/admin-entries'
import { listedKinds } from '../../schema/api/entries'
import { locales } from '../../schema/locale'
import { entryRedirects } from '../../schema/tables/entries'
import { invalidateStoredContent } from '../platform/cache/content-version'
import type { AdminEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'
import { findEntry, readAdminEntry } from './admin-entry'
import { openCopies } from './copies'
import { publicLocales } from './queries'
import type { StoredEntry } from './stored-entry'

type C = Context<AdminEnv>

/** A Worker may have six connections open at once. */
const atOnce = 6

async function refreshCopies(c: C, changed: readonly StoredEntry[]): Promise<void> {
  const { db } = c.var
  const copies = openCopies(c, db)
  const ids = changed.map(({ id }) => id)
  const aliases =
    ids.length === 0
      ? []
      : await db.select().from(entryRedirects).where(inArray(entryRedirects.entryId, ids))
  // Lists must not link to withdrawn entries, should D1 fail before they are read again.
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

export async function showChanges(c: C, changed: readonly StoredEntry[]): Promise<void> {
  const version = await invalidateStoredContent(c.env.CACHE)
  // KV may return the old version for a while, which would invalidate the new copies.
  if (version !== undefined) c.set('contentVersion', version)
  c.executionCtx.waitUntil(
    refreshCopies(c, changed).catch((error: unknown) =>
      logError('the copies of entries could not be made anew', error),
    ),
  )
}

/** The entry after a change that visitors may see at once. */
export async function readChanged(c: C, id: string): Promise<AdminEntry> {
  await showChanges(c, [await findEntry(c.var.db, id)])
  return readAdminEntry(c.var.db, { id, adminId: c.var.admin.id })
}
