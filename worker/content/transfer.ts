import { and, asc, eq, gt, inArray, isNull, notExists } from 'drizzle-orm'
import type * as z from 'zod'
import type { EntryExport, ImportReport } from '../../schema/api/admin-entries'
import {
  checkData,
  type DataIssue,
  missingIn,
  withoutBlanks,
} from '../../schema/content/check-data'
import { type EntryKind, isOnly, isPublishedTogether } from '../../schema/content/choices'
import { type EntryFile, entryFile } from '../../schema/content/entry-file'
import { factsFirst } from '../../schema/content/facts'
import { inLocale } from '../../schema/content/in-one-language'
import { isSame } from '../../schema/content/pairs'
import type { ErrorIssue } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { rowOfFile } from '../../schema/seed/entries-sql'
import { entries, entryRedirects } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { insertWhen } from '../platform/db/writes'
import { ApiError } from '../platform/http/errors'
import { changeEntry, insertEntry, newEntry, type Who } from './change-entry'
import { asIssues } from './edit-entry'
import { factIssues } from './facts'
import { merchantIssues } from './merchants'
import { photoIssues } from './photo-issues'
import { publicLocales } from './queries'
import { fixedSlug, isSlugRace, slugIssues } from './slugs'
import { type StoredEntry, storedColumns, upgradeEntry } from './stored-entry'

/** How many entries an answer of the export holds. */
const entriesPerPage = 100

const isFilled = (value: object) => Object.keys(value).length > 0

/** An entry as a file: the same for the same entry, whenever it is written. */
function toFile(entry: StoredEntry, aliases: string[]): EntryFile {
  const { kind, slug, data, live, drift, schemaVersion, scheduledAtVi, scheduledAtEn } = entry
  const { statusVi, statusEn, publishedAtVi, publishedAtEn, changedAtVi, changedAtEn } = entry
  return {
    kind,
    slug,
    ...(schemaVersion > 1 && { schemaVersion }),
    vi: {
      status: statusVi,
      publishedAt: publishedAtVi,
      changedAt: changedAtVi,
      ...(scheduledAtVi && { scheduledAt: scheduledAtVi }),
    },
    en: {
      status: statusEn,
      publishedAt: publishedAtEn,
      changedAt: changedAtEn,
      ...(scheduledAtEn && { scheduledAt: scheduledAtEn }),
    },
    ...(aliases.length > 0 && { aliases: aliases.toSorted() }),
    ...(isFilled(drift) && { drift }),
    data,
    ...(live !== null && !isSame(live, data) && { live }),
  }
}

/**
 * The entries that are not in the trash, a page at a time: `after` is the id that the page before
 * ended with.
 */
export async function exportEntries(db: Database, after: string): Promise<EntryExport> {
  const rows = await db
    .select(storedColumns)
    .from(entries)
    .where(and(isNull(entries.deletedAt), gt(entries.id, after)))
    .orderBy(asc(entries.id))
    .limit(entriesPerPage)
  const ids = rows.map(({ id }) => id)
  const redirects =
    ids.length === 0
      ? []
      : await db.select().from(entryRedirects).where(inArray(entryRedirects.entryId, ids))
  const aliasesOf = (id: string) =>
    redirects.filter(({ entryId }) => entryId === id).map(({ slug }) => slug)
  return {
    files: rows.map((row) => toFile(upgradeEntry(row), aliasesOf(row.id))),
    next: rows.length === entriesPerPage ? (ids.at(-1) ?? null) : null,
  }
}

type Outcome = ImportReport['results'][number]

const zodIssues = (error: z.ZodError): ErrorIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))

/**
 * What is wrong with the address of a file: it is the one that its data demands, or one that an
 * editor could choose.
 */
function addressIssues({
  kind,
  slug,
  data,
}: Pick<EntryFile, 'kind' | 'slug' | 'data'>): ErrorIssue[] {
  const fixed = fixedSlug(kind, data)
  if (fixed !== undefined)
    return slug === fixed ? [] : [{ path: 'slug', message: `it can only be '${fixed}'` }]
  return kind === 'guide' ? [] : slugIssues(kind, slug)
}

/** Of a kind that is published in both languages at once: one without the other. */
function halfIssues({ kind, vi, en }: Pick<EntryFile, 'kind' | 'vi' | 'en'>): ErrorIssue[] {
  const isHalf = isPublishedTogether(kind) && vi.status !== en.status
  return isHalf ? [{ path: 'en.status', message: 'it is public in both languages or in none' }] : []
}

/**
 * What readers of languages lack. A list item that has no text in a language yet is not shown in
 * it, so its texts are not missing.
 */
function missingForReaders(
  kind: EntryKind,
  shown: EntryFile['data'],
  published: readonly Locale[],
): DataIssue[] {
  const all = checkData(kind, shown)
  if (isPublishedTogether(kind)) return missingIn(all, published)
  const shared = published.length > 0 ? all.filter(({ locale }) => locale === undefined) : []
  return [
    ...shared,
    ...published.flatMap((locale) =>
      checkData(kind, inLocale(shown, locale)).filter((issue) => issue.locale === locale),
    ),
  ]
}

/**
 * What is wrong with a file: a value of its data, or a text, fact or photograph that a language
 * lacks which it calls published or scheduled.
 */
