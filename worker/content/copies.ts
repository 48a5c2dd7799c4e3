import { and, asc, gt, inArray, or } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AdminEntry } from '../../schema/api/admin-entries'
import {
  type EntryListOf,
  type EntryOf,
  listedKinds,
  type WordedKind,
  wordedKinds,
} from '../../schema/api/entries'
import type { EntryKind } from '../../schema/content/choices'
import type { PlaceActivity } from '../../schema/content/listed-destinations'
import { type Locale, locales } from '../../schema/locale'
import { entries, entryRedirects } from '../../schema/tables/entries'
import { kvCache } from '../platform/cache/cache-store'
import { cached } from '../platform/cache/cached'
import { invalidateStoredContent } from '../platform/cache/content-version'
import type { Database } from '../platform/db/database'
import type { AdminEnv, AppEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'
import { findEntry, readAdminEntry } from './admin-entry'
import { isPublicIn, publicLocales, stateColumns } from './queries'
import {
  readEntry,
  readEntryList,
  readPlaceActivities,
  readPlaceYears,
  readPlanPlaces,
  readThings,
  readThingWords,
} from './read-entries'
import type { StoredEntry } from './stored-entry'

const daySeconds = 24 * 60 * 60
/** Limits how long a copy stays outdated when KV fails to store a new content version. */
const freshSeconds = 300

type ListedKind = (typeof listedKinds)[number]

const keyOf = (name: string) => `entry~${__BUILD_ID__}~${name}`

/** Copies are valid until something is published, and kept for a month in case D1 fails. */
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
  const serveActivities = (locale: Locale) =>
    serve(`${locale}~activities`, () => readPlaceActivities(db, locale))
  return {
    serveEntry,
    serveList,
    serveThings: (locale: Locale) => serve(`${locale}~things`, () => readThings(db, locale)),
    servePlaces: (locale: Locale) => serve(`${locale}~places`, () => readPlanPlaces(db, locale)),
    serveYears: (locale: Locale) => serve(`${locale}~years`, () => readPlaceYears(db, locale)),
    serveWords: (kind: WordedKind, locale: Locale) =>
      serve(`${locale}~words/${kind}`, () => readThingWords(db, kind, locale)),
    serveActivities,
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
    readActivities: async (locale: Locale): Promise<PlaceActivity[]> =>
      (await serveActivities(locale)).json<PlaceActivity[]>(),
  }
}

export type Copies = ReturnType<typeof openCopies>

/** With fifty, copies in both languages stay below 1,000 subrequests an invocation. */
const entriesPerRun = 60
const renewSeconds = 20 * 24 * 60 * 60
export const allCopied = 'done'
export const copiesMarker = () => `entry-copies~${__BUILD_ID__}`

const listPaths = locales.flatMap((locale) => [
  ...listedKinds.map((kind) => `/api/entries/${kind}?locale=${locale}`),
  `/api/things?locale=${locale}`,
  `/api/things/places?locale=${locale}`,
  `/api/things/activities?locale=${locale}`,
  ...wordedKinds.map((kind) => `/api/things/words/${kind}?locale=${locale}`),
  `/api/months?locale=${locale}`,
])

async function listAfter(db: Database, id: string) {
  return db
    .select({ id: entries.id, kind: entries.kind, ...stateColumns })
    .from(entries)
    .where(and(gt(entries.id, id), or(isPublicIn('vi'), isPublicIn('en'))))
    .orderBy(asc(entries.id))
    .limit(entriesPerRun)
}

interface FillInput {
  db: Database
  kv: KVNamespace
  readApi: (path: string) => Promise<Response>
}

/** Makes the cron start over. Throws what KV throws. */
export async function startFilling(kv: KVNamespace): Promise<void> {
  await kv.delete(copiesMarker())
}

/** Copies everything public into KV, a part per run. Throws what D1 and KV throw. */
export async function fillCopies({ db, kv, readApi }: FillInput): Promise<void> {
  const key = copiesMarker()
  const filledUpTo = (await kv.get(key)) ?? ''
  if (filledUpTo === allCopied) return
  const rows = await listAfter(db, filledUpTo)
  const paths = rows.flatMap((row) =>
    publicLocales(row).map((locale) => `/api/entries/${row.kind}/${row.slug}?locale=${locale}`),
  )
  for (const path of filledUpTo === '' ? [...listPaths, ...paths] : paths) {
    const response = await readApi(path)
    await response.body?.cancel()
    if (response.status === 503 || response.headers.has('Warning'))
      throw new Error(`the API could not answer ${path}`)
  }
  const last = rows.at(-1)?.id
  const next = rows.length < entriesPerRun || last === undefined ? allCopied : last
  await kv.put(key, next, { expirationTtl: renewSeconds })
}

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

export async function readChanged(c: C, id: string): Promise<AdminEntry> {
  await showChanges(c, [await findEntry(c.var.db, id)])
  return readAdminEntry(c.var.db, { id, adminId: c.var.admin.id })
}
