export type Point = readonly [x: number, y: number]

/** A number as text with at most one decimal, to keep files small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A point as path text. */
export function at(point: Point): string {
  return `${num(point[0])},${num(point[1])}`
}

/** A point as path text in whole units, for props whose details are small. */
export function atWhole(point: Point): string {
  return `${Math.round(point[0])},${Math.round(point[1])}`
}

/** Path data of straight segments through the points. */
export function polyline(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join(' ')}`
}

/** Path data of a soft curve that starts and ends on the outer points and leans towards the ones between. */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last) return ''
  let d = `M${at(first)}`
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index]
    const next = points[index + 1]
    if (!point || !next) continue
    const end: Point =
      index === points.length - 2 ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    d += `Q${at(point)} ${at(end)}`
  }
  return d
}

/** Path data of a thin horizontal leaf, pointed at both ends: a ripple, a glint, a cloud edge. */
export function lens(x: number, y: number, width: number, thickness: number): string {
  return (
    `M${num(x - width / 2)},${num(y)}q${num(width / 2)},${num(-thickness)} ${num(width)},0` +
    `q${num(-width / 2)},${num(thickness)} ${num(-width)},0`
  )
}

/** A value part of the way between two others. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** y of the crest at x, eased between its points. */
export function crestHeight(crest: readonly Point[], x: number): number {
  const after = crest.findIndex((point) => point[0] >= x)
  const next = crest[after === -1 ? crest.length - 1 : after]
  const previous = crest[Math.max(0, (after === -1 ? crest.length : after) - 1)]
  if (!next || !previous) return 0
  const span = next[0] - previous[0]
  const part = span === 0 ? 0 : Math.min(1, Math.max(0, (x - previous[0]) / span))
  const eased = (1 - Math.cos(part * Math.PI)) / 2
  return previous[1] + (next[1] - previous[1]) * eased
}
