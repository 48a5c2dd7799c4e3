import { motorbike } from '../../kit/bikes'
import { stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { type Iso, isoBox, isometric, isoPatch, isoRing } from '../../kit/isometric'
import { marketBlock } from '../../kit/market-block'
import { num, polyline } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, line, rect, shape, verticalGradient } from '../../kit/shapes'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { choose, type Scene, unit } from '../../scene'

const riders = [
  { bike: '#e0322a', shirt: '#fff1cf', helmet: '#f0b23a' },
  { bike: '#1f6f8a', shirt: '#f08a3c', helmet: '#fff6e4' },
  { bike: '#f0b23a', shirt: '#5a4fa8', helmet: '#e0322a' },
  { bike: '#2f9c7a', shirt: '#e0457e', helmet: '#2f4f9a' },
] as const

const walls = [
  ['#fbe3bc', '#ecbd8e', '#c48a78'],
  ['#dbe6d2', '#a9c9ba', '#7f9fa4'],
  ['#ffd3a6', '#eda070', '#bf6a60'],
] as const

const tints = [
  ['#f6e6c4', '#e3c9a6', '#c9a99a'],
  ['#dfe6d0', '#bcd0c0', '#9cb4b4'],
  ['#f3d9b4', '#dcb694', '#bf958a'],
] as const

/** How a bike is skewed to ride along x, back along x, along y and back along y. */
const headings = ['.44 .22', '-.44 -.22', '-.44 .22', '.44 -.22'] as const

const bikes = [
  ...riders.map((colours, index) => [`r${index}`, motorbike(0, 0, 1, colours)] as const),
  ...headings.flatMap((skew, way) =>
    [0, 1].map(
      (kind) =>
        [
          `d${way}${kind}`,
          `<use href="#r${(way + kind * 2) % 4}" transform="matrix(${skew} 0 .5 0 0)"/>`,
        ] as const,
    ),
  ),
]

/** Motorbikes on the two streets and round the circle, far ones first. */
function traffic({ at }: Iso): string {
  const random = createRandom(12)
  const lanes: readonly (readonly [x: number, y: number, way: number])[] = [
    [-160, 272, 0],
    [-160, 300, 0],
    [-140, 334, 1],
    [318, -160, 2],
    [348, -150, 3],
    [374, -160, 3],
  ]
  const rows = lanes.flatMap(([x, y, way], lane) =>
    range(7).map((index) => {
      const run = ((index + between(random, 0.1, 0.75)) / 7) * 440
      return { x: way < 2 ? x + run : x, y: way < 2 ? y : y + run, way, kind: (index + lane) % 2 }
    }),
  )
  const ring = range(11).map((index) => {
    const angle = (index / 11) * Math.PI * 2 + 0.2
    const radius = index % 2 === 0 ? 122 : 94
    const way = cycle([2, 1, 3, 0], Math.floor((angle + Math.PI / 4) / (Math.PI / 2)))
    return {
      x: 345 + Math.cos(angle) * radius,
      y: 445 + Math.sin(angle) * radius,
      way,
      kind: index % 2,
    }
  })
  return [...rows, ...ring]
    .sort((a, b) => a.x + a.y - b.x - b.y)
    .map(({ x, y, way, kind }) => {
      const [px, py] = at(x, y)
      return `<use href="#d${way}${kind}" x="${Math.round(px)}" y="${Math.round(py)}"/>`
    })
    .join('')
}

