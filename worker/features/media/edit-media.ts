import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type * as z from 'zod'
import {
  type editMediaInput,
  type MediaDetail,
  type MediaDetails,
  maxTags,
  type updateMediaInput,
} from '../../../schema/api/admin-media'
import type { AuditAction } from '../../../schema/audit-actions'
import { isSame } from '../../../schema/content/pairs'
import { altFields, photosToDescribe, photoUsedMessage } from '../../../schema/content/photos'
import type { ErrorIssue } from '../../../schema/errors'
import { fold } from '../../../schema/fold'
import { type Locale, locales } from '../../../schema/locale'
import { minMediaSide } from '../../../schema/media'
import { carryPoint, editOf, frameOf, type MediaEdit, turnedSize } from '../../../schema/media-edit'
import { entries } from '../../../schema/tables/entries'
import { media, mediaUses } from '../../../schema/tables/media'
import { listEntries } from '../../content/admin-entry'
import { showChanges } from '../../content/copies'
import { maxUses, readUses } from '../../content/photo-uses'
import { publicLocales } from '../../content/queries'
import { scheduledLocales, storedColumns } from '../../content/stored-entry'
import { type Database, idList, rowExists } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { AdminEnv, Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry, changedFields } from '../../platform/log/audit'
import {
  findMedia,
  isUnused,
  mediaSearchText,
  type StoredMedia,
  selectMediaItems,
  toMediaItem,
} from './media-item'

type Alts = Pick<StoredMedia, 'altVi' | 'altEn'>

function localesThatShow(content: unknown, id: string, among: readonly Locale[]): Locale[] {
  const named = photosToDescribe(content).filter((one) => one.id === id)
  return among.filter((locale) => named.some((one) => (one.locale ?? locale) === locale))
}

async function readPublicUses(
  db: Database,
  id: string,
): Promise<{ title: string; shownIn: Locale[] }[]> {
  const users = db
    .select({ id: mediaUses.ownerId })
    .from(mediaUses)
    .where(and(eq(mediaUses.mediaId, id), eq(mediaUses.owner, 'entry')))
    .limit(maxUses)
  const written = await db
    .select(storedColumns)
    .from(entries)
    .where(and(inArray(entries.id, users), isNull(entries.deletedAt)))
  return written.map((entry) => ({
    title: entry.titleVi || entry.titleEn || `${entry.kind} ${entry.slug}`,
    shownIn: [
      ...localesThatShow(entry.live, id, publicLocales(entry)),
      ...localesThatShow(entry.data, id, scheduledLocales(entry)),
    ],
  }))
}

async function altInUseIssues(
  db: Database,
  before: Alts & { id: string },
  after: Alts,
): Promise<ErrorIssue[]> {
  const lost = locales.filter(
    (locale) => before[altFields[locale]] !== '' && after[altFields[locale]] === '',
  )
  if (lost.length === 0) return []
  const uses = await readPublicUses(db, before.id)
  return lost.flatMap((locale) => {
    const user = uses.find(({ shownIn }) => shownIn.includes(locale))
    return user ? [{ path: altFields[locale], message: photoUsedMessage(user.title) }] : []
  })
}

export async function readMediaDetail(db: Database, id: string): Promise<MediaDetail> {
  const [[row], uses] = await Promise.all([
    selectMediaItems(db).where(eq(media.id, id)),
    readUses(db, id),
  ])
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...toMediaItem(row), uses }
}

/** Strictly increasing, so that two states never share one. */
function nextUpdate({ updatedAt }: StoredMedia, now: Date) {
  return new Date(Math.max(now.getTime(), (Date.parse(updatedAt) || 0) + 1)).toISOString()
}

interface Change {
  before: StoredMedia
  set: Partial<StoredMedia>
  action: AuditAction
  when?: SQL | undefined
}