async function fileIssues(db: Database, file: EntryFile): Promise<ErrorIssue[]> {
  const { kind, data, live } = file
  const checked = checkData(kind, data)
  const scheduled = locales.filter((locale) => file[locale].scheduledAt !== undefined)
  const wrong = [...checked.filter(({ isMissing }) => !isMissing), ...missingIn(checked, scheduled)]
  const published = locales.filter((locale) => file[locale].status === 'published')
  const shown = live ?? data
  const needed = [
    ...asIssues(missingForReaders(kind, shown, published)),
    ...(await factIssues(db, shown, published)),
    ...(await photoIssues(db, shown, published)),
    ...(published.length > 0 ? await merchantIssues(db, kind, shown) : []),
  ]
  const issues = [
    ...addressIssues(file),
    ...halfIssues(file),
    ...asIssues(wrong),
    ...(await factIssues(db, data, scheduled)),
    ...(await photoIssues(db, data, scheduled)),
    ...needed.map((issue) => (live ? { ...issue, path: `live.${issue.path}` } : issue)),
  ]
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()]
}

/**
 * Has the earlier slugs of a file lead to its entry, but for those that another entry has; the
 * entry's own slug leads nowhere else.
 */
async function storeAliases(
  db: Database,
  { kind, slug, aliases = [] }: EntryFile,
  { id, now }: { id: string; now: string },
): Promise<void> {
  const isAt = (alias: string) => and(eq(entries.kind, kind), eq(entries.slug, alias))
  await db.batch([
    db
      .delete(entryRedirects)
      .where(and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug))),
    ...aliases.map((alias) => {
      const isFree = notExists(db.select({ id: entries.id }).from(entries).where(isAt(alias)))
      return insertWhen(
        db,
        entryRedirects,
        { kind, slug: alias, entryId: id, createdAt: now },
        isFree,
      ).onConflictDoNothing()
    }),
  ])
}

interface ImportOptions {
  overwrite: boolean
  /**
   * Called before a file's entry is stored: what was made of an earlier one is outdated, even if
   * storing it then fails.
   */
  willStore: (file: EntryFile) => unknown
}

async function importFile(
  db: Database,
  file: EntryFile,
  { overwrite, willStore }: ImportOptions,
  who: Who,
): Promise<Outcome> {
  const { kind, slug } = file
  const name = `${kind}/${slug}`
  const [row] = await db
    .select(storedColumns)
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.slug, slug)))
    .limit(1)
  const now = who.now.toISOString()
  const { id, ...content } = rowOfFile(file, {
    id: row?.id ?? crypto.randomUUID(),
    now,
    username: who.username,
  })
  if (!row) {
    willStore(file)
    await insertEntry(
      db,
      { ...newEntry({ id, kind, slug, data: content.data }, who), ...content },
      'entry.import',
      who,
    )
    await storeAliases(db, file, { id, now })
    return { file: name, outcome: 'created', issues: [] }
  }
  const stored = upgradeEntry(row)
  const state = ({
    data,
    live,
    drift,
    statusVi,
    statusEn,
    scheduledAtVi,
    scheduledAtEn,
  }: typeof content | StoredEntry) => ({
    data,
    live,
    drift,
    statusVi,
    statusEn,
    scheduledAtVi,
    scheduledAtEn,
  })
  if (stored.deletedAt === null && isSame(state(stored), state(content))) {
    await storeAliases(db, file, { id, now })
    return { file: name, outcome: 'unchanged', issues: [] }
  }
  if (!overwrite) return { file: name, outcome: 'kept', issues: [] }
  const withdrawn = isOnly(kind)
    ? publicLocales(stored).filter((locale) => file[locale].status !== 'published')
    : []
  if (withdrawn.length > 0) {
    const issues = withdrawn.map((locale) => ({
      path: `${locale}.status`,
      message: 'it is always public',
    }))
    return { file: name, outcome: 'refused', issues }
  }
  const { publishedAtVi, publishedAtEn } = content
  const set = { ...state(content), publishedAtVi, publishedAtEn, deletedAt: null }
  willStore(file)
  await changeEntry(db, { entry: stored, set, action: 'entry.import' }, who)
  await storeAliases(db, file, { id, now })
  return { file: name, outcome: 'updated', issues: [] }
}

/**
 * Stores a file, or says what is wrong with it; `number` names one that does not say what it is.
 */
async function importOne(
  db: Database,
  given: unknown,
  { number, ...options }: ImportOptions & { number: number },
  who: Who,
): Promise<Outcome> {
  const parsed = entryFile.safeParse(given)
  if (!parsed.success)
    return { file: `#${number}`, outcome: 'refused', issues: zodIssues(parsed.error) }
  const { live } = parsed.data
  const file = {
    ...parsed.data,
    data: withoutBlanks(parsed.data.data),
    ...(live && { live: withoutBlanks(live) }),
  }
  const refused = (issues: ErrorIssue[]): Outcome => ({
    file: `${file.kind}/${file.slug}`,
    outcome: 'refused',
    issues,
  })
  const issues = await fileIssues(db, file)
  if (issues.length > 0) return refused(issues)
  try {
    return await importFile(db, file, options, who)
  } catch (error) {
    // One that somebody changed meanwhile is no reason to lose what is known of the others.
    if (error instanceof ApiError)
      return refused(error.issues ?? [{ path: '', message: error.message }])
    if (isSlugRace(error))
      return refused([{ path: 'slug', message: 'another entry got it in the meantime' }])
    throw error
  }
}

/**
 * Stores the good ones of some files, each by itself, and says what is wrong with the others. Facts
 * come first: the others name them.
 */
export async function importEntries(
  db: Database,
  { files, ...options }: ImportOptions & { files: readonly unknown[] },
  who: Who,
): Promise<ImportReport> {
  const results: Outcome[] = []
  for (const { file, index } of factsFirst(
    files.map((file, index) => ({ file, index })),
    ({ file }) => file,
  )) {
    results[index] = await importOne(db, file, { number: index + 1, ...options }, who)
  }
  return { results }
}
