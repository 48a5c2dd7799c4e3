import { and, desc, eq, lte } from 'drizzle-orm'
import { isEmpty } from '../../schema/content/in-one-language'
import { upgradeData } from '../../schema/content/kind-upgrades'
import { type MachineTexts, machineTextsAfter } from '../../schema/content/machine-texts'
import { isSame, pairsOfTexts } from '../../schema/content/pairs'
import { type Locale, locales } from '../../schema/locale'
import { entryRevisions } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import type { StoredEntry } from './stored-entry'

type Json = Record<string, unknown>

const byPath = (data: Json) => new Map(pairsOfTexts(data).map((pair) => [pair.path, pair]))

/** The data of the revisions that a translator made, and of the one before each. */
async function readTranslations(db: Database, { id: entryId, kind }: StoredEntry) {
  const { id, action, data, schemaVersion } = entryRevisions
  const made = await db
    .select({ id })
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, entryId), eq(action, 'entry.translate')))
  const pairs = made.map(({ id: last }) =>
    db
      .select({ data, schemaVersion })
      .from(entryRevisions)
      .where(and(eq(entryRevisions.entryId, entryId), lte(id, last)))
      .orderBy(desc(id))
      .limit(2),
  )
  const [first, ...others] = pairs
  const results = first ? await db.batch([first, ...others]) : []
  return results.map((rows) =>
    rows.map((row) => byPath(upgradeData(kind, row.data, row.schemaVersion))),
  )
}

/** Texts that come back by a revision, a draft or a conflict, as a translator once wrote them. */
async function returningTexts(db: Database, entry: StoredEntry, data: Json): Promise<MachineTexts> {
  const now = byPath(entry.data)
  const isNew = (path: string, locale: Locale, text: unknown) =>
    !isEmpty(text) && !isSame(text, now.get(path)?.[locale])
  const changed = pairsOfTexts(data).flatMap((pair) =>
    locales
      .filter((locale) => isNew(pair.path, locale, pair[locale]))
      .map((locale) => ({ path: pair.path, locale, text: pair[locale] })),
  )
  const translations = changed.length > 0 ? await readTranslations(db, entry) : []
  const returning = changed.filter(({ path, locale, text }) =>
    translations.some(
      ([after, before]) =>
        isSame(text, after?.get(path)?.[locale]) && isEmpty(before?.get(path)?.[locale]),
    ),
  )
  return Object.fromEntries(returning.map(({ path, locale }) => [path, locale]))
}

/** The marks of an entry with other data. */
export async function markedTexts(
  db: Database,
  entry: StoredEntry,
  data: Json,
): Promise<MachineTexts> {
  return {
    ...machineTextsAfter(entry.machineTexts, entry.data, data),
    ...(await returningTexts(db, entry, data)),
  }
}