async function storeChange(ctx: Ctx, { before, set, action, when }: Change) {
  const { db, now } = ctx
  const { id, fileName, updatedAt } = before
  const state = before.deletedAt === null ? isNull(media.deletedAt) : isNotNull(media.deletedAt)
  const row = and(eq(media.id, id), eq(media.updatedAt, updatedAt), state, when)
  const { searchText: _, ...shown } = set
  const change = changedFields(before, { ...before, ...shown })
  const entry = { action, subject: id, label: fileName, ...change }
  const results = await db.batch([
    auditEntry(ctx, entry, rowExists(db, media, row)),
    db
      .update(media)
      .set({ ...set, updatedAt: nextUpdate(before, now) })
      .where(row),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}

/** Drops tags that differ from another only by marks or case. */
const withoutTwins = (tags: readonly string[]) =>
  [...new Map(tags.toReversed().map((tag) => [fold(tag), tag])).values()].toReversed()

async function saveDetails(
  ctx: Ctx,
  before: StoredMedia,
  details: Partial<MediaDetails>,
): Promise<number | undefined> {
  const after = { ...before, ...details, tags: withoutTwins(details.tags ?? before.tags) }
  const issues = await altInUseIssues(ctx.db, before, after)
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const changed = changedFields(before, after).after
  if (Object.keys(changed).length === 0) return undefined
  const isMoved = before.focalX !== after.focalX || before.focalY !== after.focalY
  const set: Partial<StoredMedia> = {
    ...changed,
    searchText: mediaSearchText(after),
    ...(isMoved && { version: before.version + 1 }),
  }
  await storeChange(ctx, { before, set, action: 'media.update' })
  return isMoved ? before.version : undefined
}

/** Returns the former version if the focal point moved. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export async function updateMedia(
  ctx: Ctx,
  { id, updatedAt, ...details }: { id: string } & z.output<typeof updateMediaInput>,
): Promise<number | undefined> {
  const before = await findMedia(ctx.db, id)
  if (before.deletedAt !== null || before.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  return saveDetails(ctx, before, details)
}

function isWithin(edit: MediaEdit): boolean {
  const { left, top, width, height } = frameOf(edit)
  const size = turnedSize(edit)
  const isLarge = Math.min(width, height) >= minMediaSide
  return isLarge && left + width <= size.width && top + height <= size.height
}

/** Returns the former version if the frame changed. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export async function editMedia(
  ctx: Ctx,
  { id, updatedAt, rotate, crop }: { id: string } & z.output<typeof editMediaInput>,
): Promise<number | undefined> {
  const before = await findMedia(ctx.db, id)
  if (before.deletedAt !== null || before.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  const from = editOf(before)
  const whole: MediaEdit = { rotate, original: from.original }
  const isCropped = crop !== null && !isSame(crop, frameOf(whole))
  const to = isCropped ? { ...whole, crop } : whole
  if (isCropped && !isWithin(to)) throw fieldError('crop', 'it is too small or outside the picture')
  if (rotate === from.rotate && isSame(frameOf(from), frameOf(to))) return undefined
  const { x, y } = carryPoint({ x: before.focalX, y: before.focalY }, from, to)
  const { width, height } = frameOf(to)
  const set: Partial<StoredMedia> = {
    edit: rotate === 0 && !isCropped ? null : to,
    width,
    height,
    focalX: x,
    focalY: y,
    version: before.version + 1,
  }
  await storeChange(ctx, { before, set, action: 'media.update' })
  return before.version
}

/** Throws NOT_FOUND, CONFLICT, and MEDIA_IN_USE unless `force` is set. */
export async function deleteMedia(
  ctx: Ctx,
  { id, force }: { id: string; force: boolean },
): Promise<void> {
  const { db } = ctx
  const before = await findMedia(db, id)
  if (before.deletedAt !== null) return
  const uses = force ? [] : await readUses(db, id)
  if (uses.length > 0) {
    const issues = uses.map((use) => ({
      path: `${use.noun}/${use.id}`,
      message: use.titleVi || use.titleEn,
    }))
    throw new ApiError('MEDIA_IN_USE', { issues })
  }
  await storeChange(ctx, {
    before,
    set: { deletedAt: ctx.now.toISOString() },
    action: 'media.delete',
    when: force ? undefined : isUnused(db, id),
  })
}

/** Throws NOT_FOUND and CONFLICT. */
export async function undeleteMedia(ctx: Ctx, id: string): Promise<void> {
  const before = await findMedia(ctx.db, id)
  if (before.deletedAt === null) return
  await storeChange(ctx, { before, set: { deletedAt: null }, action: 'media.undelete' })
}

/** Throws NOT_FOUND, CONFLICT for one in the trash, and BAD_REQUEST for one with too many tags. */
export async function labelMedia(
  ctx: Ctx,
  { id, tag, place }: { id: string; tag?: string; place?: string | null },
): Promise<void> {
  const before = await findMedia(ctx.db, id)
  if (before.deletedAt !== null) throw new ApiError('CONFLICT')
  if (tag !== undefined && before.tags.length >= maxTags)
    throw fieldError('tag', 'it has too many tags')
  const details = {
    ...(tag !== undefined && { tags: [...before.tags, tag] }),
    ...(place !== undefined && { place }),
  }
  await saveDetails(ctx, before, details)
}

const maxEntries = 50

export async function showMedia(c: Context<AdminEnv>, ids: readonly string[]): Promise<void> {
  const { db } = c.var
  const used = await db
    .selectDistinct({ id: mediaUses.ownerId })
    .from(mediaUses)
    .where(and(inArray(mediaUses.mediaId, idList(ids)), eq(mediaUses.owner, 'entry')))
    .limit(maxEntries)
  const entryIds = used.map(({ id }) => id)
  await showChanges(c, entryIds.length === 0 ? [] : await listEntries(db, entryIds))
}
