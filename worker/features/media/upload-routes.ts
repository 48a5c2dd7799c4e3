import { type Context, Hono } from 'hono'
import { adminMediaParam, copyMediaInput, fileNameHeader } from '../../../schema/api/admin-media'
import { maxMediaBytes } from '../../../schema/media'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, readBytes, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { logFailure } from '../../platform/log/log'
import { decoded, fetchPicture } from './copy-file'
import { readMediaDetail, showMedia } from './edit-media'
import { refusedFile } from './inspect-file'
import { originalKey, reach } from './media-files'
import { findMedia } from './media-item'
import { deleteVariants } from './purge-files'
import { replaceFile, storeUpload, type UploadedFile } from './store-file'

type C = Context<AdminEnv>

/** Reads the whole body first: a broken upload stores nothing. */
async function readFile(c: C): Promise<Uint8Array<ArrayBuffer>> {
  const { body, headers } = c.req.raw
  if (Number(headers.get('Content-Length')) > maxMediaBytes) throw refusedFile('too-large')
  if (!body) throw refusedFile('empty')
  const bytes = await readBytes(body, maxMediaBytes).catch((cause: unknown) => {
    throw refusedFile('broken', cause)
  })
  if (!bytes) throw refusedFile('too-large')
  return bytes
}

const maxNameLength = 200
const maxCreditUrl = 500

function tidyName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').trim().slice(-maxNameLength) || 'photo'
}

const readName = (c: C) => tidyName(decoded(c.req.header(fileNameHeader) ?? ''))

async function store(c: C, file: UploadedFile) {
  const { id, outcome } = await storeUpload(ctxOf(c), c.env, file)
  if (outcome === 'restored') await showMedia(c, [id])
  return c.json(await readMediaDetail(c.var.db, id), outcome === 'created' ? 201 : 200)
}

/** RFC 6266: quoted ASCII, and percent-encoded for other names. */
function dispositionOf(fileName: string) {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export const mediaUploadRoutes = new Hono<AdminEnv>()
  .post('/', async (c) => store(c, { bytes: await readFile(c), fileName: readName(c) }))
  .post('/copy', limitBody, requireJson, validate('json', copyMediaInput), async (c) => {
    const url = new URL(c.req.valid('json').url)
    const { siteUrl } = c.var.settings
    const ownHosts = [new URL(siteUrl).hostname, new URL(c.req.url).hostname]
    const bytes = await fetchPicture(url, { siteUrl, ownHosts })
    return store(c, {
      bytes,
      fileName: tidyName(decoded(url.pathname.split('/').at(-1) ?? '')),
      creditUrl: url.href.length > maxCreditUrl ? url.origin : url.href,
    })
  })
  .put('/:id/file', validate('param', adminMediaParam), async (c) => {
    const { id } = c.req.valid('param')
    const file = { id, bytes: await readFile(c), fileName: readName(c) }
    const old = await replaceFile(ctxOf(c), c.env, file)
    if (old) {
      await showMedia(c, [id])
      const forget = Promise.all([
        deleteVariants(c.env.MEDIA, id, old.version),
        c.env.MEDIA.delete(originalKey(old.sha256)),
      ])
      c.executionCtx.waitUntil(logFailure('the files of a version could not be deleted', forget))
    }
    return c.json(await readMediaDetail(c.var.db, id), 200)
  })
  .get('/:id/original', validate('param', adminMediaParam), async (c) => {
    const { sha256, mimeType, fileName } = await findMedia(c.var.db, c.req.valid('param').id)
    const original = await reach(() => c.env.MEDIA.get(originalKey(sha256)))
    if (!original) throw new ApiError('NOT_FOUND')
    const headers = {
      'Content-Type': mimeType,
      'Content-Disposition': dispositionOf(fileName),
      'Cache-Control': 'no-store',
    }
    return c.body(original.body, 200, headers)
  })
