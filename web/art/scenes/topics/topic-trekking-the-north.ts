import { cloudBank } from '../../kit/cloud-sea'
import { mountains } from '../../kit/haze'
import { type Point, polyline } from '../../kit/path'
import { range } from '../../kit/rng'
import { line, polygon, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { hiker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Three walkers on a knife-edged ridge over a sea of clouds at first light, the summits of the Hoàng Liên standing out of it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.5, 0.52, 0.52)
  const pt = (x: number, y: number): Point => [x * w, y * h]
  const crest = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [-0.02, 0.88],
      [0.07, 0.82],
      [0.14, 0.835],
      [0.25, 0.73],
      [0.33, 0.725],
      [0.43, 0.6],
      [0.51, 0.585],
      [0.6, 0.45],
      [0.655, 0.44],
      [0.735, 0.28],
      [0.79, 0.4],
      [0.85, 0.47],
      [0.9, 0.62],
      [1.02, 0.72],
    ],
    [
      [-0.02, 0.86],
      [0.12, 0.79],
      [0.22, 0.8],
      [0.32, 0.7],
      [0.44, 0.69],
      [0.54, 0.57],
      [0.63, 0.56],
      [0.71, 0.44],
      [0.76, 0.435],
      [0.84, 0.31],
      [0.91, 0.42],
      [1.02, 0.54],
    ],
    [
      [-0.02, 0.9],
      [0.12, 0.82],
      [0.22, 0.83],
      [0.32, 0.72],
      [0.44, 0.71],
      [0.54, 0.57],
      [0.63, 0.56],
      [0.71, 0.43],
      [0.76, 0.425],
      [0.84, 0.29],
      [0.91, 0.4],
      [1.02, 0.54],
    ],
  ).map(([x, y]) => pt(x, y))
  const summit = crest.reduce((best, point) => (point[1] < best[1] ? point : best))
  const split = crest.indexOf(summit)
  const lit = crest.slice(0, split + 1)
  const foot: Point[] = [pt(summit[0] / w - 0.04, 0.6), pt(summit[0] / w + 0.03, 0.78), pt(summit[0] / w - 0.09, 1.02), pt(-0.02, 1.02)]
  const spurs = lit.slice(1, -1).filter((_, index) => index % 2 === 0)
  const walkers = choose(frame, [4.35, 6.4, 8.4], [2.3, 4.4, 6.4], [2.3, 4.4, 6.4]).map((place) => {
    const index = Math.floor(place)
    const [a, b] = [crest[index] ?? summit, crest[index + 1] ?? summit]
    const part = place - index
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part] as const
  })
  const coats = [
    { jacket: '#f6b02e', pack: '#2f6fb8', packShade: '#1c447c', trousers: '#3a2a4a', hat: '#fff1e0' },
    { jacket: '#2f9c93', pack: '#e0402a', packShade: '#a82a2c', trousers: '#3a2a4a', hat: '#f6b02e' },
    { jacket: '#e0402a', pack: '#f6b02e', packShade: '#c9861f', trousers: '#2a2346', hat: '#fff1e0' },
  ] as const
  const sizes = choose(frame, [1.35, 1.12, 0.9], [1.5, 1.2, 0.95], [1.35, 1.1, 0.88])
  return [
    sky(frame, sea + 60 * u, ['#6f8fd0', '#c9b8e0', '#fbd0c0', '#fde6b0']),
    cloudStreaks(frame, h * 0.05, h * 0.2, 6, '#fff6e8', 5, 0.6),
    sun(w * choose(frame, 0.3, 0.34, 0.32), sea - choose(frame, 70, 120, 100) * u, choose(frame, 130, 140, 124) * u, '#fff8da'),
    mountains(frame, {
      base: sea + 40 * u,
      height: 180 * u,
      peaks: choose(frame, 4.6, 2.6, 2.8),
      seed: 22,
      fill: '#a8a4d8',
      bottom: sea + 60 * u,
    }),
    cloudBank({ left: -60, right: w + 60, y: sea + 24 * u, billow: 150 * u, bottom: h, fill: '#f8d8cc', seed: 5 }),
    mountains(frame, {
      base: sea + 130 * u,
      height: 170 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 33,
      fill: '#7a84c4',
      bottom: sea + 150 * u,
    }),
    cloudBank({ left: -60, right: w + 60, y: sea + 100 * u, billow: 190 * u, bottom: h, fill: '#fdeade', seed: 15 }),
    cloudBank({ left: -60, right: w + 60, y: sea + 170 * u, billow: 230 * u, bottom: h, fill: '#f3ded8', seed: 25, opacity: 0.8 }),
    polygon([...crest, pt(1.02, 1.02), pt(-0.02, 1.02)], '#3a4a86'),
    polygon([...lit, ...foot], '#c9943c'),
    shape(
      spurs
        .map(
          ([x, y], index) =>
            whole`M${x},${y}` +
            whole`l${70 * u},${(90 + index * 26) * u} ${-30 * u},${(60 + index * 20) * u} ${60 * u},${160 * u} ` +
            whole`${-170 * u},${60 * u} ${-30 * u},${-150 * u} ${40 * u},${-90 * u}z`,
        )
        .join(''),
      '#8a6a3a',
      0.55,
    ),
    shape(
      crest
        .slice(split + 1, -1)
        .map(
          ([x, y]) =>
            whole`M${x},${y}l${40 * u},${120 * u} ${-60 * u},${140 * u} ${30 * u},${140 * u} ${-90 * u},${-120 * u} ${50 * u},${-130 * u}z`,
        )
        .join(''),
      '#5a6aac',
      0.7,
    ),
    line(polyline(lit), '#fbe3a0', 9 * u),
    line(
      range(12)
        .map((index) => {
          const [x, y] = lit[1 + (index % (lit.length - 2))] ?? summit
          return (
            whole`M${x - 40 * u + index * 6 * u},${y + (70 + index * 22) * u}q${14 * u},${-26 * u} ${4 * u},${-44 * u}` +
            whole`m${-4 * u},${44 * u}q${20 * u},${-14 * u} ${26 * u},${-34 * u}`
          )
        })
        .join(''),
      '#f0c868',
      4 * u,
    ),
    walkers.map(([x, y], index) => hiker(x, y + 3 * u, (sizes[index] ?? 1) * u, coats[index] ?? coats[0])).join(''),
    cloudBank({
      left: -60,
      right: w + 60,
      y: h * choose(frame, 0.93, 0.92, 0.93),
      billow: 260 * u,
      bottom: h + 10,
      fill: '#fff6ec',
      seed: 38,
    }),
  ].join('')
}
