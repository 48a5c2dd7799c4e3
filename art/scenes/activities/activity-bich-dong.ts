import { cyclist } from '../../kit/bikes'
import { copyAt, stencils } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { lotusBud, lotusFlower, lotusPads } from '../../kit/lotus'
import { lotusLeaf } from '../../kit/lotus-leaf'
import { pagodaGate } from '../../kit/pagoda-yard'
import type { Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const gate = {
  wall: '#f4dfa6',
  shade: '#cfa873',
  tile: '#96472f',
  trim: '#f0dcae',
  dark: '#4a463a',
  wood: '#8a3a26',
}
const leaf = { top: '#5aa657', under: '#2f7a52', vein: '#8cc46a', stalk: '#2f7a52' }

/** A small hall of the pagoda on its terrace in the cliff; foot at (x, y), 150 units wide and 110 tall. */
function hall(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    rect(-70, -12, 140, 30, '#8f8f7a') +
      rect(-76, -16, 152, 9, '#e6dcb8') +
      rect(-52, -52, 104, 42, '#f4dfa6') +
      shape('M-38-10V-44h20v34zm28 0V-44h20v34zm28 0V-44h20v34z', '#8a3a26') +
      curvedRoof({
        x: 0,
        y: -48,
        half: 82,
        height: 44,
        ridge: 44,
        fill: '#96472f',
        trim: '#f0dcae',
        tiles: 7,
        lift: 20,
      }),
  )
}

/** The stone bridge on its arches, from the lane to the gate, its posts closer together the further they are. */
function bridge(
  near: Point,
  far: Point,
  halves: readonly [number, number],
  tall: readonly [number, number],
): string {
  const parts = [0, 0.22, 0.41, 0.57, 0.7, 0.81, 0.91, 1]
  const high = (part: number) => tall[0] + (tall[1] - tall[0]) * part
  const edge = (side: number, lift: number) =>
    parts.map((part) => {
      const half = halves[0] + (halves[1] - halves[0]) * part
      return whole`${near[0] + (far[0] - near[0]) * part + side * half},${near[1] + (far[1] - near[1]) * part ** 0.84 - high(part) * lift}`
    })
  const band = (from: readonly string[], to: readonly string[], fill: string) =>
    shape(`M${from.join(' ')} ${[...to].reverse().join(' ')}z`, fill)
  const rail = (side: number, fill: string) =>
    band(edge(side, 1), edge(side, 0), fill) +
    line(`M${edge(side, 1).join(' ')}`, '#f8efd2', tall[0] * 0.17) +
    line(
      edge(side, -0.1)
        .map((spot, index) => `M${spot}L${edge(side, 1.35)[index]}`)
        .join(''),
      '#93907c',
      tall[0] * 0.17,
    )
  const arches = edge(-1, -0.3)
    .map((spot, index) =>
      index % 2 === 1
        ? line(`M${spot}L${edge(-1, -1.1)[index]}`, '#24584f', high(parts[index] ?? 0) * 1.1)
        : '',
    )
    .join('')
  return (
    band(edge(-1, 0), edge(-1, -1), '#8f8f7a') +
    arches +
    band(edge(-1, 0), edge(1, 0), '#f0dfb0') +
    rail(1, '#c9c2a2') +
    rail(-1, '#b3ad92')
  )
}

/** Lotus pads all over the pond, none under the bridge's line. */
function pads(frame: Frame, top: number, bottom: number, gap: number, u: number): string {
  const random = createRandom(8)
  return range(choose(frame, 40, 28, 28))
    .map((index) => {
      const part = (index / choose(frame, 40, 28, 28)) ** 0.8
      const px = between(random, 0, frame.width)
      const clear = Math.abs(px - gap - part * 60 * u) > (60 + part * 110) * u
      return clear
        ? copyAt('p', px, top + (bottom - top) * part, (0.5 + part * between(random, 0.6, 1.1)) * u)
        : ''
    })
    .join('')
}

