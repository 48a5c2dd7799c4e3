import { mix, num, type Point } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, polygon, shape } from './shapes'

export interface FoldedMapOptions {
  /** its corners: back left, back right, front right, front left. */
  corners: readonly [Point, Point, Point, Point]
  folds: number
  /** how far each fold stands up. */
  rise: number
  paper: string
  shade: string
  sea: string
  land: string
  route: string
}

/** A spot of the map, across and down from 0 to 1, lifted by its folds. */
export function onMap(o: FoldedMapOptions, across: number, down: number): Point {
  const [a, b, c, d] = o.corners
  const crease = across * o.folds
  const lift = Math.abs((((crease % 2) + 2) % 2) - 1) * o.rise
  return [
    mix(mix(a[0], b[0], across), mix(d[0], c[0], across), down),
    mix(mix(a[1], b[1], across), mix(d[1], c[1], across), down) - lift,
  ]
}

/** A hand-drawn paper map unfolding in pleats: a coast, a dotted route over land, each second panel in shade. */
export function foldedMap(o: FoldedMapOptions): string {
  const strip = (
    from: number,
    to: number,
    top: (t: number) => number,
    bottom: (t: number) => number,
    fill: string,
    opacity = 1,
  ) => {
    const steps = 3
    const along = (edge: (t: number) => number) =>
      range(steps + 1).map((index) =>
        onMap(o, mix(from, to, index / steps), edge(mix(from, to, index / steps))),
      )
    return polygon([...along(top), ...along(bottom).reverse()], fill, opacity)
  }
  const coast = (t: number) => 0.62 - 0.34 * t + 0.1 * Math.sin(t * 9) + 0.05 * Math.sin(t * 23)
  const panels = range(o.folds)
  const spans = panels.map((index) => [index / o.folds, (index + 1) / o.folds] as const)
  const river = (t: number) => 0.2 + 0.16 * Math.sin(t * 5 + 1)
  const trace = (edge: (t: number) => number, from: number, to: number, count: number) =>
    range(count + 1)
      .map((index) => {
        const t = mix(from, to, index / count)
        const [x, y] = onMap(o, t, edge(t))
        return `${index === 0 ? 'M' : 'L'}${num(x)},${num(y)}`
      })
      .join('')
  const stitched = trace((t) => 0.46 - 0.28 * t + 0.14 * Math.sin(t * 8 + 0.6), 0.08, 0.92, 26)
  return [
    spans
      .map(([from, to]) =>
        strip(
          from,
          to,
          () => 0,
          () => 1,
          o.sea,
        ),
      )
      .join(''),
    spans.map(([from, to]) => strip(from, to, () => 0, coast, o.land)).join(''),
    line(trace(coast, 0, 1, 24), o.paper, 5),
    line(trace(river, 0.02, 0.98, 20), o.sea, 6),
    spans
      .map(([from, to], index) =>
        index % 2 === 0
          ? ''
          : strip(
              from,
              to,
              () => 0,
              () => 1,
              o.shade,
              0.28,
            ),
      )
      .join(''),
    [0, 1]
      .map((edge) =>
        line(
          trace(() => edge, 0, 1, o.folds * 2),
          o.paper,
          7,
        ),
      )
      .join(''),
    line(
      trace(() => 0, 0, 0, 1) +
        [0, 1]
          .map(
            (side) =>
              `M${onMap(o, side, 0).map(num).join(',')}L${onMap(o, side, 1).map(num).join(',')}`,
          )
          .join(''),
      o.paper,
      7,
    ),
    `<path fill="none" stroke="${o.route}" stroke-width="8" stroke-dasharray="2 17" stroke-linecap="round" d="${stitched}"/>`,
  ].join('')
}

/** A round-headed map pin standing in the paper with its shadow, tip at (x, y), 90 units tall. */
export function mapPin(x: number, y: number, scale: number, fill: string, shade: string): string {
  return placed(
    x,
    y,
    scale,
    ellipse(16, -2, 26, 6, '#000', 0.2) +
      shape('M0 0Q-30-40-30-60A30 30 0 1 1 30-60Q30-40 0 0z', fill) +
      shape('M0 0Q30-40 30-60A30 30 0 0 0 8-89Q24-60 0 0z', shade) +
      circle(0, -60, 12, '#fff6e4'),
  )
}
