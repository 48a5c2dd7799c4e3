import { frangipaniBough } from '../../kit/frangipani'
import { hills } from '../../kit/haze'
import { type Point, polyline } from '../../kit/path'
import { type Camera, seenAt } from '../../kit/perspective'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

type Spot = readonly [right: number, up: number, ahead: number]

const eye = 2.3
const zinc = {
  light: '#c3cbc4',
  mid: '#93a09f',
  dark: '#64757a',
  rust: '#a8705a',
  ground: '#d8b488',
}

function view(camera: Camera) {
  const at = ([right, up, ahead]: Spot): Point => seenAt(camera, right, up - eye, ahead)
  const face = (fill: string, ...spots: readonly Spot[]) => polygon(spots.map(at), fill)
  const seams = (colour: string, width: number, ...pairs: readonly (readonly [Spot, Spot])[]) =>
    line(
      pairs.map(([a, b]) => whole`M${at(a)[0]},${at(a)[1]}L${at(b)[0]},${at(b)[1]}`).join(''),
      colour,
      width,
    )
  return { at, face, seams }
}

/** A barrack of corrugated iron on the left, its gable end towards the eye. */
function barrack(camera: Camera, near: number, far: number, right = -6.4): string {
  const { face, seams } = view(camera)
  const [left, eave, ridge] = [right - 8.4, 2.4, 4.6]
  const middle = (left + right) / 2
  const along = range(13).map((index) => near * (far / near) ** (index / 12))
  const across = range(15).map((index) => left + ((right - left) * (index + 0.5)) / 15)
  const roofAt = (x: number) => ridge - (Math.abs(x - middle) / (right - middle)) * (ridge - eave)
  return (
    face(zinc.dark, [right, 0, near], [right, eave, near], [right, eave, far], [right, 0, far]) +
    seams(
      '#55666c',
      2.5,
      ...along.map(
        (z) =>
          [
            [right, 0, z],
            [right, eave, z],
          ] as const,
      ),
    ) +
    face(
      '#2f3c44',
      [right, 0.1, near * 1.2],
      [right, 1.9, near * 1.2],
      [right, 1.9, near * 1.32],
      [right, 0.1, near * 1.32],
    ) +
    face(
      zinc.light,
      [right + 0.7, eave - 0.2, near - 0.6],
      [middle, ridge + 0.1, near - 0.6],
      [middle, ridge + 0.1, far],
      [right + 0.7, eave - 0.2, far],
    ) +
    seams(
      '#a3aeab',
      3,
      ...along.map(
        (z) =>
          [
            [right + 0.7, eave - 0.2, z],
            [middle, ridge + 0.1, z],
          ] as const,
      ),
    ) +
    face(
      zinc.mid,
      [left, 0, near],
      [left, eave, near],
      [middle, ridge, near],
      [right, eave, near],
      [right, 0, near],
    ) +
    seams(
      '#7d8b8c',
      3,
      ...across.map(
        (x) =>
          [
            [x, 0, near],
            [x, roofAt(x) - 0.1, near],
          ] as const,
      ),
    ) +
    face(zinc.rust, [left, 0, near], [left, 0.5, near], [right, 0.35, near], [right, 0, near]) +
    face(
      '#43525a',
      [middle + 0.7, 0, near],
      [middle + 0.7, 2, near],
      [middle + 2.1, 2, near],
      [middle + 2.1, 0, near],
    ) +
    seams(
      '#64757a',
      9,
      [
        [left - 0.6, eave - 0.3, near],
        [middle, ridge + 0.15, near],
      ],
      [
        [middle, ridge + 0.15, near],
        [right + 0.7, eave - 0.25, near],
      ],
    )
  )
}

