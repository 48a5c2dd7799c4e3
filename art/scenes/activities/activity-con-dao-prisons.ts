import { inSpace, type Spot } from '../../kit/in-space'
import { skin } from '../../kit/palettes'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, polygon, shape } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

type Place = readonly [right: number, ahead: number]

const eye = 2.1
const [walk, wall, eave, ridge, end] = [0.95, 3.5, 3.1, 5, 21]

/** A guide in a pale shirt who bows a little and points down to the right; feet at the origin, 300 units tall. */
const guide =
  shape('M-30-150L-34-6H-8L2-110 14-6H40L32-150z', '#2f3f4c') +
  shape('M6-150L2-110 14-6H40L32-150z', '#22303c') +
  shape('M-38-6H-4V4H-42zM10-6H42L48 4H10z', '#1d1a20') +
  shape('M-32-150Q-44-222-22-246 6-258 34-244 48-222 36-148 0-138-32-150z', '#dfeae4') +
  shape('M8-252Q24-250 34-244 48-222 36-148 24-144 12-142 28-200 8-252z', '#a3bcbe') +
  line('M-26-232Q-50-190-42-150', '#dfeae4', 17) +
  circle(-41, -144, 8, skin) +
  line('M28-234Q62-214 92-172', '#a3bcbe', 16) +
  line('M92-172L112-150', skin, 9) +
  shape('M0-240L2-264 22-264 24-240z', '#b5784e') +
  ellipse(14, -278, 17, 20, skin) +
  shape('M-6-272Q-10-304 16-304 38-302 34-284 16-290 8-270L0-262z', '#1f1722')

/** A woman in red who looks down, white flowers held to her breast; feet at the origin, 280 units tall, turned to the left. */
const visitor =
  shape('M-22-120L-18-6H4L6-80 14-6H36L32-120z', '#f4ead6') +
  shape('M14-120L6-80 14-6H36L32-120z', '#cdbfa8') +
  shape('M-28-6H4V3H-32zM12-6H38V3H12z', '#3a2a30') +
  shape('M-30-212Q-14-230 8-228 36-222 38-188L38-136 46-50Q10-40-26-50L-28-140z', '#b8382c') +
  shape('M10-228Q36-222 38-188L38-136 46-50 20-46 16-140z', '#7f2228') +
  shape('M-16-216L-26-238 8-246 18-216z', '#b5784e') +
  placed(
    -6,
    -240,
    1,
    ellipse(-6, -18, 18, 22, skin) +
      shape('M-18-28Q-20-52 6-50 30-44 28-12 40 40 22 50 4 40 8 8-2-4 0-20-8-34-18-28z', '#1f1722'),
    false,
    -30,
  ) +
  line('M10-206Q20-160-4-146L-30-142', '#7f2228', 20) +
  line('M-28-138L-40-188M-28-138L-54-180', '#4f7a4c', 4) +
  shape('M-34-128Q-76-140-88-166-52-164-34-128zM-30-126Q-14-158-22-178-46-162-30-126z', '#2f5f50') +
  line('M-44-194h.1M-60-180h.1M-30-202h.1M-48-170h.1M-66-200h.1', '#fffaf0', 22) +
  line('M-44-194h.1M-60-180h.1M-30-202h.1M-48-170h.1M-66-200h.1', '#f2b83a', 7) +
  circle(-33, -140, 8, skin)

