import { and, asc, eq, gt, inArray, isNull, notExists } from 'drizzle-orm'
import type * as z from 'zod'
import type { EntryExport, ImportReport } from '../../schema/api/admin-entries'
import { withoutBlanks } from '../../schema/content/blanks'
import { checkData, type DataIssue, missingIn } from '../../schema/content/check-data'
import { type EntryKind, isOnly, isPublishedTogether } from '../../schema/content/choices'
import { type EntryFile, entryFile } from '../../schema/content/entry-file'
import { factsFirst } from '../../schema/content/facts'
import { inLocale } from '../../schema/content/in-one-language'
import { unreadTexts } from '../../schema/content/machine-texts'
import { isSame } from '../../schema/content/pairs'
import type { ErrorIssue } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { rowOfFile } from '../../schema/seed/entries-sql'
import { entries, entryRedirects } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { insertWhen } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { isApprovalRequired } from './approvals'
import { changeEntry, insertEntry, newEntry } from './change-entry'
import { asIssues } from './edit-entry'
import { factIssues } from './facts'
import { merchantIssues } from './merchants'
import { pageIssues } from './pages'
import { photoIssues } from './photos'
import { publicLocales } from './queries'
import { fixedSlug, isSlugRace, slugIssues } from './slugs'
import { columnsOf, pick, type StoredEntry, storedColumns, upgradeEntry } from './stored-entry'

const entriesPerPage = 100

function toFile(entry: StoredEntry, aliases: string[]): EntryFile {
  const { kind, slug, data, live, drift, machineTexts, schemaVersion } = entry
  const stateIn = (locale: Locale) => {
    const { status, publishedAt, changedAt, scheduledAt } = columnsOf(locale)
    return {
      status: entry[status],
      publishedAt: entry[publishedAt],
      changedAt: entry[changedAt],
      ...(entry[scheduledAt] && { scheduledAt: entry[scheduledAt] }),
    }
  }
  return {
    kind,
    slug,
    ...(schemaVersion > 1 && { schemaVersion }),
    vi: stateIn('vi'),
    en: stateIn('en'),
    ...(aliases.length > 0 && { aliases: aliases.toSorted() }),
    ...(Object.keys(drift).length > 0 && { drift }),
    ...(Object.keys(machineTexts).length > 0 && { machineTexts }),
    data,
    ...(live !== null && !isSame(live, data) && { live }),
  }
}

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

function addressIssues({ kind, slug, data }: EntryFile): ErrorIssue[] {
  const fixed = fixedSlug(kind, data)
  if (fixed !== undefined)
    return slug === fixed ? [] : [{ path: 'slug', message: `it can only be '${fixed}'` }]
  return kind === 'guide' ? [] : slugIssues(kind, slug)
}

function halfIssues({ kind, vi, en }: EntryFile): ErrorIssue[] {
  const isHalf = isPublishedTogether(kind) && vi.status !== en.status
  return isHalf ? [{ path: 'en.status', message: 'it is public in both languages or in none' }] : []
}

/** List items without a text are not rendered, so their texts are not missing. */
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

async function fileIssues(db: Database, file: EntryFile): Promise<ErrorIssue[]> {
  const { kind, data, live, machineTexts = {} } = file
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
    ...pageIssues({ kind, slug: file.slug, data: shown }, published),
  ]
  const issues = [
    ...addressIssues(file),
    ...halfIssues(file),
    ...asIssues(wrong),
    // What is published from `data` must have been read.
    ...unreadTexts(data, machineTexts, [...scheduled, ...(live ? [] : published)]),
    ...(await factIssues(db, data, scheduled)),
    ...(await photoIssues(db, data, scheduled)),
    ...needed.map((issue) => (live ? { ...issue, path: `live.${issue.path}` } : issue)),
  ]
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()]
}

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
      const redirect = { kind, slug: alias, entryId: id, createdAt: now }
      return insertWhen(db, entryRedirects, redirect, isFree).onConflictDoNothing()
    }),
  ])
}