/** Barbed wire on posts whose tops lean in over the path. */
function wireFence(camera: Camera, right: number, from: number): string {
  const { at, seams } = view(camera)
  const lean = right < 0 ? 0.6 : -0.6
  const posts = range(12).map((index) => from + index * 2.6 * (1 + index * 0.16))
  const post = (z: number) =>
    line(
      `${polyline([at([right, 0, z]), at([right, 2.7, z]), at([right + lean, 3.2, z])])}`,
      '#5a4a44',
      Math.max(2.5, (camera.focal * 0.13) / z),
    )
  const strands = [0.35, 0.8, 1.25, 1.7, 2.15, 2.6].map(
    (up) =>
      [
        [right, up, from],
        [right, up, 60],
      ] as const,
  )
  const barbs = range(9).flatMap((index) =>
    [0.35, 0.8, 1.25, 1.7, 2.15, 2.6].map((up, row) => {
      const z = from + 0.5 + index * 1.05 + (row % 2) * 0.5
      const [x, y] = at([right, up, z])
      const size = (camera.focal * 0.05) / z
      return whole`M${x - size},${y - size}L${x + size},${y + size}M${x + size},${y - size}L${x - size},${y + size}`
    }),
  )
  return (
    posts.map(post).reverse().join('') +
    seams(
      '#4a4550',
      2,
      ...strands,
      [
        [right + lean, 3.2, from],
        [right + lean, 3.2, 60],
      ],
      [
        [right + lean * 0.5, 2.95, from],
        [right + lean * 0.5, 2.95, 60],
      ],
    ) +
    line(barbs.join(''), '#4a4550', 2)
  )
}

/** The timber watchtower: four braced legs, a walled platform under a tin roof, a ladder; 120 units wide, 420 tall, ground at y. */
function watchtower(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('M-34 0L-26-270M40 0L30-270', '#6a5448', 8) +
      line('M-58 8L-42-270M62 8L46-270', '#4f3d3a', 12) +
      line('M-56-20L48-140M60-20L-50-140M-50-140L44-262M52-140L-44-262M-52-140H52', '#4f3d3a', 6) +
      line('M78 8L40-270M98 8L56-270', '#6a5448', 5) +
      line(
        range(11)
          .map((index) => `M${76 - index * 3.6} ${-14 - index * 24}h19`)
          .join(''),
        '#6a5448',
        4,
      ) +
      rect(-70, -278, 140, 12, '#3a2d30') +
      rect(-62, -330, 124, 54, '#8d9a98') +
      line(
        range(10)
          .map((index) => `M${-56 + index * 12.4}-328V-280`)
          .join(''),
        '#6c7b7d',
        3,
      ) +
      rect(20, -330, 42, 54, '#4f5f66') +
      line('M-58-330V-382M58-330V-382M0-330V-382', '#4f3d3a', 7) +
      rect(-58, -382, 116, 20, '#2f3c44', 0.5) +
      shape('M-92-376L-40-424H40L92-376z', zinc.light) +
      shape('M40-424L92-376H20L10-424z', zinc.mid) +
      line('M-60-384L-26-418M-30-382L-8-420M0-382V-420', '#a3aeab', 3),
  )
}

/** A woman who stands still with bowed head, white flowers in both hands, turned to the left; feet at y, 200 units tall. */
function visitor(x: number, y: number, scale: number): string {
  const dress = { fill: '#b8382c', fold: '#7f2228' }
  return placed(
    x,
    y,
    scale,
    shape('M-16-92L-14-4H4L6-60 10-4H26L24-92z', '#f4ead6') +
      shape('M14-92L16-40 10-4H26L24-92z', '#cdbfa8') +
      shape('M-22-4H4V2H-26zM6-4H27V2H4z', '#3a2a30') +
      shape('M-22-156Q-12-172 6-170 26-166 28-140L28-100 34-34Q8-26-18-34L-20-104z', dress.fill) +
      shape('M8-170Q26-166 28-140L28-100 34-34 14-30 12-100z', dress.fold) +
      shape('M-12-160L-22-180 4-186 14-160z', '#b5784e') +
      placed(
        -4,
        -176,
        1,
        ellipse(-6, -16, 14, 17, '#d99a6c') +
          shape('M-14-22Q-16-40 4-38 24-34 22-10 18 4 8 6-2 0 0-16-6-26-14-22z', '#1f1722') +
          circle(24, -8, 9.5, '#1f1722'),
        false,
        -34,
      ) +
      line('M6-150Q14-120-2-104L-28-98', dress.fold, 17) +
      line('M4-150Q10-122-4-107L-26-101', dress.fill, 12) +
      line('M-22-84L-42-134M-24-86L-54-126M-24-84L-32-140', '#4f7a4c', 4) +
      shape('M-26-92Q-58-100-66-120-40-118-26-92zM-24-90Q-14-112-20-128-36-112-24-90z', '#2f5f50') +
      line('M-44-138h.1M-58-126h.1M-32-144h.1M-48-120h.1', '#fffaf0', 18) +
      line('M-44-138h.1M-58-126h.1M-32-144h.1M-48-120h.1', '#f2b83a', 6) +
      circle(-31, -99, 7, '#d99a6c'),
  )
}

