import { lostRower } from '../../kit/lost-rower'
import { lens } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** One karst of one ink: sheer sides, a rounded broken head; foot at (x, y). */
function karst(
  x: number,
  y: number,
  half: number,
  tall: number,
  ink: string,
  shade: string,
): string {
  const body = whole`M${x - half},${y}Q${x - half * 0.96},${y - tall * 0.4} ${x - half * 0.8},${y - tall * 0.52}L${x - half * 0.74},${y - tall * 0.72}Q${x - half * 0.5},${y - tall * 0.98} ${x - half * 0.16},${y - tall}Q${x + half * 0.1},${y - tall * 1.02} ${x + half * 0.22},${y - tall * 0.88}L${x + half * 0.5},${y - tall * 0.8}Q${x + half * 0.7},${y - tall * 0.72} ${x + half * 0.72},${y - tall * 0.54}L${x + half * 0.9},${y - tall * 0.3}Q${x + half},${y - tall * 0.16} ${x + half},${y}z`
  const dark = whole`M${x + half * 0.22},${y - tall * 0.88}L${x + half * 0.5},${y - tall * 0.8}Q${x + half * 0.7},${y - tall * 0.72} ${x + half * 0.72},${y - tall * 0.54}L${x + half * 0.9},${y - tall * 0.3}Q${x + half},${y - tall * 0.16} ${x + half},${y}H${x + half * 0.3}L${x + half * 0.42},${y - tall * 0.3} ${x + half * 0.16},${y - tall * 0.5} ${x + half * 0.3},${y - tall * 0.7}zM${x - half * 0.5},${y - tall * 0.9}L${x - half * 0.4},${y - tall * 0.66} ${x - half * 0.56},${y - tall * 0.5} ${x - half * 0.36},${y - tall * 0.3} ${x - half * 0.46},${y}H${x - half * 0.26}L${x - half * 0.16},${y - tall * 0.32} ${x - half * 0.34},${y - tall * 0.5} ${x - half * 0.22},${y - tall * 0.7}z`
  return shape(body, ink) + shape(dark, shade)
}

/** Lost: a lone sampan in the mist of a bay, its boatman scratching his head under his hat and a very tall sky, karsts on every side and all alike. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const water = h * choose(frame, 0.66, 0.72, 0.68)
  const boat = choose(
    frame,
    { x: 860, y: 700, k: 0.86 },
    { x: 420, y: 1010, k: 0.84 },
    { x: 430, y: 736, k: 0.8 },
  )
  const random = createRandom(12)
  const mist = (y: number, count: number, thick: number, colour: string) =>
    shape(
      range(count)
        .map(() =>
          lens(
            w * between(random, 0, 1),
            y + between(random, -16, 16) * u,
            w * between(random, 0.5, 1.1),
            thick * between(random, 0.6, 1.2) * u,
          ),
        )
        .join(''),
      colour,
    )
  const rocks = (
    list: readonly (readonly [number, number, number])[],
    y: number,
    ink: string,
    shade: string,
  ) => list.map(([x, half, tall]) => karst(w * x, y, half * u, tall * u, ink, shade)).join('')
  const hull =
    shape(
      'M-300-46Q-220-6-60 2H120Q240-4 300-40L280 12Q220 40 80 44H-120Q-240 34-300-46z',
      '#3a2830',
    ) +
    shape(
      'M-300-46Q-220-6-60 2H120Q240-4 300-40L297-30Q230 14 120 18H-70Q-220 14-300-46z',
      '#c98a52',
    ) +
    shape('M-96 5Q-80-84 10-88 100-84 112 5z', '#a86a3e') +
    shape('M40-86Q100-80 112 5H50Q64-50 40-86z', '#6e4030') +
    line('M-60-58Q10-84 84-58M-80-26Q10-50 100-26', '#6e4030', 5)
  const rower = lostRower(-150, 0, 1, {
    shirt: '#d8402a',
    fold: '#8c2424',
    trousers: '#1f2a44',
    skin: '#d98f56',
    shade: '#8c4a2c',
    hat: '#f8e0a0',
    hatShade: '#c98f42',
    hair: '#14121c',
    pole: '#3a2018',
  })
  return [
    rect(0, 0, w, h, '#cfe0d6'),
    shape(whole`M0,0H${w}V${h * 0.16}Q${w * 0.5},${h * 0.26} 0,${h * 0.2}z`, '#8fbcb8'),
    shape(whole`M0,${h * 0.4}Q${w * 0.5},${h * 0.3} ${w},${h * 0.42}V${h}H0z`, '#f3e6c6'),
    rocks(
      choose(
        frame,
        [
          [0.12, 90, 260],
          [0.3, 60, 190],
          [0.58, 110, 300],
          [0.72, 70, 200],
          [0.9, 100, 280],
        ],
        [
          [0.1, 80, 260],
          [0.36, 60, 200],
          [0.62, 90, 320],
          [0.88, 70, 240],
        ],
        [
          [0.1, 80, 240],
          [0.36, 60, 180],
          [0.62, 90, 280],
          [0.88, 70, 220],
        ],
      ),
      water - 40 * u,
      '#b9cfc6',
      '#a3bfb8',
    ),
    mist(water - 60 * u, 5, 34, '#f3e6c6'),
    rocks(
      choose(
        frame,
        [
          [0.03, 150, 400],
          [0.445, 140, 330],
          [0.83, 150, 430],
        ],
        [
          [0, 150, 430],
          [0.36, 110, 330],
          [0.84, 150, 520],
        ],
        [
          [0, 130, 380],
          [0.35, 110, 310],
          [0.85, 130, 430],
        ],
      ),
      water + 4 * u,
      '#86b0aa',
      '#6a9a98',
    ),
    mist(water - 10 * u, 6, 40, '#f3e6c6'),
    rect(0, water, w, h, '#b5cfc4'),
    mist(water + 40 * u, 5, 26, '#e2e6cf'),
    mist(water + 110 * u, 4, 20, '#cfe0d2'),
    mirrored('b', placed(boat.x, boat.y, boat.k, hull + rower), boat.y + 40 * boat.k, 0.3, 0.7),
    shape(
      lens(boat.x, boat.y + 46 * boat.k, 760 * boat.k, 9 * u) +
        lens(boat.x + 90 * boat.k, boat.y + 80 * boat.k, 520 * boat.k, 7 * u),
      '#f3e6c6',
    ),
    choose(
      frame,
      karst(1560, h + 60, 330, 860, '#1d4f4a', '#123a3a') +
        karst(-20, h + 80, 200, 420, '#1d4f4a', '#123a3a'),
      karst(920, h + 60, 230, 760, '#1d4f4a', '#123a3a') +
        karst(-10, h + 60, 150, 330, '#1d4f4a', '#123a3a'),
      karst(880, h + 60, 210, 620, '#1d4f4a', '#123a3a') +
        karst(-10, h + 60, 130, 260, '#1d4f4a', '#123a3a'),
    ),
  ].join('')
}
