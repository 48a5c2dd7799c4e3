import type { MediaKey, MediaVariant } from '../../../schema/media'
import { ApiError } from '../../platform/http/errors'

export function originalKey(sha256: string): string {
  return `originals/${sha256}`
}

export function variantPrefix(id: string, version?: number): string {
  return version === undefined ? `variants/${id}-` : `variants/${id}-${version}/`
}

/** Contains everything of the address, so that no other address finds the rendition. */
export function variantKey(key: MediaKey, { crop, width, format }: MediaVariant): string {
  const prefix = variantPrefix(key.id, key.version)
  return `${prefix}${key.width}x${key.height}-${key.colour}/${crop}-${width}.${format}`
}

/** Throws UNAVAILABLE in place of what R2 or Images throws. */
export async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause })
  }
}

export function streamOf(bytes: BufferSource): ReadableStream<Uint8Array> {
  const { body } = new Response(bytes)
  if (!body) throw new Error('there are no bytes')
  return body
}
