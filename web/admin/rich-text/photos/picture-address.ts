import { isDrawing } from '../../../../schema/drawings'
import {
  mediaIdOf,
  mediaReference,
  mediaReferencePattern,
  parseMediaPath,
} from '../../../../schema/media'
import { isSpot } from '../../../../schema/text-drawings'
import { drawnScene, pictureUrl } from '../../../lib/art'
import { isForeign } from '../../media/media-pictures'

type PictureAddress =
  | { kind: 'photo'; id: string }
  | { kind: 'drawing'; scene: string }
  | { kind: 'own' | 'foreign' | 'unreadable' }

export function readPictureAddress(address: string): PictureAddress {
  const id = mediaIdOf(address)
  if (id !== undefined) return { kind: 'photo', id }
  const scene = /^@assets\/art\/([a-z0-9-]+)$/.exec(address)?.[1]
  if (scene !== undefined && isDrawing(scene)) return { kind: 'drawing', scene }
  if (/^\/(?![/\\])/.test(address)) return { kind: 'own' }
  return { kind: isForeign(address) ? 'foreign' : 'unreadable' }
}

export function ownPathOf(address: PictureAddress, src: string): string | undefined {
  if (address.kind === 'own') return src
  return address.kind === 'drawing'
    ? pictureUrl(src, isSpot(address.scene) ? 'square' : 'wide')
    : undefined
}

/** Returns the address to store; undefined if only the author could see the picture. */
export function storedAddress(address: string, origin: string): string | undefined {
  if (mediaReferencePattern.test(address) || readPictureAddress(address).kind === 'drawing')
    return address
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const key = parseMediaPath(path)?.key
  if (key) return mediaReference(key.id)
  const scene = drawnScene(path)
  if (scene) return `@assets/art/${scene}`
  return readPictureAddress(path).kind === 'own' || isForeign(path) ? path : undefined
}
