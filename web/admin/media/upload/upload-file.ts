import type { MediaDetail } from '../../../../schema/api/admin-media'
import { type MediaRefusal, mediaRefusals } from '../../../../schema/media'
import { ApiFailure } from '../../../lib/api'
import { withSession } from '../../kit/admin-api'
import { mediaApi } from '../media-api'
import { checkFile, FileRefused } from './check-file'
import { type SendOptions, sendFile } from './send-file'

/** Why the API did not take a file, or the address of one; undefined for any other failure. */
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

/**
 * Uploads a file into the library; `isNew` is false where the library has it already. Asks for the
 * login where the session has ended. Throws {@link FileRefused} where it is not taken, and like
 * `readApi` otherwise.
 */
export async function uploadFile(
  file: File,
  options: SendOptions = {},
): Promise<{ item: MediaDetail; isNew: boolean }> {
  const response = await send('POST', mediaApi.list, file, options)
  return { item: await response.json(), isNew: response.status === 201 }
}

/** Replaces the file of a photograph; fails like {@link uploadFile}. */
export async function replaceFile(
  id: string,
  file: File,
  options: SendOptions = {},
): Promise<MediaDetail> {
  const response = await send('PUT', mediaApi.file(id), file, options)
  return response.json()
}
