import { mediaIdOf, mediaReference, mediaReferencePattern, parseMediaPath } from '../../../../../schema/media'
import { isForeign } from '../../media/foreign-address'

/** What an address in a text shows: a photograph of the library, a file of this site, a picture of another one, or nothing that pages show. */
export type PictureAddress = { kind: 'photo'; id: string } | { kind: 'own' | 'foreign' | 'unreadable' }

export function readPictureAddress(address: string): PictureAddress {
  const id = mediaIdOf(address)
  if (id !== undefined) return { kind: 'photo', id }
  if (/^\/(?![/\\])/.test(address)) return { kind: 'own' }
  return { kind: isForeign(address) ? 'foreign' : 'unreadable' }
}

/** The address of a pasted picture as texts store it: photographs by their reference, what else is of this site by its path; undefined where nobody but the author could see it. */
export function storedAddress(address: string, origin: string): string | undefined {
  if (mediaReferencePattern.test(address)) return address
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const key = parseMediaPath(path)?.key
  if (key) return mediaReference(key.id)
  return readPictureAddress(path).kind === 'own' || isForeign(path) ? path : undefined
}
