import { and, asc, gt, or } from 'drizzle-orm'
import { listedKinds } from '../../schema/api/entries'
import { locales } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { isPublicIn, publicLocales, stateColumns } from './queries'

/**
 * How many entries a run reads: beside fifty that are due, their copies in both languages stay
 * below the 1,000 calls that an invocation may make.
 */
const entriesPerRun = 60
/** Copies stay for thirty days; from this age on they are made anew. */
const renewSeconds = 20 * 24 * 60 * 60
/** The marker's value once every copy is made. */
export const allCopied = 'done'
/** The KV key of where the last run came to. */
export const copiesMarker = () => `entry-copies~${__BUILD_ID__}`

/** The API paths of all lists. */
const listPaths = locales.flatMap((locale) => [
  ...listedKinds.map((kind) => `/api/entries/${kind}?locale=${locale}`),
  `/api/things?locale=${locale}`,
  `/api/things/places?locale=${locale}`,
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
  /** Asks the API, which makes the copy. */
  readApi: (path: string) => Promise<Response>
}

/** Has the cron make all copies from the first one on. Throws what KV throws. */
export async function startFilling(kv: KVNamespace): Promise<void> {
  await kv.delete(copiesMarker())
}

/**
 * Makes the copies in KV of all that is public, once a build and every twenty days, a part each
 * run. Throws what D1 and KV throw, and an Error where D1 does not answer for a copy: the next run
 * makes that part again.
 */
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
