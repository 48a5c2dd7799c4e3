import { type Column, getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { EntryKind } from '../content/choices'
import type { EntryFile } from '../content/entry-file'
import { derivedFromData, summaryOf, tagRowsOf } from '../content/entry-row'
import { schemaVersionOf } from '../content/kind-upgrades'
import { machineTextsAfter } from '../content/machine-texts'
import { type Drift, hasUnpublishedChanges, pairsOfTexts, publishTexts } from '../content/pairs'
import { locales } from '../locale'
import { entryCounts } from '../tables/counts'
import { entries, entryRedirects, entryTags } from '../tables/entries'

/**
 * The kinds of which a database has or has had entries; those in the trash count, and the last of a
 * kind is never purged.
 */
export const knownKinds = 'select distinct kind from entries'

/**
 * The files of the kinds that a database has never had: all in a new one, those of new kinds in one
 * from before them.
 */
export function unseeded<File extends { kind: string }>(
  files: readonly File[],
  known: readonly { kind?: unknown }[],
): File[] {
  return files.filter((file) => known.every(({ kind }) => kind !== file.kind))
}

/** Of these the seed tells what is invented: offers, letters, a farm, a company, merchants. */
export const sampleKinds = ['deal', 'letter', 'farm', 'about', 'shop'] satisfies EntryKind[]

/** The files as a deployed site gets them: what is invented waits until somebody publishes it. */
export function samplesAsDrafts(files: readonly EntryFile[]): EntryFile[] {
  const draft = ({ changedAt }: EntryFile['vi']) =>
    ({ status: 'draft', publishedAt: null, changedAt }) as const
  return files.map(({ live, ...file }) =>
    sampleKinds.some((kind) => kind === file.kind)
      ? { ...file, vi: draft(file.vi), en: draft(file.en) }
      : { ...file, ...(live && { live }) },
  )
}

/** How many samples nobody has published or edited yet, of each kind and state. */
export const untouchedSamples = `select kind, max(status_vi, status_en) = 'published' as isPublic, count(*) as count
from entries where updated_by = 'seed' and deleted_at is null and kind in (${sampleKinds.map((kind) => `'${kind}'`).join(', ')})
group by 1, 2 order by 1, 2`

/**
 * The row of an entry that an exported file describes. What readers get holds no text of a language
 * that is not public.
 */
export function rowOfFile(file: EntryFile, input: { id: string; now: string; username: string }) {
  const { kind, slug, vi, en, data } = file
  const published = locales.filter((locale) => file[locale].status === 'published')
  const wasPublic = published.length > 0 || vi.publishedAt !== null || en.publishedAt !== null
  const shown = file.live ?? data
  const stripped =
    published.length === 0 ? shown : publishTexts(shown, { live: null, published, alsoPublic: [] })
  const live = wasPublic ? stripped : null
  // What is public was published at some time, even where a file written by hand does not say when.
  const publishedAt = (state: EntryFile['vi']) =>
    state.publishedAt ?? (state.status === 'published' ? input.now : null)
  const paths = new Set(pairsOfTexts(data).map(({ path }) => path))
  const drift: Drift = Object.fromEntries(
    Object.entries(file.drift ?? {}).filter(([path]) => paths.has(path)),
  )
  return {
    id: input.id,
    kind,
    slug,
    data,
    live,
    drift,
    machineTexts: machineTextsAfter(file.machineTexts ?? {}, data, data),
    ...derivedFromData(slug, data),
    schemaVersion: schemaVersionOf(kind),
    summary: live && summaryOf(kind, slug, live),
    statusVi: vi.status,
    publishedAtVi: publishedAt(vi),
    changedAtVi: vi.changedAt,
    scheduledAtVi: vi.scheduledAt ?? null,
    statusEn: en.status,
    publishedAtEn: publishedAt(en),
    changedAtEn: en.changedAt,
    scheduledAtEn: en.scheduledAt ?? null,
    hasChanges: hasUnpublishedChanges(data, live, published),
    isBehind: Object.keys(drift).length > 0,
    createdAt: input.now,
    updatedAt: input.now,
    updatedBy: input.username,
  } satisfies typeof entries.$inferInsert
}

type SqlValue = string | number | null

function toSql(value: unknown): SqlValue {
  if (value === null) return null
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'boolean' ? Number(value) : String(value)
}

/** The values of a row by the names of their columns, as SQLite stores them. */
function sqlValues(
  columns: Record<string, Column>,
  row: object,
): [name: string, value: SqlValue][] {
  const given = new Map<string, unknown>(Object.entries(row))
  const pairs = Object.entries(columns).filter(([key]) => given.get(key) !== undefined)
  return pairs.map(([key, column]) => [column.name, toSql(given.get(key))])
}

/**
 * The statements that store the entries of files, with their values to bind. Entries that exist
 * already stay as they are.
 */
export function entryStatements(
  files: readonly EntryFile[],
  now: string,
): { sql: string; values: SqlValue[] }[] {
  const insert = (table: string, pairs: [string, SqlValue][]) => ({
    sql: `insert into ${table} (${pairs.map(([name]) => name).join(', ')}) values (${pairs.map(() => '?').join(', ')}) on conflict do nothing`,
    values: pairs.map(([, value]) => value),
  })
  return files.flatMap((file) => {
    const id = `${file.kind}.${file.slug}`
    const row = rowOfFile(file, { id, now, username: 'seed' })
    const aliases = (file.aliases ?? []).map((slug) => ({
      kind: file.kind,
      slug,
      entryId: id,
      createdAt: now,
    }))
    const published = locales.filter((locale) => file[locale].status === 'published')
    const rows = (name: string, table: SQLiteTable, all: readonly object[]) =>
      all.map((one) => insert(name, sqlValues(getTableColumns(table), one)))
    return [
      ...rows('entries', entries, [row]),
      ...rows('entry_redirects', entryRedirects, aliases),
      ...rows('entry_tags', entryTags, tagRowsOf(row, published)),
      ...(file.kind === 'post' ? rows('entry_counts', entryCounts, [{ entryId: id }]) : []),
    ]
  })
}
