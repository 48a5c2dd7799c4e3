import { copyAt, stencils } from '../../kit/copies'
import { hatFromAbove, palmFromAbove } from '../../kit/from-above'
import { num, type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A round basket boat from straight above with its woven floor, bench and paddle, 300 units wide. */
function basketFromAbove(x: number, y: number, scale: number): string {
  const weave = range(19)
    .map(
      (index) =>
        `M${-150 + index * 17}-150L${index * 17 - 320} 150M${-150 + index * 17} 150L${index * 17 - 320}-150`,
    )
    .join('')
  const ring = (r: number, colour: string, width: number, dash = '') =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  return placed(
    x,
    y,
    scale,
    ellipse(34, 44, 150, 146, '#7a5a3a', 0.45) +
      circle(0, 0, 146, '#1f5a8c') +
      clipped(
        'bk',
        'M-134 0A134 134 0 0 1 134 0 134 134 0 0 1-134 0z',
        circle(0, 0, 134, '#2f7fb8') +
          placed(80, 0, 1, line(weave, '#1f5a8c', 4.4)) +
          shape('M-140-10A140 140 0 0 1 60-126 130 130 0 0 0-110 76z', '#0d2f52', 0.45),
      ) +
      ring(141, '#f6b02e', 17) +
      ring(141, '#a8701f', 17, '3 33') +
      shape('M-132-16H132V20H-132z', '#d9984a') +
      shape('M-132 20H132V28H-132z', '#8a5a28') +
      placed(
        0,
        0,
        1,
        shape('M-8-190H8L6 90H-6z', '#e0402a') +
          shape('M-30 90Q-34 190 0 200 34 190 30 90 0 76-30 90z', '#e0402a') +
          shape('M4 86Q34 80 30 100 32 190 4 200z', '#a82a2c'),
        false,
        28,
      ),
  )
}

/** A curved beach from straight above: surf lace, a line of footprints to a round basket boat, palms throwing star shadows. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const edge = choose<readonly Point[]>(
    frame,
    [
      [0.3, -0.1],
      [0.36, 0.1],
      [0.44, 0.36],
      [0.4, 0.62],
      [0.28, 0.86],
      [0.2, 1.1],
    ],
    [
      [0.36, -0.1],
      [0.44, 0.1],
      [0.56, 0.34],
      [0.5, 0.6],
      [0.28, 0.84],
      [0.14, 1.1],
    ],
    [
      [0.34, -0.1],
      [0.4, 0.1],
      [0.5, 0.36],
      [0.46, 0.62],
      [0.3, 0.86],
      [0.2, 1.1],
    ],
  ).map(([x, y]): Point => [x * w, y * h])
  const band = (shift: number) =>
    `${smoothLine(edge.map(([x, y], index): Point => [x + shift * u + (index % 2 === 0 ? 14 : -14) * u * (Math.abs(shift) / 90), y]))}` +
    `L${num(-w * 0.1)},${num(h * 1.1)}V${num(-h * 0.1)}z`
  const lace = (shift: number) =>
    smoothLine(
      edge.map(
        ([x, y], index): Point => [x + shift * u + (index % 2 === 0 ? 26 : -26) * u, y + 20 * u],
      ),
    )
  const boat = {
    x: w * choose(frame, 0.62, 0.68, 0.68),
    y: h * choose(frame, 0.37, 0.33, 0.36),
    size: choose(frame, 1, 0.95, 0.86) * u,
  }
  const trail = choose<readonly Point[]>(
    frame,
    [
      [0.34, 1.0],
      [0.46, 0.82],
      [0.6, 0.78],
      [0.72, 0.66],
      [0.7, 0.52],
    ],
    [
      [0.4, 1.02],
      [0.5, 0.82],
      [0.66, 0.74],
      [0.84, 0.62],
      [0.78, 0.46],
    ],
    [
      [0.4, 1.02],
      [0.5, 0.86],
      [0.66, 0.82],
      [0.86, 0.7],
      [0.8, 0.54],
    ],
  ).map(([x, y]): Point => [x * w, y * h])
  const count = choose(frame, 23, 20, 18)
  const steps = range(count)
    .map((index) => {
      const at = (index / (count - 1)) * (trail.length - 1) * 0.999
      const leg = Math.floor(at)
      const spot = (shift: number): Point => {
        const [a, b, c, d] = [0, 1, 2, 3].map(
          (step) => trail[Math.min(trail.length - 1, Math.max(0, leg + step - 1))] ?? [0, 0],
        )
        const t = at - leg + shift
        const ease = (k: 0 | 1) => {
          const [p, q, r, s] = [a?.[k] ?? 0, b?.[k] ?? 0, c?.[k] ?? 0, d?.[k] ?? 0]
          return (
            0.5 *
            (2 * q +
              (r - p) * t +
              (2 * p - 5 * q + 4 * r - s) * t * t +
              (3 * q - p - 3 * r + s) * t ** 3)
          )
        }
        return [ease(0), ease(1)]
      }
      const [x, y] = spot(0)
      const [nx, ny] = spot(0.02)
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90
      return copyAt('f', x, y, 1.2 * u, turn).replace(
        'scale(',
        `translate(${index % 2 === 0 ? -17 : 17},0)scale(`,
      )
    })
    .join('')
  const palms = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.93, 0.1, 1.7, 10],
      [0.98, 0.5, 1.6, 70],
      [0.87, 0.9, 1.9, 130],
      [0.79, 0.02, 1.2, 40],
    ],
    [
      [0.94, 0.06, 1.5, 10],
      [0.97, 0.86, 1.7, 70],
      [0.66, 0.99, 1.4, 130],
    ],
    [
      [0.95, 0.07, 1.3, 10],
      [0.98, 0.93, 1.5, 70],
      [0.64, 1.0, 1.15, 130],
    ],
  )
  const end = trail[trail.length - 1] ?? [0, 0]
  return [
    rect(0, 0, w, h, '#f8dca4'),
    ripples({
      left: w * 0.4,
      right: w,
      top: 0,
      bottom: h,
      count: 34,
      colour: '#eec98a',
      seed: 5,
      opacity: 0.7,
      length: 130 * u,
    }),
    shape(band(92), '#e3bd84'),
    shape(band(44), '#c9a878'),
    shape(band(30), '#fffdf4'),
    shape(band(0), '#a8f0e0'),
    shape(band(-90), '#5fd6cc'),
    shape(band(-210), '#2fb3bc'),
    shape(band(-370), '#1a8fa8'),
    line(lace(-46), '#fffdf4', 13 * u, 0.9) +
      line(lace(-130), '#e6fff6', 8 * u, 0.7) +
      line(lace(-270), '#bff4ea', 6 * u, 0.5),
    ripples({
      left: -20,
      right: w * 0.26,
      top: 0,
      bottom: h,
      count: 22,
      colour: '#bff4ea',
      seed: 9,
      opacity: 0.5,
      length: 110 * u,
    }),
    stencils([
      [
        'f',
        shape('M-7-16Q8-20 8-4 6 2 6 8 6 18-1 18-8 18-7 6-6 0-8-6-9-12-7-16z', '#c99a5f') +
          circle(-6, -22, 2.6, '#c99a5f') +
          circle(0, -23, 2.4, '#c99a5f') +
          circle(5, -21, 2.2, '#c99a5f'),
      ],
      ['s', circle(0, 0, 30, '#8a6a3a', 0.5)],
      ['p', palmFromAbove('#1f6a4a', '#4fa85a', 7)],
    ]),
    steps,
    basketFromAbove(boat.x, boat.y, boat.size),
    placed(
      end[0],
      end[1],
      choose(frame, 1.35, 1.35, 1.2) * u,
      shape(
        'M-34 16Q60 40 116 64 140 30 186 66 196 108 150 122 120 118 104 92 40 66 -22 34z',
        '#7a5a3a',
        0.4,
      ) +
        line('M-50 2L-66 40M50 2L74-22', '#d99a6c', 12) +
        ellipse(0, 8, 60, 30, '#e0322a') +
        ellipse(0, 18, 44, 22, '#b8241f') +
        hatFromAbove(0, 0, 1.25),
    ),
    palms
      .map(
        ([x, y, size, turn]) =>
          `<g opacity=".32" transform="translate(${num(60 * u)},${num(70 * u)})">${copyAt('p', x * w, y * h, size * u, turn)}</g>`,
      )
      .join(''),
    palms.map(([x, y, size, turn]) => copyAt('p', x * w, y * h, size * u, turn)).join(''),
  ].join('')
}
