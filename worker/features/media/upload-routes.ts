import { type Context, Hono } from 'hono'
import { adminMediaParam, copyMediaInput, fileNameHeader } from '../../../schema/api/admin-media'
import { brand } from '../../../schema/brand'
import { type MediaRefusal, maxMediaBytes } from '../../../schema/media'
import { editOf } from '../../../schema/media-edit'
import { isPublicHost } from '../../../schema/public-hosts'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { limitBody, readBytes, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { logEvent, logFailure, sentenceOf } from '../../platform/log/log'
import { readMediaDetail, showMedia } from './edit-media'
import { refusedFile } from './inspect-file'
import { makeVariant } from './make-variant'
import { originalKey, reach } from './media-files'
import { findMedia } from './media-item'
import { deleteVariants } from './purge-files'
import { namedByType, replaceFile, storeUpload, type UploadedFile } from './store-file'

const timeoutMs = 15_000
const maxRedirects = 3

function refusedUrl(reason: Extract<MediaRefusal, 'not-found' | 'not-reachable'>): ApiError {
  return fieldError('url', reason)
}

function isForeign(
  { protocol, hostname, port, username, password }: URL,
  ownHosts: readonly string[],
) {
  // The URL parser normalizes IPv4 spellings and lower-cases names.
  const name = hostname.replace(/\.$/, '')
  const isOwn = ownHosts.some((own) => name === own || name.endsWith(`.${own}`))
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isPublicHost(name) &&
    !isOwn
  )
}

type Ask = (url: URL) => Promise<Response>

/** Follows redirects by hand, so that each address is checked before it is fetched. */
async function follow(start: URL, ownHosts: readonly string[], ask: Ask) {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!isForeign(url, ownHosts)) throw refusedUrl('not-reachable')
    const response = await ask(url)
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    if (!URL.canParse(location, url.href)) throw refusedUrl('not-reachable')
    url = new URL(location, url)
  }
  throw refusedUrl('not-reachable')
}

async function readPicture({
  ok,
  status,
  body,
  headers,
}: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!ok || !body) {
    await body?.cancel()
    throw refusedUrl(status === 404 || status === 410 ? 'not-found' : 'not-reachable')
  }
  if (Number(headers.get('Content-Length')) > maxMediaBytes) {
    await body.cancel()
    throw refusedFile('too-large')
  }
  const bytes = await readBytes(body, maxMediaBytes)
  if (!bytes) throw refusedFile('too-large')
  return bytes
}

/** A percent-encoded text decoded, or as it is if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function fetchPicture(
  url: URL,
  { siteUrl, ownHosts }: { siteUrl: string; ownHosts: readonly string[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const init: RequestInit = {
    headers: {
      'User-Agent': `${brand.slug} media library (${siteUrl})`,
      Accept: 'image/avif,image/webp,image/*;q=0.8',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }
  try {
    const ask = (address: URL) => fetch(address.href, init)
    return await readPicture(await follow(url, ownHosts, ask))
  } catch (error) {
    if (error instanceof ApiError) throw error
    logEvent('a picture could not be copied', { host: url.hostname, error: sentenceOf(error) })
    throw refusedUrl('not-reachable')
  }
}

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
      'Content-Disposition': dispositionOf(namedByType(fileName, mimeType)),
      'Cache-Control': 'no-store',
    }
    return c.body(original.body, 200, headers)
  })
  .get('/:id/uncropped', validate('param', adminMediaParam), async (c) => {
    const row = await findMedia(c.var.db, c.req.valid('param').id)
    const whole = { ...row, ...editOf(row).original, edit: null }
    const variant = { crop: 'full', width: 1080, format: 'webp' } as const
    const { body, contentType } = await reach(() => makeVariant(c.env, whole, variant))
    return c.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
