import { foliage, grove } from '../../kit/foliage'
import { bananaLeaf, fern, lightShaft, vine } from '../../kit/jungle'
import { range } from '../../kit/rng'
import { line, placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { hiker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const bark = { lit: '#f0dba6', face: '#c3a877', shade: '#7f7357', deep: '#3f4a3c' }

/** The old chò: a straight grey bole on plank buttresses three times as high as a man; foot at (x, y), 900 units wide at the roots, 1300 tall. */
function greatTree(x: number, y: number, scale: number): string {
  const bole =
    shape(
      'M-104-1300L-112-520Q-118-330-190-170-250-60-420 10H400Q260-50 196-170 128-330 116-520L104-1300z',
      bark.face,
    ) +
    shape(
      'M-104-1300L-112-520Q-118-330-190-170-250-60-420 10H-330Q-190-80-130-220-70-380-70-560L-66-1300z',
      bark.lit,
    ) +
    shape(
      'M36-1300L40-560Q44-340 110-190 160-90 250 10H400Q260-50 196-170 128-330 116-520L104-1300z',
      bark.shade,
    )
  const fins =
    shape(
      'M-96-430Q-120-250-190-130-240-40-330 14H-240Q-170-60-130-170-96-280-96-430z',
      bark.face,
    ) +
    shape('M-74-520Q-84-260-130-140-180-50-250 18H-190Q-120-60-96-160-72-280-74-520z', bark.lit) +
    shape('M-74-520Q-72-280-96-160-120-60-190 18H-96Q-62-110-54-240-56-370-74-520z', bark.deep) +
    shape('M-6-640Q-26-320-50-180-76-50-116 34L-30 40Q-8-90-6-220-2-400-6-640z', bark.lit) +
    shape('M-6-640Q-2-400-6-220-8-90-30 40L76 28Q30-80 20-200 4-400-6-640z', bark.shade) +
    shape('M20-300Q30-120 84 26H150Q80-90 50-220 30-330 20-300z', bark.deep) +
    shape('M62-560Q60-320 100-190 150-70 226 22H316Q186-70 128-190 76-320 62-560z', bark.face) +
    shape('M62-560Q76-320 128-190 186-70 316 20H366Q216-50 154-190 94-330 62-560z', bark.deep)
  const marks = line(
    'M-84-1180v120M-50-960v150M-10-1120v110M22-880v130M-76-760v90M62-1220v150M76-980v120M-20-720v70',
    bark.shade,
    7,
    0.55,
  )
  const roots = line(
    'M-400 6Q-480 12-540 40M-310 10Q-380 30-410 62M380 4Q460 10 530 36M270 12Q330 34 350 60M-110 18Q-130 40-170 58M130 16Q160 36 190 52',
    bark.shade,
    18,
  )
  return placed(x, y, scale, roots + bole + fins + marks)
}

/** Trunks of the old forest in one haze. */
function trunks(
  frame: Frame,
  base: number,
  spots: readonly (readonly [number, number])[],
  fill: string,
): string {
  return shape(
    spots
      .map(([part, wide]) => {
        const x = frame.width * part
        return whole`M${x - wide * 0.4},-10L${x - wide * 0.5},${base - wide * 2}Q${x - wide * 0.7},${base - wide * 0.6} ${x - wide * 1.6},${base}H${x + wide * 1.6}Q${x + wide * 0.7},${base - wide * 0.6} ${x + wide * 0.5},${base - wide * 2}L${x + wide * 0.4},-10z`
      })
      .join(''),
    fill,
  )
}

function butterfly(x: number, y: number, scale: number, degrees: number, fill: string): string {
  const wing = 'M0 0Q2-34 28-36 40-18 14-2 28 4 22 18 8 22 0 6z'
  return placed(
    x,
    y,
    scale,
    shape(wing, fill) +
      placed(0, 0, 0.86, shape(wing, fill, 0.8), true) +
      line('M0-8V12', '#4a4a34', 4),
    false,
    degrees,
  )
}

/** Cúc Phương: a walker with a red pack stops at the foot of the thousand-year-old chò, its buttresses far above her head, butterflies in the light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.8, 0.79, 0.8)
  const x = w * choose(frame, 0.56, 0.55, 0.56)
  const k = choose(frame, 0.96, 0.96, 0.9) * u
  const walker = {
    x: x - choose(frame, 400, 300, 300) * u,
    y: floor + choose(frame, 66, 70, 66) * u,
  }
  const far = choose(
    frame,
    [
      [0.05, 34],
      [0.16, 24],
      [0.29, 30],
      [0.41, 22],
      [0.74, 28],
      [0.84, 22],
      [0.95, 34],
    ],
    [
      [0.08, 30],
      [0.25, 22],
      [0.37, 26],
      [0.76, 24],
      [0.94, 30],
    ],
    [
      [0.08, 30],
      [0.25, 22],
      [0.37, 26],
      [0.78, 24],
      [0.94, 30],
    ],
  ) as readonly (readonly [number, number])[]
  const near = choose(
    frame,
    [
      [0.1, 62],
      [0.9, 70],
    ],
    [
      [0.0, 62],
      [0.98, 70],
    ],
    [
      [0.0, 56],
      [0.99, 64],
    ],
  ) as readonly (readonly [number, number])[]
  const wings = choose(
    frame,
    [
      [0.3, 0.42],
      [0.35, 0.5],
      [0.24, 0.56],
      [0.39, 0.62],
      [0.2, 0.34],
      [0.78, 0.56],
      [0.83, 0.47],
    ],
    [
      [0.2, 0.48],
      [0.31, 0.53],
      [0.14, 0.57],
      [0.36, 0.62],
      [0.26, 0.41],
      [0.86, 0.56],
      [0.8, 0.5],
    ],
    [
      [0.16, 0.4],
      [0.28, 0.47],
      [0.1, 0.52],
      [0.33, 0.58],
      [0.23, 0.3],
      [0.86, 0.52],
      [0.8, 0.44],
    ],
  ) as readonly (readonly [number, number])[]
  return [
    verticalGradient('air', [
      [0, '#7fb06a'],
      [0.5, '#cfe08e'],
      [1, '#eef0b0'],
    ]) + rect(0, 0, w, h, 'url(#air)'),
    trunks(
      frame,
      floor,
      far.map(([part, wide]) => [part + 0.045, wide * 0.6] as const),
      '#b5d184',
    ),
    range(6)
      .map((index) =>
        foliage(
          w * (index / 5),
          floor - 20 * u,
          170 * u,
          (70 + (index % 3) * 30) * u,
          '#a3c678',
          20 + index,
        ),
      )
      .join(''),
    trunks(
      frame,
      floor,
      far.map(([part, wide]) => [part, wide * u] as const),
      '#7fae68',
    ),
    range(7)
      .map((index) =>
        foliage(
          w * (index / 6),
          floor + 10 * u,
          130 * u,
          (60 + (index % 2) * 34) * u,
          '#5f9a5c',
          40 + index,
        ),
      )
      .join(''),
    trunks(
      frame,
      floor + 30 * u,
      near.map(([part, wide]) => [part, wide * u] as const),
      '#2f6a50',
    ),
    lightShaft(
      w * choose(frame, 0.2, 0.16, 0.16),
      110 * u,
      h * 0.86,
      choose(frame, 160, 90, 90) * u,
      '#fff8c4',
      0.75,
      'l1',
    ),
    lightShaft(
      w * choose(frame, 0.36, 0.36, 0.35),
      46 * u,
      h * 0.8,
      choose(frame, 100, 60, 60) * u,
      '#fff8c4',
      0.55,
      'l2',
    ),
    rect(0, floor, w, h - floor, '#4f8a4c'),
    shape(
      whole`M0,${floor}H${w}V${floor + 26 * u}Q${w * 0.5},${floor + 6 * u} 0,${floor + 34 * u}z`,
      '#7fae58',
    ),
    greatTree(x, floor + 26 * u, k),
    grove(x - 470 * k, x + 470 * k, floor + 84 * u, 58 * u, '#4f8a4c', 6),
    [-300, -50, 140, 350]
      .map((dx, index) =>
        foliage(
          x + dx * k,
          floor + (74 + (index % 2) * 10) * u,
          (54 + (index % 2) * 18) * u,
          (20 + (index % 3) * 5) * u,
          '#3f7a46',
          60 + index,
        ),
      )
      .join(''),
    shape(
      whole`M${walker.x - 260 * u},${h + 10}Q${walker.x - 140 * u},${walker.y + 40 * u} ${walker.x - 50 * u},${walker.y - 6 * u}T${x - 250 * k},${floor + 36 * u}L${x - 150 * k},${floor + 48 * u}Q${walker.x + 130 * u},${walker.y + 6 * u} ${walker.x + 40 * u},${walker.y + 34 * u}T${walker.x - 40 * u},${h + 10}z`,
      '#e6cf8e',
    ),
    hiker(walker.x, walker.y, 1.06 * u, {
      jacket: '#f2ead0',
      pack: '#e0342a',
      packShade: '#a3222c',
      trousers: '#33465a',
      hat: '#f2b53a',
    }),
    vine(
      x + 70 * k,
      h * choose(frame, -0.02, 0.36, -0.02),
      w * choose(frame, 0.92, 1.0, 1.0),
      h * choose(frame, 0.1, 0.4, 0.1),
      150 * u,
      '#2f5a40',
      '#3f7a4c',
      1.3 * u,
    ),
    wings
      .map(([px, py], index) =>
        butterfly(
          w * px,
          h * py,
          (0.62 + (index % 3) * 0.22) * u,
          ((index * 47) % 80) - 40,
          index % 3 === 1 ? '#ffd95a' : '#fffdf0',
        ),
      )
      .join(''),
    shape(
      whole`M0,${h - 40 * u}Q${w * 0.2},${h - 90 * u} ${w * 0.42},${h - 30 * u}T${w},${h - 70 * u}V${h}H0z`,
      '#1f4f3e',
    ),
    choose(frame, [0.02, 0.1, 0.72, 0.84, 0.96], [0.0, 0.07, 0.76, 0.93], [0.0, 0.06, 0.78, 0.96])
      .map((part, index) =>
        fern(
          w * part,
          h + 16 * u,
          (0.86 + (index % 2) * 0.3) * u,
          index % 2 ? '#2f6a4c' : '#184236',
          (part - 0.5) * 40 + (index % 2) * 20 - 10,
          part > 0.5,
        ),
      )
      .join(''),
    bananaLeaf(w * 1.02, h + 30 * u, 1.1 * u, '#12382f', '#2f6a4c', -34) +
      bananaLeaf(w * 0.97, h + 50 * u, 0.9 * u, '#184a3a', '#2f6a4c', -66),
  ].join('')
}
