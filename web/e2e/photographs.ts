import type { APIRequestContext, Page } from '@playwright/test'
import { fileNameHeader, type MediaDetail, type MediaDetails } from '../../schema/api/admin-media'
import { type MediaKey, mediaAddress, parseMediaPath } from '../../schema/media'
import { send } from './admin'
import { resent } from './site'
import type { TestFile } from './test-photos'

/**
 * Uploads a file with the page's cookies, as the library's own screen does. Throws unless it is
 * taken.
 */
export async function uploadPhoto(page: Page, { name, buffer }: TestFile): Promise<MediaDetail> {
  const headers = {
    'Content-Type': 'application/octet-stream',
    [fileNameHeader]: encodeURIComponent(name),
    'Sec-Fetch-Site': 'same-origin',
  }
  const response = await page.request.post('/api/admin/media', { ...resent, headers, data: buffer })
  if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** Changes what editors say of a photograph. */
export function describePhoto(
  page: Page,
  photo: MediaDetail,
  changes: Partial<MediaDetails>,
): Promise<MediaDetail> {
  const {
    updatedAt,
    focalX,
    focalY,
    altVi,
    altEn,
    captionVi,
    captionEn,
    credit,
    creditUrl,
    licence,
    licenceUntil,
    place,
    tags,
  } = photo
  const details = {
    focalX,
    focalY,
    altVi,
    altEn,
    captionVi,
    captionEn,
    credit,
    creditUrl,
    licence,
    licenceUntil,
    place,
    tags,
  }
  return send(page, 'PUT', `/api/admin/media/${photo.id}`, { updatedAt, ...details, ...changes })
}

/** What a photograph's address says of it. */
export function keyOf({ src }: Pick<MediaDetail, 'src'>): MediaKey {
  const found = parseMediaPath(src)
  if (!found) throw new Error(`${src} is no address of a photograph`)
  if (mediaAddress(found.key) !== src)
    throw new Error(`${src} is not the address that stands for it`)
  return found.key
}

/** The addresses of photographs that a text names: in attributes, JSON-LD and feeds. */
export function mediaPathsIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/\/media\/[a-z0-9-]+\/[a-z]+-\d+\.[a-z]+/g)].map(([path]) => path),
    ),
  ]
}

/** The bytes of addresses, each asked for once. */
export async function readMedia(
  request: APIRequestContext,
  paths: Iterable<string>,
): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>()
  for (const path of paths) {
    const response = await request.get(path, { ...resent, maxRedirects: 0 })
    if (response.status() !== 200) throw new Error(`${path}: ${response.status()}`)
    read.set(path, await response.body())
  }
  return read
}