interface ImportOptions {
  overwrite: boolean
  /** Whether nothing may go live by an import, because nobody approved it. */
  needsApproval: boolean
  /** Called before storing, because copies are outdated even if storing then fails. */
  willStore: (file: EntryFile) => unknown
}

async function importFile(
  ctx: Ctx,
  file: EntryFile,
  { overwrite, needsApproval, willStore }: ImportOptions,
): Promise<Outcome> {
  const { db } = ctx
  const { kind, slug } = file
  const name = `${kind}/${slug}`
  const [row] = await db
    .select(storedColumns)
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.slug, slug)))
    .limit(1)
  const now = ctx.now.toISOString()
  const { id, ...content } = rowOfFile(file, {
    id: row?.id ?? crypto.randomUUID(),
    now,
    username: ctx.actor.username,
  })
  const isForReaders = locales.some(
    (locale) => file[locale].status === 'published' || file[locale].scheduledAt !== undefined,
  )
  const unapproved: Outcome = {
    file: name,
    outcome: 'refused',
    issues: [{ path: 'live', message: 'a colleague must approve it before it is published' }],
  }
  if (!row) {
    if (needsApproval && isForReaders) return unapproved
    willStore(file)
    const entry = { ...newEntry(ctx, { id, kind, slug, data: content.data }), ...content }
    await insertEntry(ctx, entry, 'entry.import')
    await storeAliases(db, file, { id, now })
    return { file: name, outcome: 'created', issues: [] }
  }
  const stored = upgradeEntry(row)
  const state = (entry: typeof content | StoredEntry) =>
    pick(
      entry,
      'data',
      'live',
      'drift',
      'machineTexts',
      'statusVi',
      'statusEn',
      'scheduledAtVi',
      'scheduledAtEn',
    )
  if (stored.deletedAt === null && isSame(state(stored), state(content))) {
    await storeAliases(db, file, { id, now })
    return { file: name, outcome: 'unchanged', issues: [] }
  }
  if (!overwrite) return { file: name, outcome: 'kept', issues: [] }
  const issues = publicLocales(stored)
    .filter((locale) => isOnly(kind) && file[locale].status !== 'published')
    .map((locale) => ({ path: `${locale}.status`, message: 'it is always public' }))
  if (issues.length > 0) return { file: name, outcome: 'refused', issues }
  const publicOf = (entry: typeof content | StoredEntry) =>
    pick(entry, 'live', 'statusVi', 'statusEn', 'scheduledAtVi', 'scheduledAtEn')
  if (needsApproval && isForReaders && !isSame(publicOf(stored), publicOf(content)))
    return unapproved
  const { publishedAtVi, publishedAtEn } = content
  const set = { ...state(content), publishedAtVi, publishedAtEn, deletedAt: null }
  willStore(file)
  await changeEntry(ctx, { entry: stored, set, action: 'entry.import' })
  await storeAliases(db, file, { id, now })
  return { file: name, outcome: 'updated', issues: [] }
}

async function importOne(
  ctx: Ctx,
  given: unknown,
  { number, ...options }: ImportOptions & { number: number },
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
  const issues = await fileIssues(ctx.db, file)
  if (issues.length > 0) return refused(issues)
  try {
    return await importFile(ctx, file, options)
  } catch (error) {
    // An entry that was changed meanwhile must not hide the results of the others.
    if (error instanceof ApiError)
      return refused(error.issues ?? [{ path: '', message: error.message }])
    if (isSlugRace(error))
      return refused([{ path: 'slug', message: 'another entry got it in the meantime' }])
    throw error
  }
}

/** Each file succeeds or fails by itself. Facts come first, because others refer to them. */
export async function importEntries(
  ctx: Ctx,
  { files, ...given }: Omit<ImportOptions, 'needsApproval'> & { files: readonly unknown[] },
): Promise<ImportReport> {
  const options = { ...given, needsApproval: await isApprovalRequired(ctx.db) }
  const results: Outcome[] = []
  for (const { file, index } of factsFirst(
    files.map((file, index) => ({ file, index })),
    ({ file }) => file,
  )) {
    results[index] = await importOne(ctx, file, { number: index + 1, ...options })
  }
  return { results }
}
