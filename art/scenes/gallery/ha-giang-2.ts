import { copyAt, stencils } from '../../kit/copies'
import { dryFence, earthHouse } from '../../kit/earth-house'
import { foliage } from '../../kit/foliage'
import { buckwheat } from '../../kit/gorge'
import { basketWoman } from '../../kit/market-women'
import type { Point } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A bare limestone cone of the plateau: bowed flanks, a hard shadow to the right. */
function stoneCone(
  x: number,
  base: number,
  width: number,
  height: number,
  seed: number,
  rock: string,
  shade: string,
  scrubTone = '',
): string {
  const random = createRandom(seed)
  const flank = (side: number) =>
    range(8).map((index): Point => {
      const part = index === 7 ? 0.965 : index / 7
      return [
        x + side * (width / 2) * (1 - part) ** 0.68 * between(random, 0.93, 1.06),
        base - part * height,
      ]
    })
  const peak: Point = [x, base - height]
  const fold = range(6).map((index): Point => {
    const part = (6 - index) / 7
    return [
      x + (index % 2 ? 0.13 : -0.05) * width * (1 - part) ** 0.62 + width * 0.02,
      base - part * height,
    ]
  })
  const scars = range(5)
    .map((index) => {
      const part = between(random, 0.25, 0.75)
      const sx = x - (width / 2) * (1 - part) ** 0.78 * between(random, 0.2, 0.85)
      return whole`M${sx},${base - part * height}l${width * 0.03},${height * 0.04} ${-width * 0.015},${height * (0.1 + (index % 3) * 0.05)} ${-width * 0.03},${-height * 0.05}z`
    })
    .join('')
  const scrub = range(9)
    .map((index) => {
      const part = between(random, 0.02, 0.3 + (index % 3) * 0.1)
      const bx = x + (width / 2) * (1 - part) ** 0.68 * between(random, -0.9, 0.8)
      return whole`M${bx},${base - part * height}h${width * between(random, 0.03, 0.08)}m${-width * 0.04},${-width * 0.02}h${width * 0.012}`
    })
    .join('')
  const [left, right] = [flank(-1), flank(1)]
  return (
    polygon([...left, peak, ...[...right].reverse()], rock) +
    polygon(
      [peak, ...[...right].reverse(), [x + width * 0.1, base], ...[...fold].reverse()],
      shade,
    ) +
    shape(scars, shade) +
    (scrubTone ? line(scrub, scrubTone, width * 0.028) : '')
  )
}