/** The tiger cages of Côn Đảo from the guards' walk: iron bars over the pits on both sides, light through the slots; a guide tells, a visitor has brought white flowers. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const camera = choose(
    frame,
    { x: w * 0.5, y: h * 0.4, focal: 780 },
    { x: w * 0.5, y: h * 0.43, focal: 800 },
    { x: w * 0.5, y: h * 0.4, focal: 700 },
  )
  const { at, face, seams } = inSpace(camera, eye)
  const near = 1.2
  const cells = [0.4, 2.6, 4.8, 7, 9.2, 11.4, 13.6, 15.8, 18].map(
    (z) => [z + 0.34, z + 2.2] as const,
  )
  const sides = [-1, 1] as const
  const lit = (side: number) => side > 0
  const pits = cells
    .map(([from, to], index) =>
      sides
        .map((side) => {
          const [a, b] = [Math.max(from, near), to]
          const quad = (fill: string, in0: number, out0: number, z0: number, z1: number) =>
            face(
              fill,
              [side * in0, 0, z0],
              [side * out0, 0, z0],
              [side * out0, 0, z1],
              [side * in0, 0, z1],
            )
          return (
            quad(index % 2 ? '#243a44' : '#1f343e', walk, wall, a, b) +
            quad(lit(side) ? '#c8a878' : '#5c6a66', walk, wall, b - (b - a) * 0.3, b) +
            quad(
              lit(side) ? '#7f7460' : '#3c4f52',
              walk,
              wall,
              b - (b - a) * 0.56,
              b - (b - a) * 0.3,
            )
          )
        })
        .join(''),
    )
    .join('')
  const bars = sides
    .flatMap((side) =>
      range(9).map((index) => {
        const x = side * (walk + ((wall - walk) * (index + 0.7)) / 9)
        const thick = 0.026
        return face(
          lit(side) ? '#15232c' : '#10202a',
          [x - thick, 0.04, near],
          [x + thick, 0.04, near],
          [x + thick, 0.04, end],
          [x - thick, 0.04, end],
        )
      }),
    )
    .join('')
  const glints = range(9)
    .map((index) => {
      const x = walk + ((wall - walk) * (index + 0.7)) / 9
      return cells
        .slice(1, 6)
        .map(([from, to]) =>
          face(
            '#f4d79a',
            [x - 0.03, 0.05, from + 0.7],
            [x + 0.004, 0.05, from + 0.7],
            [x + 0.004, 0.05, to - 0.2],
            [x - 0.03, 0.05, to - 0.2],
          ),
        )
        .join('')
    })
    .join('')
  const ribs = cells
    .map(([, to]) =>
      sides
        .map(
          (side) =>
            face(
              lit(side) ? '#e6cb9c' : '#93998c',
              [side * walk, 0.06, to],
              [side * wall, 0.06, to],
              [side * wall, 0.06, to + 0.34],
              [side * walk, 0.06, to + 0.34],
            ) +
            face(
              lit(side) ? '#a88c66' : '#66726e',
              [side * walk, 0.06, to],
              [side * wall, 0.06, to],
              [side * wall, -0.16, to],
              [side * walk, -0.16, to],
            ),
        )
        .join(''),
    )
    .join('')
  const slots = range(6).map((index) => 3.2 + index * 2.9)
  const slot = (side: number, z: number): readonly Spot[] => [
    [side * wall, 1.7, z],
    [side * wall, 2.7, z],
    [side * wall, 2.7, z + 1],
    [side * wall, 1.7, z + 1],
  ]
  const beam = (z: number) =>
    polygon(
      [
        at([-wall, 2.7, z]),
        at([-wall, 2.7, z + 1]),
        at([walk + 1.9, 0, z + 1.2]),
        at([walk, 0, z]),
      ],
      '#fff0c0',
      0.15,
    )
  const patch = (z: number) =>
    face(
      '#fdeebc',
      [-walk, 0.13, z],
      [walk, 0.13, z + 0.1],
      [walk, 0.13, z + 1.2],
      [-walk, 0.13, z + 1.1],
    )
  const rafters = range(11).map((index) => 1.6 + index * 1.9)
  const spots = choose<{ guide: Place; visitor: Place }>(
    frame,
    { guide: [-0.5, 4.6], visitor: [0.52, 5] },
    { guide: [-0.5, 4.4], visitor: [0.5, 4.8] },
    { guide: [-0.5, 4.4], visitor: [0.52, 4.8] },
  )
  const stand = (spot: Place, metres: number, units: number, figure: string, flip = false) => {
    const [x, y] = at([spot[0], 0.12, spot[1]])
    return placed(x, y, (camera.focal * metres) / spot[1] / units, figure, flip)
  }
  const shadow = ([right, z]: Place) =>
    face(
      '#a98c66',
      [right - 0.2, 0.13, z - 0.06],
      [right + 0.12, 0.13, z - 0.1],
      [right + 0.95, 0.13, z + 0.36],
      [right + 0.6, 0.13, z + 0.4],
    )
  const door = at([0, 0, end])
  const m = camera.focal / end
  return [
    face('#3a2f2e', [0, ridge, 0.5], [-wall, eave, 0.5], [-wall, eave, end], [0, ridge, end]),
    face('#4f3d34', [0, ridge, 0.5], [wall, eave, 0.5], [wall, eave, end], [0, ridge, end]),
    seams(
      '#2a2226',
      9 * u,
      ...rafters.flatMap(
        (z) =>
          [
            [
              [0, ridge, z],
              [-wall, eave, z],
            ],
            [
              [0, ridge, z],
              [wall, eave, z],
            ],
          ] as const,
      ),
    ),
    face('#5f6f6c', [-wall, 0, 0.6], [-wall, eave, 0.6], [-wall, eave, end], [-wall, 0, end]),
    face('#d9b27c', [wall, 0, 0.6], [wall, eave, 0.6], [wall, eave, end], [wall, 0, end]),
    face('#b98f62', [wall, 0, 0.6], [wall, 0.7, 0.6], [wall, 0.7, end], [wall, 0, end]),
    face('#4b5c5c', [-wall, 0, 0.6], [-wall, 0.7, 0.6], [-wall, 0.7, end], [-wall, 0, end]),
    seams(
      '#b98f62',
      3 * u,
      ...range(14).map(
        (index) =>
          [
            [wall, 0.9 + (index % 4) * 0.5, 1.6 + index * 1.3],
            [wall, 0.9 + (index % 4) * 0.5, 2.3 + index * 1.3],
          ] as const,
      ),
    ),
    seams(
      '#4b5c5c',
      3 * u,
      ...range(14).map(
        (index) =>
          [
            [-wall, 0.9 + (index % 3) * 0.3, 1.6 + index * 1.3],
            [-wall, 0.9 + (index % 3) * 0.3, 2.3 + index * 1.3],
          ] as const,
      ),
    ),
    slots.map((z) => face('#f8ecc0', ...slot(-1, z)) + face('#8a6a4c', ...slot(1, z))).join(''),
    slots
      .flatMap((z) => sides.map((side) => [z, side] as const))
      .map(([z, side]) =>
        seams(
          '#2c3034',
          3 * u,
          ...[0.25, 0.5, 0.75].map(
            (part) =>
              [
                [side * wall, 1.7, z + part],
                [side * wall, 2.7, z + part],
              ] as const,
          ),
        ),
      )
      .join(''),
    face(
      '#8b8474',
      [-wall, 0, end],
      [-wall, eave, end],
      [0, ridge, end],
      [wall, eave, end],
      [wall, 0, end],
    ),
    placed(
      door[0],
      door[1],
      m,
      shape('M-1 0V-2Q-1-3 0-3 1-3 1-2V0z', '#e9f0d4') +
        shape('M-1-.5Q0-.9 1-.6V0H-1z', '#c9c08a') +
        shape('M-.9-1.1Q-.6-2.2-.1-1.9 .3-2.6 .9-1.7L1-1Q0-.8-.9-1.1z', '#5f9468'),
    ),
    pits,
    ribs,
    bars,
    glints,
    face('#b9a07a', [-walk, 0.12, 0.9], [-walk, 0.12, end], [walk, 0.12, end], [walk, 0.12, 0.9]),
    face(
      '#4a4a46',
      [-walk, 0.12, 0.9],
      [-walk, 0.12, end],
      [-walk, -0.02, end],
      [-walk, -0.02, 0.9],
    ),
    face('#77664e', [walk, 0.12, 0.9], [walk, 0.12, end], [walk, -0.02, end], [walk, -0.02, 0.9]),
    slots.map(patch).join(''),
    slots.map(beam).join(''),
    shadow(spots.visitor),
    stand(spots.visitor, 1.62, 284, visitor),
    shadow(spots.guide),
    stand(spots.guide, 1.72, 304, guide, true),
    range(6)
      .map((index) => {
        const [x, y] = at([
          walk + 0.1 + (index % 3) * 0.13,
          0.1,
          3.3 + (index % 2) * 0.14 + index * 0.03,
        ])
        return (
          line(`M${Math.round(x)},${Math.round(y)}h.1`, '#fffaf0', 26 * u) +
          line(`M${Math.round(x)},${Math.round(y)}h.1`, '#f2b83a', 8 * u)
        )
      })
      .join(''),
  ].join('')
}
