import type { Point } from './path'

/** A camera: the vanishing point in the picture and its focal length in pixels. */
export interface Camera {
  x: number
  y: number
  focal: number
}

/** Where a spot in space is seen: metres to the right of, above and before the eye. */
export function seenAt(camera: Camera, right: number, up: number, ahead: number): Point {
  return [camera.x + (camera.focal * right) / ahead, camera.y - (camera.focal * up) / ahead]
}
