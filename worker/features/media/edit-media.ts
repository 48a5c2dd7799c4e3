import { and, eq, exists, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type * as z from 'zod'
import {
  type MediaDetail,
  type MediaDetails,
  maxTags,
  type updateMediaInput,
} from '../../../schema/api/admin-media'
import type { AuditAction } from '../../../schema/audit-actions'
import { fold } from '../../../schema/fold'
import { media, mediaUses } from '../../../schema/tables/media'
import { listEntries } from '../../content/admin-entry'
import { readUses } from '../../content/photo-uses'
import { showChanges } from '../../content/show-changes'
import { type Database, idList } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { AdminEnv, By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { changedFields, insertAuditEntry } from '../../platform/log/audit'
import { altInUseIssues } from './alt-in-use'
import {
  findMedia,
  mediaSearchText,
  type StoredMedia,
  selectMediaItems,
  toMediaItem,
} from './media-item'

/** Throws NOT_FOUND. */
export async function readMediaDetail(db: Database, id: string): Promise<MediaDetail> {
  const [[row], uses] = await Promise.all([
    selectMediaItems(db).where(eq(media.id, id)),
    readUses(db, id),
  ])
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...toMediaItem(row), uses }
}

/** Strictly increasing, so that two states never share one. */
function nextUpdate({ updatedAt }: StoredMedia, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(updatedAt) || 0) + 1)).toISOString()
}

interface Change extends By {
  before: StoredMedia
  set: Partial<StoredMedia>
  action: AuditAction
  when?: SQL
}

/** Throws CONFLICT if the photograph has changed since it was read. */
async function storeChange(
  db: Database,
  { before, set, action, when, admin, now }: Change,
): Promise<void> {
  const { id, fileName, updatedAt } = before
  const state = before.deletedAt === null ? isNull(media.deletedAt) : isNotNull(media.deletedAt)
  const row = and(eq(media.id, id), eq(media.updatedAt, updatedAt), state, when)
  const { searchText: _, ...told } = set
  const change = changedFields(before, { ...before, ...told })
  const entry = { username: admin.username, action, subject: id, label: fileName, ...change, now }
  const results = await db.batch([
    insertAuditEntry(db, entry, exists(db.select({ id: media.id }).from(media).where(row))),
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

/** Returns the version that is no longer shown, if the change made a new one. */
async function saveDetails(
  db: Database,
  before: StoredMedia,
  details: Partial<MediaDetails>,
  by: By,
): Promise<number | undefined> {
  const after = { ...before, ...details, tags: withoutTwins(details.tags ?? before.tags) }
  const issues = await altInUseIssues(db, before, after)
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  const changed = changedFields(before, after).after
  if (Object.keys(changed).length === 0) return undefined
  const isMoved = before.focalX !== after.focalX || before.focalY !== after.focalY
  const set: Partial<StoredMedia> = {
    ...changed,
    searchText: mediaSearchText(after),
    ...(isMoved && { version: before.version + 1 }),
  }
  await storeChange(db, { before, set, action: 'media.update', ...by })
  return isMoved ? before.version : undefined
}

/**
 * A new focal point makes a new version; the previous one is returned. Throws NOT_FOUND, CONFLICT,
 * and BAD_REQUEST if a public text needs a removed alternative text.
 */
export async function updateMedia(
  db: Database,
  input: { id: string; change: z.output<typeof updateMediaInput> } & By,
): Promise<number | undefined> {
  const { id, change, admin, now } = input
  const { updatedAt, ...details } = change
  const before = await findMedia(db, id)
  if (before.deletedAt !== null || before.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  return saveDetails(db, before, details, { admin, now })
}

/**
 * Moves a photograph to the trash. Throws NOT_FOUND, CONFLICT, and MEDIA_IN_USE unless `force` is
 * set.
 */
export async function deleteMedia(
  db: Database,
  input: { id: string; force: boolean } & By,
): Promise<void> {
  const { id, force, admin, now } = input
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
  const isFree = notExists(
    db.select({ id: mediaUses.mediaId }).from(mediaUses).where(eq(mediaUses.mediaId, id)),
  )
  const set = { deletedAt: now.toISOString() }
  await storeChange(db, {
    before,
    set,
    action: 'media.delete',
    ...(!force && { when: isFree }),
    admin,
    now,
  })
}

/** Throws NOT_FOUND and CONFLICT. */
export async function undeleteMedia(
  db: Database,
  { id, admin, now }: { id: string } & By,
): Promise<void> {
  const before = await findMedia(db, id)
  if (before.deletedAt === null) return
  await storeChange(db, { before, set: { deletedAt: null }, action: 'media.undelete', admin, now })
}

/** Throws NOT_FOUND, CONFLICT for one in the trash, and BAD_REQUEST for one with too many tags. */
export async function labelMedia(
  db: Database,
  input: { id: string; tag?: string; place?: string | null } & By,
): Promise<void> {
  const { id, tag, place, admin, now } = input
  const before = await findMedia(db, id)
  if (before.deletedAt !== null) throw new ApiError('CONFLICT')
  if (tag !== undefined && before.tags.length >= maxTags)
    throw new ApiError('BAD_REQUEST', {
      issues: [{ path: 'tag', message: 'it has too many tags' }],
    })
  const details = {
    ...(tag !== undefined && { tags: [...before.tags, tag] }),
    ...(place !== undefined && { place }),
  }
  await saveDetails(db, before, details, { admin, now })
}

/** Copies of further entries are made when they are read. */
const maxEntries = 50

/** Invalidates all caches and remakes the copies of the entries that use the photographs. */
export async function showMedia(c: Context<AdminEnv>, ids: readonly string[]): Promise<void> {
  const { db } = c.var
  const used = await db
    .selectDistinct({ id: mediaUses.nounId })
    .from(mediaUses)
    .where(and(inArray(mediaUses.mediaId, idList(ids)), eq(mediaUses.noun, 'entry')))
    .limit(maxEntries)
  const entryIds = used.map(({ id }) => id)
  await showChanges(c, entryIds.length === 0 ? [] : await listEntries(db, entryIds))
}