/** Hà Giang: buckwheat in flower behind dry-stone fences, an earth-walled house under grey cones. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const base = h * choose(frame, 0.53, 0.52, 0.52)
  const cone = (
    x: number,
    width: number,
    height: number,
    seed: number,
    rock: string,
    shade: string,
    drop = 0,
    scrub = '',
  ) => stoneCone(w * x, base + drop * u, width * u, height * u, seed, rock, shade, scrub)
  const houseX = w * choose(frame, 0.7, 0.66, 0.66)
  const field = (y: number) =>
    whole`M-10,${y + 20 * u}Q${w * 0.3},${y - 24 * u} ${w * 0.6},${y + 4 * u}T${w + 10},${y - 8 * u}`
  const rows = range(9).map((index) => {
    const part = (index / 8) ** 1.5
    const y = base + 30 * u + part * h * 0.27
    const size = (5 + part * 17) * u
    const d = field(y)
    return `<g stroke-dasharray="0 ${Math.round(size * 1.5)}">${line(d, index % 2 ? '#f6a8bc' : '#e0688f', size)}</g><g stroke-dasharray="0 ${Math.round(size * 2.9)}">${line(field(y - size * 0.4), '#ffe0e0', size * 0.6)}</g>`
  })
  const woman = choose(
    frame,
    { x: 0.5, y: 0.93, s: 0.76 },
    { x: 0.56, y: 0.93, s: 0.84 },
    { x: 0.54, y: 0.95, s: 0.74 },
  )
  const dress = {
    skirt: '#d8392a',
    skirtShade: '#9c2440',
    hems: ['#f4c04a', '#3fa890', '#fff1d6'] as const,
    coat: '#2a2a5c',
    coatShade: '#191b40',
    scarf: '#3f9a6a',
    scarfShade: '#2a6f56',
    skin: '#bd7850',
    silver: '#f0f0ea',
  }
  return [
    sky(frame, base, ['#b9d3cf', '#e6e4c4', '#fdeccb']),
    cloudStreaks(frame, h * 0.06, h * 0.22, 5, '#fffaea', 6, 0.8),
    choose(
      frame,
      [0.06, 0.2, 0.36, 0.52, 0.68, 0.84, 0.98],
      [0.05, 0.32, 0.56, 0.8, 1.0],
      [0.05, 0.3, 0.55, 0.8, 1.0],
    )
      .map((x, i) => cone(x, 320, 190 + ((i * 67) % 120), 10 + i, '#c4c4cc', '#aeb0c0'))
      .join(''),
    cone(
      choose(frame, 0.4, 0.3, 0.32),
      430,
      choose(frame, 330, 420, 330),
      31,
      '#a3a2b4',
      '#82829c',
      4,
      '#7a9080',
    ),
    cone(
      choose(frame, 0.62, 0.9, 0.9),
      420,
      choose(frame, 260, 330, 260),
      36,
      '#a3a2b4',
      '#82829c',
      6,
      '#7a9080',
    ),
    cone(
      choose(frame, 0.14, -0.02, 0.0),
      560,
      choose(frame, 430, 560, 430),
      33,
      '#85839a',
      '#5f5e7c',
      20,
      '#4f6a5c',
    ),
    cone(
      choose(frame, 0.92, 1.08, 1.08),
      520,
      choose(frame, 390, 470, 380),
      38,
      '#85839a',
      '#5f5e7c',
      20,
      '#4f6a5c',
    ),
    rect(0, base, w, 40 * u, '#5f7a68'),
    shape(`${field(base + 10 * u)}V${h}H-10z`, '#c9517c'),
    foliage(houseX - 290 * u, base + 4 * u, 60 * u, 46 * u, '#4f7a52', 4) +
      foliage(houseX + 280 * u, base + 2 * u, 80 * u, 60 * u, '#3f6a4c', 9),
    rows.slice(0, 3).join(''),
    earthHouse(houseX, base + 62 * u, choose(frame, 1.05, 1.0, 0.95) * u, {
      wall: '#e3a85c',
      wallShade: '#b87a42',
      roof: '#6a5a68',
      roofShade: '#4c4056',
      tile: '#3f3450',
      wood: '#7a4a30',
      dark: '#33222e',
      maize: '#f6c63e',
    }),
    dryFence({
      from: [houseX - 330 * u, base + 96 * u, 34 * u],
      to: [w * 1.05, base + 84 * u, 44 * u],
      rows: 2,
      stones: choose(frame, 24, 18, 18),
      light: '#d9d6d2',
      stone: '#9c98a6',
      shade: '#56516a',
    }),
    rows.slice(3).join(''),
    dryFence({
      from: [houseX - 330 * u, base + 98 * u, 34 * u],
      to: [w * choose(frame, -0.06, -0.2, -0.16), h * 0.99, 150 * u],
      rows: 3,
      stones: 19,
      light: '#e6e2da',
      stone: '#a09aa6',
      shade: '#4a4460',
    }),
    basketWoman(w * woman.x, h * woman.y, woman.s * u, dress, true, true),
    stencils([
      ['bw', buckwheat('#8a3f5c', '#e0688f', '#ffe0e0', 3)],
      ['bx', buckwheat('#7a2f50', '#f08aa8', '#fff0ea', 8)],
    ]),
    range(choose(frame, 12, 8, 8))
      .map((i) =>
        copyAt(
          i % 2 ? 'bw' : 'bx',
          i * 146 * u,
          h * 0.955 - Math.sin(i * 2) * 10 * u,
          (1.2 + ((i * 7) % 4) * 0.1) * u,
        ),
      )
      .join(''),
    range(choose(frame, 8, 5, 5))
      .map((i) =>
        copyAt(i % 2 ? 'bx' : 'bw', (60 + i * 224) * u, h * 1.06, (2 + ((i * 5) % 3) * 0.2) * u),
      )
      .join(''),
  ].join('')
}
