/** 0 to 1 from the left and from the top. */
export interface Point {
  x: number
  y: number
}

export function rounded({ x, y }: Point): Point {
  const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
  return { x: inside(x), y: inside(y) }
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves by one percent, with Shift ten; undefined for other keys. */
export function movedByKey({ x, y }: Point, key: string, withShift: boolean): Point | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const step = withShift ? 0.1 : 0.01
  return rounded({ x: x + direction.x * step, y: y + direction.y * step })
}

export function pointAt(
  place: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): Point {
  return rounded({
    x: (place.clientX - frame.left) / frame.width,
    y: (place.clientY - frame.top) / frame.height,
  })
}

export function percents({ x, y }: Point): Point {
  return { x: Math.round(x * 100), y: Math.round(y * 100) }
}

export function objectPosition(point: Point): string {
  const { x, y } = percents(point)
  return `${x}% ${y}%`
}
