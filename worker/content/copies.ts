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
/** Limits how long a copy stays outdated when KV fails to store a new content version. */
const freshSeconds = 300

type ListedKind = (typeof listedKinds)[number]

const keyOf = (name: string) => `entry~${__BUILD_ID__}~${name}`

/**
 * Serves published content from KV. A copy is valid until something is published, and is kept for a
 * month in case D1 fails.
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
  // Not `c.json`, which would store the headers of this response, an admin's included.
  return cached(c, address, async () => Response.json(await read()))
}

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
    /** Throws what KV throws. */
    forgetEntry: (kind: EntryKind, slug: string, locale: Locale) =>
      c.env.CACHE.delete(keyOf(`${locale}~${kind}/${slug}`)),
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