/** Phú Quốc Prison: tin barracks, barbed wire and a watchtower in pale light; a visitor stands with bowed head where frangipani has fallen. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const camera = choose(
    frame,
    { x: w * 0.5, y: h * 0.6, focal: 900 },
    { x: w * 0.54, y: h * 0.62, focal: 900 },
    { x: w * 0.53, y: h * 0.6, focal: 800 },
  )
  const { face } = view(camera)
  const tower = choose(
    frame,
    { x: 0.66, y: 0.69, k: 1.06 },
    { x: 0.77, y: 0.69, k: 1.06 },
    { x: 0.75, y: 0.69, k: 0.92 },
  )
  const stand = choose(
    frame,
    { x: 0.48, y: 0.91, k: 1.35 },
    { x: 0.46, y: 0.885, k: 1.42 },
    { x: 0.46, y: 0.92, k: 1.24 },
  )
  const bough = choose(
    frame,
    { x: 1.0, y: 0.24, k: 1.5 },
    { x: 1.04, y: 0.82, k: 1.1 },
    { x: 1.04, y: 0.84, k: 1.05 },
  )
  const fallen = range(9).map(
    (index) =>
      [
        w * (stand.x - 0.12 + ((index * 37) % 23) * 0.012),
        h * (stand.y + 0.012 + ((index * 5) % 4) * 0.016),
      ] as const,
  )
  return [
    sky(frame, camera.y, ['#8fb0b4', '#bccbbf', '#e6dfc4', '#f6e4c4']),
    cloudStreaks(frame, h * 0.06, h * 0.36, 7, '#f4efe0', 5, 0.6),
    hills(frame, {
      base: camera.y - 10 * u,
      height: 96 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 18,
      fill: '#8fa898',
      bottom: camera.y + 8,
    }),
    hills(frame, {
      base: camera.y + 2 * u,
      height: 44 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 7,
      fill: '#5f8070',
      bottom: camera.y + 14,
    }),
    rect(0, camera.y + 6, w, h - camera.y, zinc.ground),
    shape(
      whole`M0,${camera.y + 6}H${w}V${camera.y + 26 * u}Q${w * 0.5},${camera.y + 12 * u} 0,${camera.y + 40 * u}z`,
      '#9aa878',
    ),
    face('#f0d6ac', [-3.6, 0, 3], [-3.6, 0, 80], [3.6, 0, 80], [3.6, 0, 3]),
    barrack(camera, 48, 76, -18),
    barrack(camera, 22, 40, -18),
    barrack(camera, 48, 76),
    barrack(camera, 22, 40),
    watchtower(w * tower.x, h * tower.y, tower.k * u),
    wireFence(camera, -4.4, 6.2),
    wireFence(camera, 4.4, 6.2),
    shape(
      whole`M${w * stand.x - 10},${h * stand.y}l${250 * u},${20 * u}q${26 * u},${10 * u} ${-10 * u},${10 * u}l${-230 * u},${-20 * u}z`,
      '#b48a66',
    ),
    visitor(w * stand.x, h * stand.y, stand.k * u),
    fallen
      .map(
        ([x, y], index) =>
          ellipse(x, y, (index % 3 ? 9 : 12) * u, 5 * u, '#fffaf0') +
          circle(x, y, 3 * u, '#f2b83a'),
      )
      .join(''),
    frangipaniBough(w * bough.x, h * bough.y, bough.k * u, {
      bark: '#7a6a62',
      leaf: '#2f5f50',
      leafLight: '#4f8560',
      petal: '#fffaf0',
      heart: '#f6c24a',
    }),
  ].join('')
}
