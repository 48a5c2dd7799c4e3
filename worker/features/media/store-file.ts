import { and, eq, exists, isNotNull } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { logError } from '../../platform/log/log'
import { inspectFile, refusedFile } from './inspect-file'
import { originalKey, reach } from './media-files'
import { findMedia, mediaSearchText, newMediaId, type StoredMedia } from './media-item'

export interface MediaStore {
  db: Database
  images: ImagesBinding
  bucket: R2Bucket
}

export interface UploadedFile extends By {
  bytes: Uint8Array<ArrayBuffer>
  fileName: string
  /** Where it was copied from; empty for an upload. */
  creditUrl?: string
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

async function findByHash(db: Database, sha256: string): Promise<StoredMedia | undefined> {
  const [row] = await db.select().from(media).where(eq(media.sha256, sha256))
  return row
}

/** Throws UNAVAILABLE. */
async function putOriginal(
  bucket: R2Bucket,
  sha256: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  await reach(() => bucket.put(originalKey(sha256), bytes, { httpMetadata: { contentType } }))
}

/**
 * After D1 failed: the row that has the file, from a parallel request or a lost response. Without
 * one the file is deleted; if D1 cannot be read it stays for the hourly sweep.
 */
async function afterFailure(
  { db, bucket }: MediaStore,
  sha256: string,
): Promise<StoredMedia | undefined> {
  try {
    const row = await findByHash(db, sha256)
    if (!row) await bucket.delete(originalKey(sha256))
    return row
  } catch (error) {
    logError('a file may be left without a photograph', error)
    return undefined
  }
}

/** Returns false if it has just been purged or restored. */
async function undelete(
  store: MediaStore,
  row: StoredMedia,
  { bytes, admin, now }: UploadedFile,
): Promise<boolean> {
  await putOriginal(store.bucket, row.sha256, bytes, row.mimeType)
  const { db } = store
  const inTrash = and(eq(media.id, row.id), isNotNull(media.deletedAt))
  const entry = {
    username: admin.username,
    action: 'media.undelete' as const,
    subject: row.id,
    label: row.fileName,
    now,
  }
  const results = await db.batch([
    insertAuditEntry(db, entry, exists(db.select({ id: media.id }).from(media).where(inTrash))),
    db.update(media).set({ deletedAt: null, updatedAt: now.toISOString() }).where(inTrash),
  ])
  return hasChanged(results)
}

export async function storeUpload(
  store: MediaStore,
  file: UploadedFile,
): Promise<{ id: string; outcome: 'created' | 'known' | 'restored' }> {
  const { db } = store
  const { bytes, fileName, creditUrl = '', admin, now } = file
  const sha256 = await hashOf(bytes)
  const known = await findByHash(db, sha256)
  if (known?.deletedAt)
    return (await undelete(store, known, file))
      ? { id: known.id, outcome: 'restored' }
      : storeUpload(store, file)
  if (known) return { id: known.id, outcome: 'known' }
  const found = await inspectFile(store.images, bytes)
  await putOriginal(store.bucket, sha256, bytes, found.mimeType)
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
    sha256,
    fileName,
    bytes: bytes.length,
    creditUrl,
    searchText: mediaSearchText({ ...words, fileName }),
    createdAt: at,
    updatedAt: at,
    uploadedBy: admin.username,
  }
  const { username } = admin
  const after = { fileName, bytes: bytes.length, ...(creditUrl && { creditUrl }) }
  const entry = insertAuditEntry(db, {
    username,
    action: 'media.upload',
    subject: row.id,
    label: fileName,
    after,
    now,
  })
  try {
    await db.batch([db.insert(media).values(row), entry])
  } catch (error) {
    const other = await afterFailure(store, sha256)
    if (!other) throw error
    return { id: other.id, outcome: other.id === row.id ? 'created' : 'known' }
  }
  return { id: row.id, outcome: 'created' }
}

/**
 * Makes a new version and returns the previous row, or undefined for the same file. Throws
 * NOT_FOUND, CONFLICT, and BAD_REQUEST for a file that is refused or in the library.
 */
export async function replaceFile(
  store: MediaStore,
  id: string,
  file: UploadedFile,
): Promise<StoredMedia | undefined> {
  const { db } = store
  const { bytes, fileName, admin, now } = file
  const old = await findMedia(db, id)
  if (old.deletedAt) throw new ApiError('NOT_FOUND')
  const sha256 = await hashOf(bytes)
  if (sha256 === old.sha256) return undefined
  if (await findByHash(db, sha256)) throw refusedFile('in-library')
  const found = await inspectFile(store.images, bytes)
  await putOriginal(store.bucket, sha256, bytes, found.mimeType)
  const isUnchanged = and(eq(media.id, id), eq(media.version, old.version))
  const states = {
    before: { fileName: old.fileName, bytes: old.bytes },
    after: { fileName, bytes: bytes.length },
  }
  const entry = {
    username: admin.username,
    action: 'media.replace' as const,
    subject: id,
    label: fileName,
    ...states,
    now,
  }
  const changes = {
    ...found,
    sha256,
    fileName,
    bytes: bytes.length,
    version: old.version + 1,
    searchText: mediaSearchText({ ...old, fileName }),
    updatedAt: now.toISOString(),
  }
  try {
    const results = await db.batch([
      insertAuditEntry(
        db,
        entry,
        exists(db.select({ id: media.id }).from(media).where(isUnchanged)),
      ),
      db.update(media).set(changes).where(isUnchanged),
    ])
    if (!hasChanged(results)) throw new ApiError('CONFLICT')
  } catch (error) {
    const owner = await afterFailure(store, sha256)
    if (owner?.id !== id) throw owner ? refusedFile('in-library') : error
  }
  return old
}
