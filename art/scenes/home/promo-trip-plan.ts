import { pencil } from '../../kit/desk-things'
import { foldedMap, mapPin, onMap } from '../../kit/folded-map'
import { junk } from '../../kit/junk'
import { karst } from '../../kit/karst'
import { lantern, silks } from '../../kit/lantern'
import { palm } from '../../kit/palm'
import { conicalHat } from '../../kit/people'
import { coffeeBeans, phinGlass } from '../../kit/phin'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Planning the trip: a hand-drawn map with pins unfolds on a bamboo mat by the window, coffee drips from its phin. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sill = h * choose(frame, 0.36, 0.36, 0.35)
  const back = sill + choose(frame, 90, 130, 100) * u
  const front = h * choose(frame, 0.94, 0.86, 0.93)
  const left = w * choose(frame, 0.04, 0.04, 0.03)
  const right = w * choose(frame, 0.68, 0.88, 0.84)
  const map = {
    corners: [
      [left + choose(frame, 120, 80, 70) * u, back],
      [right - choose(frame, 60, 100, 80) * u, back],
      [right + choose(frame, 40, 30, 30) * u, front],
      [left, front],
    ] as const,
    folds: choose(frame, 6, 4, 4),
    rise: 44 * u,
    paper: '#fffaf0',
    shade: '#2a5a68',
    sea: '#8fd0cc',
    land: '#f6dfa4',
    route: '#d8322b',
  }
  const spot = (across: number, down: number) => onMap(map, across, down)
  const pins = (
    [
      [0.1, 0.5, '#d8322b', '#a02428'],
      [0.42, 0.34, '#2f7fb8', '#1f5a8c'],
      [0.64, 0.14, '#2f9c63', '#1f7048'],
      [0.9, 0.28, '#f0a52c', '#c07a1c'],
    ] as const
  )
    .map(([across, down, fill, shade]) => {
      const [x, y] = spot(across, down)
      return mapPin(x, y, choose(frame, 0.95, 0.95, 0.85) * u, fill, shade)
    })
    .join('')
  const [kx, ky] = spot(0.24, 0.86)
  const [lx, ly] = spot(0.5, 0.62)
  const [px, py] = spot(0.8, 0.72)
  const [jx, jy] = spot(0.36, 0.97)
  const slats = range(choose(frame, 22, 18, 17))
    .map((index) => whole`M-10,${sill + (12 + index * index * 1.6 + index * 12) * u}H${w + 10}`)
    .join('')
  const ties = range(7)
    .map(
      (index) =>
        whole`M${w * 0.5 + (index - 3) * w * 0.13},${sill}L${w * 0.5 + (index - 3) * w * 0.3},${h}`,
    )
    .join('')
  const phin = {
    x: w * choose(frame, 0.83, 0.79, 0.8),
    y: h * choose(frame, 0.83, 0.6, 0.74),
    k: choose(frame, 1.22, 1, 0.95) * u,
  }
  const window = { x: w * choose(frame, 0.3, 0.3, 0.3), half: choose(frame, 300, 230, 220) * u }
  return [
    rect(0, 0, w, sill + 4, '#2f7f7a'),
    rect(window.x - window.half - 18 * u, -10, window.half * 2 + 36 * u, sill - 20 * u, '#fff1cf'),
    rect(window.x - window.half, -10, window.half * 2, sill - 36 * u, '#ffd98a'),
    shape(
      whole`M${window.x - window.half},${sill - 46 * u}v${-100 * u}Q${window.x - window.half * 0.5},${sill - 220 * u} ${window.x},${sill - 150 * u}T${window.x + window.half},${sill - 140 * u}v${94 * u}z`,
      '#e8a85a',
    ),
    palm(
      window.x + 30 * u,
      sill - 40 * u,
      0.9 * u,
      { trunk: '#a8603c', leaf: '#7a8a3c', leafLight: '#8f9c44' },
      160,
      36,
      4,
    ),
    line(
      whole`M${window.x},0V${sill - 46 * u}M${window.x - window.half},${sill * 0.36}H${window.x + window.half}`,
      '#fff1cf',
      12 * u,
    ),
    shape(
      whole`M${window.x - window.half - 24 * u},${sill - 46 * u}h${window.half * 2 + 48 * u}v${22 * u}h${-window.half * 2 - 48 * u}z`,
      '#f3d3a0',
    ),
    rect(0, sill, w, h, '#d9b26a'),
    line(slats, '#b98a48', 4 * u, 0.9),
    line(ties, '#8a5a30', 5 * u, 0.6),
    shape(
      whole`M${window.x},${sill}H${window.x + window.half * 1.1}L${w * 0.86},${h}H${w * 0.34}z`,
      '#fff3c4',
      0.3,
    ),
    shape(
      whole`M${left - 6 * u},${front + 22 * u}L${left + 130 * u},${back + 20 * u}H${right}L${right + 80 * u},${front + 26 * u}z`,
      '#8a5a30',
      0.35,
    ),
    foldedMap(map),
    karst({
      x: kx,
      base: ky,
      width: 66 * u,
      height: 80 * u,
      seed: 4,
      fill: '#3f8a86',
      shade: '#2a6a70',
    }) +
      karst({
        x: kx + 46 * u,
        base: ky + 4 * u,
        width: 50 * u,
        height: 50 * u,
        seed: 9,
        fill: '#3f8a86',
        shade: '#2a6a70',
      }),
    junk(jx + 20 * u, jy - 10 * u, 0.55 * u, {
      sail: '#d8322b',
      sailShade: '#b02428',
      hull: '#4a2430',
    }),
    lantern(lx, ly - 60 * u, 0.95 * u, cycle(silks, 0)),
    palm(
      px,
      py + 10 * u,
      0.62 * u,
      { trunk: '#8a5a30', leaf: '#2f7a5a', leafLight: '#4f9a5c' },
      120,
      26,
      6,
    ),
    pins,
    placed(
      w * choose(frame, 0.7, 0.2, 0.16),
      h * choose(frame, 0.955, 0.955, 0.985),
      1,
      pencil(
        0,
        0,
        choose(frame, 1.1, 1.1, 0.8) * u,
        '#f0b23a',
        '#c88a22',
        choose(frame, -14, -6, -5),
      ),
    ),
    phinGlass(phin.x, phin.y, phin.k, '#c9d2d4', '#7f8f9c', '#f4f8f6'),
    coffeeBeans(
      phin.x + choose(frame, 170, 40, 60) * u,
      phin.y + choose(frame, 70, 330, 150) * u,
      choose(frame, 0.9, 0.9, 0.7) * u,
      '#4a2418',
      '#a8683c',
    ),
    ellipse(w * choose(frame, 0.94, 0.14, 0.1), sill + 40 * u, 130 * u, 20 * u, '#8a5a30', 0.4),
    conicalHat(w * choose(frame, 0.94, 0.14, 0.1), sill + 24 * u, 6.2 * u),
  ].join('')
}
