import { type MediaRefusal, maxMediaBytes } from '../../../schema/media'
import { ApiError, fieldError } from '../../platform/http/errors'
import { readBytes } from '../../platform/http/json-body'
import { logEvent, sentenceOf } from '../../platform/log/log'
import { refusedFile } from './inspect-file'

const timeoutMs = 15_000
const maxRedirects = 3

function refusedUrl(reason: Extract<MediaRefusal, 'not-found' | 'not-reachable'>): ApiError {
  return fieldError('url', reason)
}

/** Local names (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const localName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa|alt)$/

function isForeign(
  { protocol, hostname, port, username, password }: URL,
  ownHosts: readonly string[],
) {
  // The URL parser normalizes IPv4 spellings and lower-cases names.
  const name = hostname.replace(/\.$/, '')
  const isName = name.includes('.') && !name.startsWith('[') && !/^[\d.]+$/.test(name)
  const isOwn = ownHosts.some((own) => name === own || name.endsWith(`.${own}`))
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isName &&
    !localName.test(name) &&
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
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export async function fetchPicture(
  url: URL,
  { siteUrl, ownHosts }: { siteUrl: string; ownHosts: readonly string[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const init: RequestInit = {
    headers: {
      'User-Agent': `MangoRoad media library (${siteUrl})`,
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
