import { and, eq, inArray } from 'drizzle-orm'
import type { PublicationCheck } from '../../schema/api/admin-entries'
import { checkData, missingIn, withoutBlanks } from '../../schema/content/check-data'
import { type EntryKind, isFixed, isOnly, isPublishedTogether } from '../../schema/content/choices'
import { publishTexts } from '../../schema/content/pairs'
import type { ErrorIssue } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { letterSendings } from '../../schema/tables/letters'
import type { Database } from '../platform/db/database'
import type { By } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { findEntry } from './admin-entry'
import { type Change, changeEntry, columnsOf, scheduledLocales } from './change-entry'
import { asIssues, whoOf } from './edit-entry'
import { factIssues } from './facts'
import { merchantIssues } from './merchants'
import { altIssues, photoIssues } from './photo-issues'
import { publicLocales } from './queries'
import type { StoredEntry } from './stored-entry'

type Json = Record<string, unknown>

/** The languages that are published or scheduled with the asked ones. */
const togetherWith = (kind: EntryKind, asked: readonly Locale[]) =>
  isPublishedTogether(kind) ? locales : asked

/** What readers would get of an entry if languages were published as it is. */
const liveOf = (entry: StoredEntry, locales: readonly Locale[]) =>
  publishTexts(entry.data, {
    live: entry.live,
    published: locales,
    alsoPublic: publicLocales(entry),
  })

/**
 * An issue for each text that languages need before they can be public, for each fact that is not,
 * for each photograph that readers of any language may not get: pictures are shared, so the language
 * that is public already gets them, too; and for each merchant that is gone and still sells.
 */
async function publicationIssues(
  db: Database,
  entry: StoredEntry,
  { locales, live }: { locales: readonly Locale[]; live: Json },
): Promise<ErrorIssue[]> {
  const shownIn = [...new Set([...locales, ...publicLocales(entry)])]
  return [
    ...asIssues(missingIn(checkData(entry.kind, entry.data), locales)),
    ...(await factIssues(db, entry.data, locales)),
    ...(await photoIssues(db, live, shownIn)),
    ...(await merchantIssues(db, entry.kind, live)),
  ]
}

/**
 * What would be refused, were each language of an entry published as it is typed. Throws NOT_FOUND.
 */
export async function checkPublication(
  db: Database,
  { id, data }: { id: string; data: Json },
): Promise<PublicationCheck> {
  const entry = { ...(await findEntry(db, id)), data: withoutBlanks(data) }
  const issuesIn = (locale: Locale) => {
    const asked = togetherWith(entry.kind, [locale])
    return publicationIssues(db, entry, { locales: asked, live: liveOf(entry, asked) })
  }
  return { vi: await issuesIn('vi'), en: await issuesIn('en') }
}

export interface Publication {
  entry: StoredEntry
  version?: number | undefined
  locales: readonly Locale[]
  /** An instant to come; null for now. */
  at: string | null
}

/**
 * What publishes languages of an entry, or has the cron do so. Throws BAD_REQUEST with issues, and
 * CONFLICT for one in the trash.
 */
export async function publication(
  db: Database,
  { entry, version, at, ...asked }: Publication,
  now: Date,
): Promise<Change> {
  const locales = togetherWith(entry.kind, asked.locales)
  if (entry.deletedAt !== null) throw new ApiError('CONFLICT')
  const live = liveOf(entry, locales)
  const issues = await publicationIssues(db, entry, { locales, live })
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  if (at !== null && new Date(at) > now) {
    const day = new Date(at).toISOString()
    const set: Partial<StoredEntry> = Object.fromEntries(
      locales.map((locale) => [columnsOf(locale).scheduledAt, day]),
    )
    return { entry, version, set, action: 'entry.schedule' }
  }
  const states = locales.map((locale) => {
    const columns = columnsOf(locale)
    const publishedAt = entry[columns.publishedAt] ?? now.toISOString()
    return {
      [columns.status]: 'published',
      [columns.publishedAt]: publishedAt,
      [columns.scheduledAt]: null,
    }
  })
  const set: Partial<StoredEntry> = { live, ...Object.assign({}, ...states) }
  return { entry, version, set, action: 'entry.publish' }
}

type Withdrawal = Omit<Publication, 'at'> & {
  /** Whether only the publication to come is forgotten. */
  keepsPublic?: boolean
}

