/** Turns and crops of photographs: the original stays as it was uploaded. */

export const turns = [0, 90, 180, 270] as const
export type Turn = (typeof turns)[number]

export interface Size {
  width: number
  height: number
}

/** In pixels from the left and top. */
export interface Frame extends Size {
  left: number
  top: number
}

/** What readers see of an original: first turned clockwise, then cropped. */
export interface MediaEdit {
  rotate: Turn
  /** Of the turned original; missing for all of it. */
  crop?: Frame
  /** Of the upright original, in pixels. */
  original: Size
}

/** 0 to 1 from the left and top. */
export interface Point {
  x: number
  y: number
}

export function editOf({ width, height, edit }: Size & { edit: MediaEdit | null }): MediaEdit {
  return edit ?? { rotate: 0, original: { width, height } }
}

/** Of the original after the turn, in pixels. */
export function turnedSize({ rotate, original: { width, height } }: MediaEdit): Size {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** What is shown of the turned original. */
export function frameOf(edit: MediaEdit): Frame {
  return edit.crop ?? { left: 0, top: 0, ...turnedSize(edit) }
}

function turnPoint(point: Point, degrees: number): Point {
  if (degrees <= 0) return point
  return turnPoint({ x: 1 - point.y, y: point.x }, degrees - 90)
}

/** Within the picture, to a percent. */
export function roundedPoint({ x, y }: Point): Point {
  const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
  return { x: within(x), y: within(y) }
}

/** The same spot of the original in another frame, or the nearest one there. */
export function carryPoint(point: Point, from: MediaEdit, to: MediaEdit): Point {
  const [shown, size] = [frameOf(from), turnedSize(from)]
  const turned = {
    x: (shown.left + point.x * shown.width) / size.width,
    y: (shown.top + point.y * shown.height) / size.height,
  }
  const next = turnPoint(turned, (360 - from.rotate + to.rotate) % 360)
  const [frame, whole] = [frameOf(to), turnedSize(to)]
  return roundedPoint({
    x: (next.x * whole.width - frame.left) / frame.width,
    y: (next.y * whole.height - frame.top) / frame.height,
  })
}

/** The frame of a picture that is turned by another 90° clockwise; `size` is before the turn. */
export function turnFrame({ left, top, width, height }: Frame, size: Size): Frame {
  return { left: size.height - top - height, top: left, width: height, height: width }
}
