import type { Context } from 'hono'
import type { EntryListOf, EntryOf, listedKinds } from '../../schema/api/entries'
import type { EntryKind } from '../../schema/content/choices'
import type { Locale } from '../../schema/locale'
import { kvCache } from '../platform/cache/cache-store'
import { cached } from '../platform/cache/cached'
import type { Database } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { readEntry, readEntryList, readPlanPlaces, readThings } from './read-entries'

const daySeconds = 24 * 60 * 60
/**
 * An error of KV may keep a change from making copies outdated: then they are made anew after this.
 */
const freshSeconds = 300

type ListedKind = (typeof listedKinds)[number]

const keyOf = (name: string) => `entry~${__BUILD_ID__}~${name}`

/**
 * What is read of published entries, from KV: a copy says the same until something is published,
 * and stays for a month in case D1 fails. Without one, D1 answers and the copy is made.
 */
export function serveCopy<Env extends AppEnv>(
  c: Context<Env>,
  name: string,
  read: () => Promise<object>,
): Promise<Response> {
  const address = {
    store: kvCache(c.env.CACHE),
    key: keyOf(name),
    freshSeconds,
    keepSeconds: 30 * daySeconds,
  }
  // Not `c.json`: once the response is made it would add that one's headers, and what an admin gets
  // is never stored.
  return cached(c, address, async () => Response.json(await read()))
}

/** Entries and their lists, as {@link serveCopy} serves them. */
export function openCopies<Env extends AppEnv>(c: Context<Env>, db: Database) {
  const serve = (name: string, read: () => Promise<object>) => serveCopy(c, name, read)
  const serveEntry = (kind: EntryKind, slug: string, locale: Locale) =>
    serve(`${locale}~${kind}/${slug}`, () => readEntry(db, { kind, slug, locale }))
  const serveList = (kind: ListedKind, locale: Locale) =>
    serve(`${locale}~${kind}`, () => readEntryList(db, kind, locale))
  return {
    serveEntry,
    serveList,
    serveThings: (locale: Locale) => serve(`${locale}~things`, () => readThings(db, locale)),
    servePlaces: (locale: Locale) => serve(`${locale}~places`, () => readPlanPlaces(db, locale)),
    /** Deletes the copy of an entry that is no longer public. Throws what KV throws. */
    forgetEntry: (kind: EntryKind, slug: string, locale: Locale) =>
      c.env.CACHE.delete(keyOf(`${locale}~${kind}/${slug}`)),
    /** The same as {@link serveEntry} for code of the Worker. Throws as that does. */
    readEntry: async <Kind extends EntryKind>(
      kind: Kind,
      slug: string,
      locale: Locale,
    ): Promise<EntryOf<Kind>> => (await serveEntry(kind, slug, locale)).json<EntryOf<Kind>>(),
    readList: async <Kind extends ListedKind>(
      kind: Kind,
      locale: Locale,
    ): Promise<EntryListOf<Kind>> => (await serveList(kind, locale)).json<EntryListOf<Kind>>(),
  }
}

export type Copies = ReturnType<typeof openCopies>
