import type { Frame, Size } from '../../../../schema/media-edit'

/** Width by height; undefined for any. */
export const cropRatios = { free: undefined, wide: 16 / 9, tall: 4 / 5, square: 1 } as const
export type CropShape = keyof typeof cropRatios

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

interface Bounds {
  size: Size
  ratio: number | undefined
  /** Least width and height, in pixels. */
  min: number
}

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)))

export function moveFrame(frame: Frame, dx: number, dy: number, size: Size): Frame {
  return {
    ...frame,
    left: between(frame.left + dx, 0, size.width - frame.width),
    top: between(frame.top + dy, 0, size.height - frame.height),
  }
}

/** Moves a corner; the opposite one stays. */
export function resizeFrame(
  { left, top, width, height }: Frame,
  corner: Corner,
  [dx, dy]: readonly [number, number],
  { size, ratio, min }: Bounds,
): Frame {
  const [isEast, isSouth] = [corner.endsWith('e'), corner.startsWith('s')]
  const [right, bottom] = [left + width, top + height]
  const most = {
    width: isEast ? size.width - left : right,
    height: isSouth ? size.height - top : bottom,
  }
  const wanted = { width: width + (isEast ? dx : -dx), height: height + (isSouth ? dy : -dy) }
  const next = ratio ? withRatio(wanted, { dx, dy, ratio, min, most }) : wanted
  const made = {
    width: between(next.width, min, most.width),
    height: between(next.height, min, most.height),
  }
  return {
    left: isEast ? left : right - made.width,
    top: isSouth ? top : bottom - made.height,
    ...made,
  }
}

interface RatioBounds {
  dx: number
  dy: number
  ratio: number
  min: number
  most: Size
}

/** Follows the larger of both movements. */
function withRatio(wanted: Size, { dx, dy, ratio, min, most }: RatioBounds): Size {
  const width = Math.abs(dx) >= Math.abs(dy) ? wanted.width : wanted.height * ratio
  const fitting = between(
    width,
    Math.max(min, min * ratio),
    Math.min(most.width, most.height * ratio),
  )
  return { width: fitting, height: fitting / ratio }
}

/** The largest frame of a shape, around the middle of the former one where there is room. */
export function shapeFrame(frame: Frame, ratio: number | undefined, size: Size): Frame {
  if (!ratio) return frame
  const width = Math.min(size.width, size.height * ratio)
  const made = { width: Math.round(width), height: Math.round(width / ratio) }
  const middle = {
    left: frame.left + (frame.width - made.width) / 2,
    top: frame.top + (frame.height - made.height) / 2,
  }
  return moveFrame({ ...middle, ...made }, 0, 0, size)
}
