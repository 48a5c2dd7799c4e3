import { env } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { fileNameHeader, type MediaDetail } from '../../schema/api/admin-media'
import type { ErrorBody } from '../../schema/errors'
import { media } from '../../schema/tables/media'
import { originalKey } from '../features/media/media-files'
import { mediaSearchText, newMediaId, type StoredMedia } from '../features/media/media-item'
import { type Database, openDatabase } from '../platform/db/database'
import type { Bindings } from '../platform/http/env'
import { sessionCookie } from './admins'
import pictures from './pictures.fixture.json' with { type: 'json' }
import { origin, request } from './site'

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** A picture that the library takes, from `tools/testing/pictures.ts`. */
export function picture(name: keyof typeof pictures.good): Uint8Array<ArrayBuffer> {
  return bytesOf(pictures.good[name])
}

/** The files that it refuses, with the reasons. */
export const refusedFiles = Object.entries(pictures.bad).map(([name, { reason, file }]) => ({
  name,
  reason,
  bytes: bytesOf(file),
}))

/** No photographs, and nothing in R2. */
export async function clearMedia(): Promise<void> {
  await env.DB.batch(['media', 'media_uses'].map((table) => env.DB.prepare(`delete from ${table}`)))
  for (const key of await storedKeys()) await env.MEDIA.delete(key)
}

let made = 0

/**
 * Stores a photograph with alternative texts in both languages, without its file; fields replace
 * the defaults.
 */
export async function insertPhoto(
  db: Database = openDatabase(env.DB),
  fields: Partial<StoredMedia> = {},
): Promise<StoredMedia> {
  made += 1
  const at = new Date(Date.UTC(2026, 9, 1) + made * 1000).toISOString()
  const row: StoredMedia = {
    id: newMediaId(),
    sha256: made.toString(16).padStart(64, '0'),
    version: 1,
    mimeType: 'image/jpeg',
    fileName: `anh-${made}.jpg`,
    bytes: 250_000,
    width: 4000,
    height: 3000,
    colour: '7a8b6c',
    focalX: 0.5,
    focalY: 0.5,
    edit: null,
    altVi: 'Chợ Đông Ba lúc sáng sớm',
    altEn: 'Dong Ba market early in the morning',
    captionVi: '',
    captionEn: '',
    credit: '',
    creditUrl: '',
    licence: 'own',
    licenceUntil: null,
    place: null,
    tags: [],
    searchText: '',
    createdAt: at,
    updatedAt: at,
    uploadedBy: 'mai',
    deletedAt: null,
    ...fields,
  }
  row.searchText ||= mediaSearchText(row)
  await db.insert(media).values(row)
  return row
}

/**
 * Stores a photograph without uploading it; fields replace the defaults. Its file is `photo.jpg`.
 */
export async function insertMedia(fields: Partial<typeof media.$inferInsert> = {}): Promise<void> {
  const file = picture('photo.jpg')
  const at = '2026-11-01T00:00:00.000Z'
  const row = {
    id: 'motbucanh0',
    sha256: 'a'.repeat(64),
    mimeType: 'image/jpeg',
    fileName: 'photo.jpg',
    bytes: file.length,
    width: 1200,
    height: 900,
    colour: '7f5a7f',
    createdAt: at,
    updatedAt: at,
    uploadedBy: 'mai',
    ...fields,
  }
  await env.MEDIA.put(originalKey(row.sha256), file)
  await drizzle(env.DB).insert(media).values(row)
}

/** Makes an address one that nobody has asked for yet. */
export async function forgetRendition(path: string): Promise<void> {
  for (const key of await storedKeys('variants/')) await env.MEDIA.delete(key)
  await caches.default.delete(origin + path)
}

/** The keys of all objects in R2 that begin so. */
export async function storedKeys(prefix = ''): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix })
  return objects.map(({ key }) => key)
}

export async function countMedia(): Promise<number> {
  return (
    (await env.DB.prepare('select count(*) as rows from media').first<{ rows: number }>())?.rows ??
    0
  )
}

interface Upload {
  fileName?: string
  username?: string
  bindings?: Partial<Bindings>
  /** Replaces the file of this photograph. */
  id?: string
}

/** Uploads a file as an admin of the tests, `mai` unless told. */
export async function upload(
  body: BodyInit,
  { fileName = 'photo.jpg', username = 'mai', bindings, id }: Upload = {},
): Promise<Response> {
  const headers = {
    ...(await sessionCookie(username)),
    [fileNameHeader]: encodeURIComponent(fileName),
  }
  const path = id === undefined ? '/api/admin/media' : `/api/admin/media/${id}/file`
  return request(path, { method: id === undefined ? 'POST' : 'PUT', headers, body }, bindings)
}

/** Uploads a picture that is taken. */
export async function uploaded(
  name: keyof typeof pictures.good,
  options: Upload = {},
): Promise<MediaDetail> {
  const response = await upload(picture(name), { fileName: name, ...options })
  if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`)
  return response.json<MediaDetail>()
}

/** The one issue of a refused file, and the status. */
export async function refusalOf(
  response: Response,
): Promise<{ status: number; path?: string | undefined; reason?: string | undefined }> {
  const { issues } = await response.json<ErrorBody>()
  return { status: response.status, path: issues?.[0]?.path, reason: issues?.[0]?.message }
}
