import { and, eq, isNotNull } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import { sha256 } from '../../platform/auth/hash'
import { type Database, rowExists } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Bindings, Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { logFailure } from '../../platform/log/log'
import { inspectFile, refusedFile } from './inspect-file'
import { originalKey, reach } from './media-files'
import { findMedia, mediaSearchText, newMediaId, type StoredMedia } from './media-item'

type Stores = Pick<Bindings, 'IMAGES' | 'MEDIA'>

export interface UploadedFile {
  bytes: Uint8Array<ArrayBuffer>
  fileName: string
  creditUrl?: string
}

const endings = new Map([
  ['image/jpeg', /\.jpe?g$/i],
  ['image/heic', /\.hei[cf]$/i],
])

/** The ending says what the bytes are, whatever the uploader called them. */
export function namedByType(fileName: string, mimeType: string): string {
  const type = mimeType.replace('image/', '')
  if ((endings.get(mimeType) ?? new RegExp(`\\.${type}$`, 'i')).test(fileName)) return fileName
  const stem = fileName.replace(/\.[a-z][a-z0-9]{0,7}$/i, '')
  return `${stem || 'photo'}.${type.replace('jpeg', 'jpg')}`
}

async function findByHash(db: Database, hash: string): Promise<StoredMedia | undefined> {
  const [row] = await db.select().from(media).where(eq(media.sha256, hash))
  return row
}

async function putOriginal(
  { MEDIA }: Stores,
  hash: string,
  bytes: Uint8Array,
  contentType: string,
) {
  await reach(() => MEDIA.put(originalKey(hash), bytes, { httpMetadata: { contentType } }))
}

/**
 * After D1 failed: the row that has the file, from a parallel request or a lost response. If D1
 * cannot be read the file stays for the hourly sweep.
 */
async function afterFailure(
  db: Database,
  { MEDIA }: Stores,
  hash: string,
): Promise<StoredMedia | undefined> {
  const find = async () => {
    const row = await findByHash(db, hash)
    if (!row) await MEDIA.delete(originalKey(hash))
    return row
  }
  return logFailure('a file may be left without a photograph', find())
}

async function undelete(
  ctx: Ctx,
  stores: Stores,
  { id, sha256: hash, mimeType, fileName }: StoredMedia,
  bytes: Uint8Array,
) {
  await putOriginal(stores, hash, bytes, mimeType)
  const { db, now } = ctx
  const inTrash = and(eq(media.id, id), isNotNull(media.deletedAt))
  const entry = { action: 'media.undelete', subject: id, label: fileName } as const
  const results = await db.batch([
    auditEntry(ctx, entry, rowExists(db, media, inTrash)),
    db.update(media).set({ deletedAt: null, updatedAt: now.toISOString() }).where(inTrash),
  ])
  return hasChanged(results)
}

export async function storeUpload(
  ctx: Ctx,
  stores: Stores,
  file: UploadedFile,
): Promise<{ id: string; outcome: 'created' | 'known' | 'restored' }> {
  const { db, actor, now } = ctx
  const { bytes, creditUrl = '' } = file
  const hash = await sha256(bytes)
  const known = await findByHash(db, hash)
  if (known?.deletedAt)
    return (await undelete(ctx, stores, known, bytes))
      ? { id: known.id, outcome: 'restored' }
      : storeUpload(ctx, stores, file)
  if (known) return { id: known.id, outcome: 'known' }
  const found = await inspectFile(stores.IMAGES, bytes)
  const fileName = namedByType(file.fileName, found.mimeType)
  await putOriginal(stores, hash, bytes, found.mimeType)
  const at = now.toISOString()
  const words = {
    altVi: '',
    altEn: '',
    captionVi: '',
    captionEn: '',
    credit: '',
    place: null,
    tags: [],
  }
  const row = {
    ...found,
    ...words,
    id: newMediaId(),
    sha256: hash,
    fileName,
    bytes: bytes.length,
    creditUrl,
    searchText: mediaSearchText({ ...words, fileName }),
    createdAt: at,
    updatedAt: at,
    uploadedBy: actor.username,
  }
  const after = { fileName, bytes: bytes.length, ...(creditUrl && { creditUrl }) }
  const entry = { action: 'media.upload', subject: row.id, label: fileName, after } as const
  try {
    await db.batch([db.insert(media).values(row), auditEntry(ctx, entry)])
  } catch (error) {
    const other = await afterFailure(db, stores, hash)
    if (!other) throw error
    return { id: other.id, outcome: other.id === row.id ? 'created' : 'known' }
  }
  return { id: row.id, outcome: 'created' }
}

/** Undefined for the same file. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export async function replaceFile(
  ctx: Ctx,
  stores: Stores,
  { id, bytes, ...file }: UploadedFile & { id: string },
): Promise<StoredMedia | undefined> {
  const { db, now } = ctx
  const old = await findMedia(db, id)
  if (old.deletedAt) throw new ApiError('NOT_FOUND')
  const hash = await sha256(bytes)
  if (hash === old.sha256) return undefined
  if (await findByHash(db, hash)) throw refusedFile('in-library')
  const found = await inspectFile(stores.IMAGES, bytes)
  const fileName = namedByType(file.fileName, found.mimeType)
  await putOriginal(stores, hash, bytes, found.mimeType)
  const isUnchanged = and(eq(media.id, id), eq(media.version, old.version))
  const entry = {
    action: 'media.replace',
    subject: id,
    label: fileName,
    before: { fileName: old.fileName, bytes: old.bytes },
    after: { fileName, bytes: bytes.length },
  } as const
  const changes = {
    ...found,
    sha256: hash,
    fileName,
    bytes: bytes.length,
    edit: null,
    version: old.version + 1,
    searchText: mediaSearchText({ ...old, fileName }),
    updatedAt: now.toISOString(),
  }
  try {
    const results = await db.batch([
      auditEntry(ctx, entry, rowExists(db, media, isUnchanged)),
      db.update(media).set(changes).where(isUnchanged),
    ])
    if (!hasChanged(results)) throw new ApiError('CONFLICT')
  } catch (error) {
    const owner = await afterFailure(db, stores, hash)
    if (owner?.id !== id) throw owner ? refusedFile('in-library') : error
  }
  return old
}
