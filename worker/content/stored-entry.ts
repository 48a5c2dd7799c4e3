import { getTableColumns } from 'drizzle-orm'
import { derivedFromData, summaryOf } from '../../schema/content/entry-row'
import { schemaVersionOf, upgradeData } from '../../schema/content/kind-upgrades'
import { machineTextsAfter } from '../../schema/content/machine-texts'
import { pairsOfTexts } from '../../schema/content/pairs'
import { type Locale, locales } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'

const { publishedAt, pillar, destination, featured, author, ...stored } = getTableColumns(entries)
/** Without generated columns. */
export const storedColumns = stored
export type StoredEntry = Pick<typeof entries.$inferSelect, keyof typeof storedColumns>

export function columnsOf(locale: Locale) {
  return locale === 'vi'
    ? ({
        status: 'statusVi',
        publishedAt: 'publishedAtVi',
        changedAt: 'changedAtVi',
        scheduledAt: 'scheduledAtVi',
      } as const)
    : ({
        status: 'statusEn',
        publishedAt: 'publishedAtEn',
        changedAt: 'changedAtEn',
        scheduledAt: 'scheduledAtEn',
      } as const)
}

export function scheduledLocales(
  entry: Pick<StoredEntry, 'scheduledAtVi' | 'scheduledAtEn'>,
): Locale[] {
  return locales.filter((locale) => entry[columnsOf(locale).scheduledAt] !== null)
}

export function pick<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>
}

export function upgradePublished<Row extends Pick<StoredEntry, 'kind' | 'live' | 'schemaVersion'>>(
  row: Row,
): Row {
  return row.live === null
    ? row
    : { ...row, live: upgradeData(row.kind, row.live, row.schemaVersion) }
}

export function upgradeEntry(entry: StoredEntry): StoredEntry {
  const { kind, slug, schemaVersion } = entry
  const current = schemaVersionOf(kind)
  if (schemaVersion >= current) return entry
  const data = upgradeData(kind, entry.data, schemaVersion)
  const { live } = upgradePublished(entry)
  const paths = new Set(pairsOfTexts(data).map(({ path }) => path))
  const drift = Object.fromEntries(Object.entries(entry.drift).filter(([path]) => paths.has(path)))
  const derived = {
    ...derivedFromData(slug, data),
    summary: live && summaryOf(kind, slug, live),
    isBehind: Object.keys(drift).length > 0,
  }
  const machineTexts = machineTextsAfter(entry.machineTexts, entry.data, data)
  return { ...entry, data, live, drift, machineTexts, ...derived, schemaVersion: current }
}
