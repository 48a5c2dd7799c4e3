import { and, asc, gt, or } from 'drizzle-orm'
import { listedKinds } from '../../schema/api/entries'
import { locales } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { isPublicIn, publicLocales, stateColumns } from './queries'

/**
 * With fifty due entries, the copies in both languages stay below the 1,000 subrequests of an
 * invocation.
 */
const entriesPerRun = 60
/** Copies expire after thirty days, so they are renewed earlier. */
const renewSeconds = 20 * 24 * 60 * 60
export const allCopied = 'done'
/** The KV key of the last copied id. */
export const copiesMarker = () => `entry-copies~${__BUILD_ID__}`

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
  readApi: (path: string) => Promise<Response>
}

/** Makes the cron start over. Throws what KV throws. */
export async function startFilling(kv: KVNamespace): Promise<void> {
  await kv.delete(copiesMarker())
}

/**
 * Copies everything public into KV, a part per run, once per build and every twenty days. Throws
 * what D1 and KV throw; the next run repeats that part.
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
