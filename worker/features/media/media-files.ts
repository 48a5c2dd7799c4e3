import type { MediaKey, MediaVariant } from '../../../schema/media'
import { ApiError } from '../../platform/http/errors'

/** Where an original is in R2. */
export function originalKey(sha256: string): string {
  return `originals/${sha256}`
}

/**
 * What the renditions of one version of a photograph begin with; without a version, those of all.
 */
export function variantPrefix(id: string, version?: number): string {
  return version === undefined ? `variants/${id}-` : `variants/${id}-${version}/`
}

/**
 * Where a rendition is in R2: all that its address says is part of it, so that no other address
 * finds it.
 */
export function variantKey(key: MediaKey, { crop, width, format }: MediaVariant): string {
  return `${variantPrefix(key.id, key.version)}${key.width}x${key.height}-${key.colour}/${crop}-${width}.${format}`
}

/** What R2 or Images answers. Throws UNAVAILABLE in place of what they throw. */
export async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause })
  }
}

/** Bytes as the Images binding takes them. */
export function streamOf(bytes: BufferSource): ReadableStream<Uint8Array> {
  const { body } = new Response(bytes)
  if (!body) throw new Error('there are no bytes')
  return body
}
