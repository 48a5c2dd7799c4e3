import type { fileNameHeader as contractHeader } from '../../../../schema/api/admin-media'
import { toFailure } from '../../../lib/api'

// The API's own constant is in the file of its zod schemas, which the browser does not load.
const fileNameHeader: typeof contractHeader = 'X-File-Name'

export interface SendOptions {
  /** How much has been sent: 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file by XMLHttpRequest, for `fetch` tells no progress. Rejects like `readApi`, and with
 * the signal's reason once it is aborted.
 */
export function sendFile(
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