/** Ho Chi Minh City from above: Bến Thành market and its clock tower, motorbikes streaming round the circle, towers in the haze. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const scale = choose(frame, 1.36, 1.28, 1.18) * u
  const iso = isometric(
    w * choose(frame, 0.5, 0.5, 0.49),
    h * choose(frame, 0.36, 0.39, 0.38),
    scale,
  )
  const { at } = iso
  const trees = (spots: readonly (readonly [number, number, number])[]) =>
    spots
      .map(([x, y, size], index) => {
        const [px, py] = at(x, y)
        return foliage(
          px,
          py - size * 0.6 * u,
          size * u,
          size * 0.8 * u,
          cycle(['#2f7f5a', '#3f9a62', '#256b54'], index),
          index + 3,
        )
      })
      .join('')
  const origin = at(0, 0)
  const cluster = (tones: readonly (readonly [string, string, string])[], seed: number) =>
    range(9)
      .map((index) => {
        const [row, column] = [Math.floor(index / 3), index % 3]
        const tall = 30 + ((row * 37 + column * 53 + seed * 29) % 56)
        const [x, y] = [column * 84, row * 88]
        const tone = cycle(tones, row * 2 + column + seed)
        const [px, py] = at(x + 8, y + 76, tall * 0.6)
        const glass =
          seed === 1
            ? `<path transform="matrix(.866 .5 0 1 ${Math.round(px)} ${Math.round(py)})" stroke="${tone[2]}" ` +
              `stroke-width="${num(15 * iso.scale)}" stroke-dasharray="${num(8 * iso.scale)}" d="M0 0H${num(60 * iso.scale)}"/>`
            : ''
        return isoBox(iso, [x, y, 0], [72, 76, tall], tone) + glass
      })
      .join('')
  const homes = (id: string, spots: readonly (readonly [number, number])[]) =>
    spots
      .map(([x, y]) => {
        const [px, py] = at(x, y)
        return `<use href="#${id}" x="${Math.round(px - origin[0])}" y="${Math.round(py - origin[1])}"/>`
      })
      .join('')
  const haze = { fill: '#9fc0c0', light: '#c9dccc', lamp: '#e9f0d8' }
  const [sx] = at(0, 0)
  const dashes = [
    polyline([at(-700, 316), at(700, 316)]),
    polyline([at(333, -460), at(333, 300)]),
  ].join('')
  const top = h * choose(frame, 0.3, 0.28, 0.27)
  return [
    rect(0, 0, w, h, '#f0d6a6'),
    stencils([...bikes, ['h', cluster(tints, 2)], ['n', cluster(walls, 1)]]),
    homes('h', [
      [0, -290],
      [420, -290],
      [700, -290],
    ]),
    isoPatch(iso, -900, 256, 1700, 96, '#8487a8') +
      isoPatch(iso, 302, -460, 84, 1300, '#8487a8') +
      line(dashes, '#fff3d0', 4 * u, 0.8),
    verticalGradient('k', [
      [0, '#5fb0b8'],
      [0.55, '#cfe3c4'],
      [0.78, '#fdefc0'],
      [1, '#fdefc0', 0],
    ]) + rect(0, 0, w, top * 1.5, 'url(#k)'),
    bitexco(
      sx + choose(frame, 190, -130, -130) * u,
      top * 1.1,
      choose(frame, 1.02, 1.15, 0.92) * u,
      haze,
    ),
    landmark81(
      sx + choose(frame, 400, 220, 230) * u,
      top * 1.1,
      choose(frame, 0.76, 0.92, 0.72) * u,
      haze,
    ),
    towerBlocks({
      left: -20,
      right: w,
      base: top * 1.12,
      heights: [30 * u, 110 * u],
      width: 58 * u,
      seed: 5,
      fills: ['#b5d0c4', '#a5c6c2'],
    }),
    verticalGradient('j', [
      [0, '#fdefc0', 0],
      [0.5, '#fdefc0', 0.95],
      [1, '#fdefc0', 0],
    ]) + rect(0, top * 0.82, w, top * 0.72, 'url(#j)'),
    shape(isoRing(iso, 345, 445, 150), '#8487a8'),
    homes('n', [
      [420, -40],
      [-320, -10],
    ]),
    isoPatch(iso, -24, -24, 324, 274, '#e6c08c'),
    trees([
      [-12, 30, 40],
      [-12, 110, 44],
      [-12, 190, 38],
    ]),
    marketBlock(iso),
    shape(isoRing(iso, 345, 445, 66), '#fff3d0') +
      shape(isoRing(iso, 345, 445, 60), '#6fae62') +
      shape(isoRing(iso, 345, 445, 36), '#e0457e') +
      shape(isoRing(iso, 345, 445, 26), '#f6c84a'),
    line(polyline([at(345, 445), at(345, 445, 96)]), '#6a5a5c', 5 * u) +
      circle(at(345, 445, 96)[0], at(345, 445, 96)[1], 9 * u, '#fff6d8'),
    traffic(iso),
    homes('n', [
      [-90, 400],
      [-370, 400],
      [540, 300],
    ]),
    trees([
      [500, 250, 46],
      [560, 264, 54],
      [236, 388, 40],
      [170, 376, 44],
    ]),
  ].join('')
}
