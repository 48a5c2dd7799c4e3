import { and, eq, inArray } from 'drizzle-orm'
import type { PublicationCheck } from '../../schema/api/admin-entries'
import { withoutBlanks } from '../../schema/content/blanks'
import { checkData, missingIn } from '../../schema/content/check-data'
import { type EntryKind, isFixed, isOnly, isPublishedTogether } from '../../schema/content/choices'
import { unreadTexts, withoutUnread } from '../../schema/content/machine-texts'
import { publishTexts } from '../../schema/content/pairs'
import type { ErrorIssue } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { letterSendings } from '../../schema/tables/letters'
import type { Database } from '../platform/db/database'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { findEntry } from './admin-entry'
import { approvalIssues, type Reviews, requireApproval } from './approvals'
import { type Change, changeEntry } from './change-entry'
import { asIssues } from './edit-entry'
import { factIssues } from './facts'
import { menuIssues } from './menus'
import { merchantIssues } from './merchants'
import { pageIssues } from './pages'
import { partnerIssues } from './partner-hosts'
import { accountIssues } from './people'
import { altIssues, photoIssues } from './photos'
import { publicLocales } from './queries'
import { columnsOf, type StoredEntry, scheduledLocales } from './stored-entry'
import { markedTexts } from './translated-texts'

type Json = Record<string, unknown>

const togetherWith = (kind: EntryKind, asked: readonly Locale[]) =>
  isPublishedTogether(kind) ? locales : asked

const liveOf = (entry: StoredEntry, locales: readonly Locale[]) =>
  publishTexts(withoutUnread(entry.data, entry.machineTexts, locales), {
    live: entry.live,
    published: locales,
    alsoPublic: publicLocales(entry),
  })

/** Pictures are shared, so they are checked for readers of the already public language, too. */
async function publicationIssues(
  { db, settings }: Ctx,
  entry: StoredEntry,
  { locales, live }: { locales: readonly Locale[]; live: Json },
): Promise<ErrorIssue[]> {
  const shownIn = [...new Set([...locales, ...publicLocales(entry)])]
  return [
    ...asIssues(missingIn(checkData(entry.kind, entry.data), locales)),
    ...unreadTexts(entry.data, entry.machineTexts, locales),
    ...(await factIssues(db, entry.data, locales)),
    ...(await photoIssues(db, live, shownIn)),
    ...(await merchantIssues(db, entry.kind, live)),
    ...(await approvalIssues(db, entry.kind, live)),
    ...partnerIssues(settings, entry.kind, live),
    ...(await accountIssues(db, entry.kind, live)),
    ...pageIssues(entry, locales),
    ...menuIssues(entry.kind, live),
  ]
}

/** The issues of publishing unsaved data, by language. Throws NOT_FOUND. */
export async function checkPublication(
  ctx: Ctx,
  { id, data: given }: { id: string; data: Json },
): Promise<PublicationCheck> {
  const { db } = ctx
  const stored = await findEntry(db, id)
  const data = withoutBlanks(given)
  const machineTexts = await markedTexts(db, stored, data)
  const entry = { ...stored, data, machineTexts }
  const issuesIn = (locale: Locale) => {
    const asked = togetherWith(entry.kind, [locale])
    return publicationIssues(ctx, entry, { locales: asked, live: liveOf(entry, asked) })
  }
  return { vi: await issuesIn('vi'), en: await issuesIn('en') }
}

interface Publication {
  entry: StoredEntry
  version?: number | undefined
  locales: readonly Locale[]
  /** An instant in the future; null for now. */
  at: string | null
  /** Where many are published at once. */
  reviews?: Reviews
}

/** Throws BAD_REQUEST with issues, APPROVAL_REQUIRED, and CONFLICT for one in the trash. */
export async function publication(
  ctx: Ctx,
  { entry, version, at, reviews, ...asked }: Publication,
): Promise<Change> {
  const { now } = ctx
  const locales = togetherWith(entry.kind, asked.locales)
  if (entry.deletedAt !== null) throw new ApiError('CONFLICT')
  const live = liveOf(entry, locales)
  const issues = await publicationIssues(ctx, entry, { locales, live })
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  await requireApproval(ctx, entry, reviews)
  if (at !== null && new Date(at) > now) {
    const day = new Date(at).toISOString()
    const set: Partial<StoredEntry> = Object.fromEntries(
      locales.map((locale) => [columnsOf(locale).scheduledAt, day]),
    )
    const isMoved = scheduledLocales(entry).some((locale) => locales.includes(locale))
    return { entry, version, set, action: isMoved ? 'entry.reschedule' : 'entry.schedule' }
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
  /** Only cancels the schedule. */
  keepsPublic?: boolean
}

/** Kinds with one entry stay public: throws ALWAYS_PUBLIC without a schedule to cancel. */
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
  const live =
    entry.live && !isKept && stay.length > 0
      ? publishTexts(entry.live, { live: null, published: stay, alsoPublic: [] })
      : entry.live
  const set: Partial<StoredEntry> = { live, ...Object.assign({}, ...states) }
  return { entry, version, set, action: isKept ? 'entry.unschedule' : 'entry.unpublish' }
}

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

/** Undefined if nothing changes. Throws ALWAYS_PUBLIC, LETTER_ON_ITS_WAY and BAD_REQUEST. */
export async function move(
  { db, now }: Ctx,
  entry: StoredEntry,
  isDeleted: boolean,
): Promise<Change | undefined> {
  if ((entry.deletedAt !== null) === isDeleted) return undefined
  if (isDeleted && isFixed(entry.kind, entry.slug)) throw new ApiError('ALWAYS_PUBLIC')
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

type ById<Change> = Omit<Change, 'entry'> & { id: string }

/** Throws what {@link publication} throws, and NOT_FOUND. */
export async function publishEntry(ctx: Ctx, { id, ...input }: ById<Publication>): Promise<void> {
  const entry = await findEntry(ctx.db, id)
  await changeEntry(ctx, await publication(ctx, { entry, ...input }))
}

/** Throws CONFLICT, NOT_FOUND and ALWAYS_PUBLIC. */
export async function unpublishEntry(ctx: Ctx, { id, ...input }: ById<Withdrawal>): Promise<void> {
  await changeEntry(ctx, withdrawal({ entry: await findEntry(ctx.db, id), ...input }))
}

/** Throws NOT_FOUND, CONFLICT, and what {@link move} throws. */
export async function moveEntry(
  ctx: Ctx,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<void> {
  const change = await move(ctx, await findEntry(ctx.db, id), isDeleted)
  if (change) await changeEntry(ctx, change)
}