/** Bích Động: a cyclist on the lane by the lotus pond, the stone bridge and the gate, the pagoda's three halls one above the other in the cliff. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.63, 0.67, 0.635)
  const lane = h * choose(frame, 0.82, 0.84, 0.825)
  const x = w * choose(frame, 0.6, 0.56, 0.58)
  const cliff = choose(
    frame,
    { wide: 860, tall: 500 },
    { wide: 800, tall: 440 },
    { wide: 780, tall: 520 },
  )
  const rock = { rock: '#b5c49a', shade: '#6d9a7c', leaf: '#2f7a4c', leafLight: '#6fae4c' }
  const far = { rock: '#9cc9b4', shade: '#7db3a4' }
  const on = (dx: number, up: number): Point => [
    x + dx * u,
    shore - up * choose(frame, 1, 0.82, 1) * u,
  ]
  const [low, middle, high] = [on(176, 18), on(-84, 190), on(66, 330)]
  const caves = [middle, high]
    .map(([cx, cy]) =>
      shape(
        whole`M${cx - 104 * u},${cy + 8 * u}l${14 * u},${-76 * u} ${50 * u},${-40 * u} ${74 * u},${4 * u} ${56 * u},${50 * u} ${12 * u},${62 * u}z`,
        '#4f7f6c',
      ),
    )
    .join('')
  const green = (index: number) => ['#2f7a4c', '#3f8f50', '#256a4a'][index % 3] ?? ''
  const wood: readonly (readonly [number, number, number])[] = [
    [-340, 10, 90],
    [-250, 46, 90],
    [-150, 20, 80],
    [-190, 130, 66],
    [-20, 140, 60],
    [70, 150, 70],
    [150, 120, 74],
    [270, 30, 90],
    [350, 16, 96],
    [-10, 292, 46],
    [150, 296, 54],
    [-160, 226, 40],
    [216, 190, 60],
  ]
  const blooms = choose(
    frame,
    [0.04, 0.12, 0.2, 0.4, 0.47, 0.82, 0.89, 0.97],
    [0.05, 0.15, 0.42, 0.88, 0.96],
    [0.05, 0.15, 0.42, 0.88, 0.96],
  )
  const front = choose(frame, [0.03, 0.14, 0.62, 0.9], [0.02, 0.66, 0.96], [0.02, 0.66, 0.96])
  return [
    sky(frame, shore, ['#3f9fc4', '#9bd4d4', '#eaf3d2']),
    cloud(
      w * choose(frame, 0.22, 0.2, 0.2),
      h * choose(frame, 0.2, 0.36, 0.19),
      280 * u,
      '#fffdf2',
    ) +
      cloud(
        w * choose(frame, 0.94, 0.9, 0.92),
        h * choose(frame, 0.14, 0.4, 0.12),
        220 * u,
        '#fffdf2',
        0.9,
      ),
    choose(frame, [0.04, 0.16, 0.27, 0.93, 1.02], [0.02, 0.16, 0.98], [0.02, 0.16, 0.98])
      .map((part, index) =>
        posterKarst({
          x: w * part,
          base: shore + 4,
          width: (220 + (index % 3) * 50) * u,
          height: (180 + ((index * 71) % 130)) * u,
          seed: 50 + index,
          ...far,
        }),
      )
      .join(''),
    posterKarst({
      x: x + 10 * u,
      base: shore + 6,
      width: cliff.wide * u,
      height: cliff.tall * u,
      seed: 19,
      ...rock,
    }),
    caves,
    line(
      whole`M${low[0] - 20 * u},${low[1]}Q${low[0]},${low[1] - 130 * u} ${middle[0] + 50 * u},${middle[1] + 12 * u}Q${high[0] + 190 * u},${middle[1] - 10 * u} ${high[0] + 20 * u},${high[1] + 14 * u}`,
      '#e9e0ba',
      8 * u,
    ),
    wood
      .slice(9)
      .map(([dx, up, size], index) =>
        foliage(...on(dx, up), size * u, size * 0.7 * u, green(index), 60 + index),
      )
      .join(''),
    hall(high[0], high[1], choose(frame, 0.86, 0.76, 0.86) * u),
    wood
      .slice(3, 7)
      .map(([dx, up, size], index) =>
        foliage(...on(dx, up), size * u, size * 0.66 * u, green(index + 1), 30 + index),
      )
      .join(''),
    hall(middle[0], middle[1], choose(frame, 1.05, 0.92, 1.05) * u),
    grove(-20, w + 20, shore + 6, 70 * u, '#256a4a', 5),
    [...wood.slice(0, 3), ...wood.slice(7, 9)]
      .map(([dx, up, size], index) =>
        foliage(...on(dx, up), size * u, size * 0.74 * u, green(index), 8 + index),
      )
      .join(''),
    hall(low[0], low[1] + 12 * u, 1.3 * u),
    rect(0, shore, w, h - shore, '#3f9a8a'),
    shape(
      whole`M0,${shore}H${w}V${shore + 22 * u}Q${w * 0.6},${shore + 60 * u} ${w * 0.3},${shore + 34 * u}T0,${shore + 44 * u}z`,
      '#2a7468',
    ),
    stencils([
      ['p', lotusPads(0, 1, 0, 0, 1, ['#2a7a58', '#6db560'], 4)],
      ['f', lotusFlower(0, 0, 1, '#ee6f98', '#ffd9e2', 34)],
    ]),
    pads(frame, shore + 40 * u, lane - 8 * u, x - 20 * u, u),
    pagodaGate(x - 6 * u, shore + 10 * u, 0.5 * u, gate),
    bridge(
      [x + choose(frame, 150, 120, 120) * u, lane + 12 * u],
      [x - 6 * u, shore + 10 * u],
      [66 * u, 34 * u],
      [34 * u, 13 * u],
    ),
    blooms
      .map((part, index) =>
        index % 3 === 2
          ? lotusBud(w * part, lane - (18 + (index % 2) * 30) * u, 1.1 * u, '#f77fa2', 40)
          : copyAt(
              'f',
              w * part,
              lane - (16 + (index % 2) * 40) * u,
              (0.86 + (index % 2) * 0.2) * u,
            ),
      )
      .join(''),
    rect(0, lane, w, h - lane, '#e9c98c'),
    rect(0, lane - 4 * u, w, 12 * u, '#7cae4c'),
    shape(
      whole`M0,${h * 0.945}Q${w * 0.3},${h * 0.93} ${w * 0.6},${h * 0.945}T${w},${h * 0.935}V${h}H0z`,
      '#5c9648',
    ),
    shape(
      whole`M0,${h * 0.962}Q${w * 0.3},${h * 0.948} ${w * 0.6},${h * 0.962}T${w},${h * 0.952}V${h}H0z`,
      '#2a7468',
    ),
    cyclist(
      w * choose(frame, 0.3, 0.28, 0.28),
      h * choose(frame, 0.92, 0.918, 0.92),
      choose(frame, 1.9, 2, 1.8) * u,
      '#e0342a',
      '#2b2230',
    ),
    front
      .map(
        (part, index) =>
          lotusLeaf(
            w * part,
            h + 40 * u,
            (0.5 + (index % 2) * 0.12) * u,
            leaf,
            110 + (index % 2) * 50,
            index % 2 ? -6 : 8,
            index % 2 === 0,
          ) +
          copyAt(
            'f',
            w * part + (index % 2 ? -90 : 90) * u,
            h + 20 * u,
            (1.3 + (index % 2) * 0.2) * u,
          ),
      )
      .join(''),
  ].join('')
}