/**
 * What takes languages of an entry out of public, and forgets their publication to come. Of a kind
 * of which there is only one, what is public stays public. Throws ALWAYS_PUBLIC where nothing would
 * be forgotten of an only one.
 */
export function withdrawal({ entry, version, keepsPublic = false, ...asked }: Withdrawal): Change {
  const locales = togetherWith(entry.kind, asked.locales)
  const isKept = keepsPublic || isOnly(entry.kind)
  if (isOnly(entry.kind) && !scheduledLocales(entry).some((locale) => locales.includes(locale)))
    throw new ApiError('ALWAYS_PUBLIC')
  const stay = publicLocales(entry).filter((locale) => isKept || !locales.includes(locale))
  const states = locales.map((locale) => {
    const columns = columnsOf(locale)
    return {
      [columns.status]: stay.includes(locale) ? 'published' : 'draft',
      [columns.scheduledAt]: null,
    }
  })
  // What stays public keeps no text of the language that is taken away.
  const live =
    entry.live && !isKept && stay.length > 0
      ? publishTexts(entry.live, { live: null, published: stay, alsoPublic: [] })
      : entry.live
  const set: Partial<StoredEntry> = { live, ...Object.assign({}, ...states) }
  return { entry, version, set, action: 'entry.unpublish' }
}

/** Throws LETTER_ON_ITS_WAY for a letter that is being sent, is paused, or waits for its time. */
async function refuseOnItsWay(db: Database, letterId: string): Promise<void> {
  const isOnItsWay = and(
    eq(letterSendings.letterId, letterId),
    inArray(letterSendings.state, ['scheduled', 'sending', 'paused']),
  )
  const [sending] = await db
    .select({ id: letterSendings.id })
    .from(letterSendings)
    .where(isOnItsWay)
    .limit(1)
  if (sending) throw new ApiError('LETTER_ON_ITS_WAY')
}

/**
 * What moves an entry into the trash or out of it; nothing where it is there already. Throws
 * ALWAYS_PUBLIC, LETTER_ON_ITS_WAY, and BAD_REQUEST where it would be public again with a fact that
 * is not, or a photograph without alternative text.
 */
export async function move(
  db: Database,
  entry: StoredEntry,
  isDeleted: boolean,
  now: Date,
): Promise<Change | undefined> {
  if ((entry.deletedAt !== null) === isDeleted) return undefined
  if (isDeleted && isFixed(entry.kind)) throw new ApiError('ALWAYS_PUBLIC')
  if (isDeleted && entry.kind === 'letter') await refuseOnItsWay(db, entry.id)
  const shownIn = isDeleted ? [] : publicLocales({ ...entry, deletedAt: null })
  const issues = [
    ...(isDeleted ? [] : await factIssues(db, entry.live, shownIn)),
    ...(await altIssues(db, entry.live, shownIn)),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const set = {
    deletedAt: isDeleted ? now.toISOString() : null,
    scheduledAtVi: null,
    scheduledAtEn: null,
  }
  return { entry, set, action: isDeleted ? 'entry.delete' : 'entry.undelete' }
}

type Input = Omit<Publication, 'entry'> & { id: string } & By

/**
 * Publishes languages of an entry now, or at an instant to come. Throws BAD_REQUEST with issues,
 * CONFLICT, NOT_FOUND.
 */
export async function publishEntry(db: Database, { id, ...input }: Input): Promise<void> {
  await changeEntry(
    db,
    await publication(db, { entry: await findEntry(db, id), ...input }, input.now),
    whoOf(input),
  )
}

/** Takes languages of an entry out of public. Throws CONFLICT, NOT_FOUND and ALWAYS_PUBLIC. */
export async function unpublishEntry(
  db: Database,
  { id, ...input }: Omit<Withdrawal, 'entry'> & { id: string } & By,
): Promise<void> {
  await changeEntry(db, withdrawal({ entry: await findEntry(db, id), ...input }), whoOf(input))
}

/**
 * Moves an entry into the trash or out of it; one that is there already stays as it is. Throws
 * NOT_FOUND, CONFLICT, ALWAYS_PUBLIC, FACT_IN_USE, LETTER_ON_ITS_WAY, and BAD_REQUEST where it
 * would be public again with a fact that is not.
 */
export async function moveEntry(
  db: Database,
  input: { id: string; isDeleted: boolean } & By,
): Promise<void> {
  const change = await move(db, await findEntry(db, input.id), input.isDeleted, input.now)
  if (change) await changeEntry(db, change, whoOf(input))
}
