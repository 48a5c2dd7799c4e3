import { type Point, polyline } from './path'
import { type Camera, seenAt } from './perspective'
import { line, polygon } from './shapes'

export type Spot = readonly [right: number, up: number, ahead: number]

/** Tools to draw flat faces and straight seams in space, up from a floor that lies `eye` metres below the camera. */
export function inSpace(camera: Camera, eye: number) {
  const at = ([right, up, ahead]: Spot): Point => seenAt(camera, right, up - eye, ahead)
  const face = (fill: string, ...spots: readonly Spot[]) => polygon(spots.map(at), fill)
  const seams = (colour: string, width: number, ...pairs: readonly (readonly [Spot, Spot])[]) =>
    line(pairs.map(([a, b]) => polyline([at(a), at(b)])).join(''), colour, width)
  return { at, face, seams }
}
