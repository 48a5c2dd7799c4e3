import type {
  fileNameHeader as contractHeader,
  MediaDetail,
} from '../../../../schema/api/admin-media'
import { type MediaRefusal, maxMediaBytes, mediaRefusals } from '../../../../schema/media'
import { ApiFailure, toFailure } from '../../../lib/api'
import { withSession } from '../../kit/admin-api'
import { mediaApi } from '../media-api'

export function refusalOf(error: unknown): MediaRefusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  if (error.body?.code === 'PAYLOAD_TOO_LARGE') return 'too-large'
  const message = error.body?.issues?.find(({ path }) => path === 'file' || path === 'url')?.message
  return mediaRefusals.find((refusal) => refusal === message)
}

async function send(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  options: SendOptions,
): Promise<Response> {
  const refusal = await checkFile(file)
  if (refusal) throw new FileRefused(refusal)
  try {
    return await withSession(() => sendFile(method, path, file, options))
  } catch (error) {
    const refused = refusalOf(error)
    throw refused ? new FileRefused(refused) : error
  }
}

/** `isNew` is false for a file the library has. Throws FileRefused or what `readApi` throws. */
export async function uploadFile(
  file: File,
  options: SendOptions = {},
): Promise<{ item: MediaDetail; isNew: boolean }> {
  const response = await send('POST', mediaApi.list, file, options)
  return { item: await response.json(), isNew: response.status === 201 }
}

export async function replaceFile(
  id: string,
  file: File,
  options: SendOptions = {},
): Promise<MediaDetail> {
  const response = await send('PUT', mediaApi.file(id), file, options)
  return response.json()
}

export class FileRefused extends Error {
  readonly refusal: MediaRefusal

  constructor(refusal: MediaRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const headLength = 512

/** First bytes, as Latin-1, of accepted types and of those that the API refuses better. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s]

/** Returns why a file need not be sent; the API checks the whole file. */
export async function checkFile(file: File): Promise<MediaRefusal | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxMediaBytes) return 'too-large'
  return refusalOfHead(await readHead(file))
}

async function readHead(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    return String.fromCharCode(...bytes)
  } catch (error) {
    // A dropped folder looks like a file until it is read.
    console.debug('the file could not be read', error)
    throw new FileRefused('not-a-picture')
  }
}

function refusalOfHead(head: string): MediaRefusal | undefined {
  if (head.startsWith('GIF8')) return 'gif'
  if (/^\s*(?:\xef\xbb\xbf)?\s*</.test(head)) return /<svg|<\?xml/i.test(head) ? 'svg' : 'html'
  return beginnings.some((beginning) => beginning.test(head)) ? undefined : 'not-a-picture'
}

// The API's own constant is in the file of its zod schemas, which the browser does not load.
const fileNameHeader: typeof contractHeader = 'X-File-Name'

interface SendOptions {
  /** 0 to 1 */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** `fetch` reports no upload progress. Rejects like `readApi` or with the signal's reason. */
function sendFile(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status })
      if (response.ok) resolve(response)
      else void toFailure(response).then(reject)
    }
    request.onerror = () => reject(new TypeError('the upload was interrupted'))
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener('abort', cancel)
    request.open(method, path)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader(fileNameHeader, encodeURIComponent(file.name))
    request.send(file)
  })
}
