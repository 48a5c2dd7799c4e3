import { craneDrum } from '../../kit/crane-drum'
import { foliage } from '../../kit/foliage'
import { range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const bronze = { bronze: '#c9963f', shade: '#7a5220', mark: '#4a3418', shine: '#e8bc62' }

/** The crane of the Đông Sơn drums: long bill, crest, spread wing; about 100 units long, flying up to the right. */
function drumCrane(x: number, y: number, scale: number, fill: string, degrees: number): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M-60 14L-30 2Q-14-8 6-8L22-16Q28-26 38-22L84-30 40-12Q30-6 22 2L-4 12-26 8-56 24z' +
        'M-6-4Q4-40 36-52 24-24 14-4zM-10 8Q2 34 30 44 22 20 10 4zM32-22L16-36 26-20z',
      fill,
    ) + circle(34, -17, 2.4, '#1d3a3a'),
    false,
    degrees,
  )
}

/** A bronze drum (trống đồng) seen a little from above: face, bulging shoulder, waist and foot; 420 units wide, 330 tall. */
function standingDrum(x: number, y: number, scale: number): string {
  const side =
    'M-200-250Q-206-196-176-170-150-150-146-110-140-60-190-6 0 60 190-6 140-60 146-110 150-150 176-170 206-196 200-250z'
  const bands =
    line(
      'M-199-222Q0-150 199-222M-182-178Q0-108 182-178M-150-140Q0-84 150-140M-150-86Q0-28 150-86M-166-40Q0 20 166-40',
      '#4a3418',
      4,
    ) +
    line('M-197-208Q0-136 197-208M-148-128Q0-72 148-128M-160-56Q0 2 160-56', '#f0cc7a', 7).replace(
      '/>',
      ' stroke-dasharray="7 8"/>',
    )
  const boats = [-110, -36, 44]
    .map((bx, index) => {
      const by = [-148, -130, -134][index] ?? 0
      return (
        `M${bx - 30} ${by}q30 18 66 0l8-14-14 10H${bx - 22}l-14-10zM${bx - 14} ${by - 2}` +
        `v-16h5v16zM${bx + 4} ${by - 2}v-20h5v20zM${bx + 20} ${by - 2}v-16h5v16z`
      )
    })
    .join('')
  const ears = line('M-172-176Q-226-160-168-118M172-176Q226-160 168-118', '#7a5220', 12)
  return placed(
    x,
    y,
    scale,
    ellipse(20, 16, 230, 40, '#3a1a14', 0.4) +
      ears +
      shape(side, '#a87a34') +
      shape(
        'M60 22Q140 14 190-6 140-60 146-110 150-150 176-170 206-196 200-250L120-230Q130-150 90-100 70-40 60 22z',
        '#6f4a1f',
      ) +
      shape(
        'M-150-230Q-156-190-130-166-104-150-108-110-110-60-140 8L-176 0Q-134-60-140-112-146-150-168-168-194-190-190-236z',
        '#e0b05a',
        0.7,
      ) +
      shape(boats, '#4a3418') +
      bands +
      `<g transform="translate(0,-254)scale(1,.4)">${circle(0, 9, 208, '#5f3f18')}${craneDrum(0, 0, 204, bronze)}</g>`,
  )
}

/** The bronze drum in the yard of a communal house, its cranes rising from it into the light under the great curved roof. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.66, 0.62, 0.64)
  const middle = w * choose(frame, 0.5, 0.5, 0.5)
  const eave = h * choose(frame, 0.47, 0.45, 0.46)
  const half = choose(frame, 720, 560, 540) * u
  const rise = choose(frame, 250, 250, 225) * u
  const drum = {
    x: w * choose(frame, 0.5, 0.5, 0.5),
    y: h * choose(frame, 0.92, 0.88, 0.92),
    size: choose(frame, 1.18, 1.3, 1.16) * u,
  }
  const columns = range(7).map((index) => middle + (index - 3) * half * 0.235)
  const fish = (side: number) =>
    placed(
      middle + side * half * 0.34,
      eave - rise,
      1.1 * u,
      line('M0-6Q30-40 70-26T130-46', '#f0b23a', 13) +
        shape('M0-6Q-26-14-22-38-6-46 10-34zM130-46l30-22-10 26 16 10-26 2z', '#f0b23a') +
        line('M-14-38L-24-58M20-26l6-20M64-30l4-20M100-40l4-18', '#f0b23a', 6),
      side < 0,
    )
  const cranes = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.315, 0.585, 0.95, -30],
      [0.24, 0.4, 1.25, -22],
      [0.13, 0.2, 1.6, -14],
      [0.7, 0.57, 0.95, -30],
      [0.79, 0.38, 1.25, -24],
      [0.9, 0.16, 1.6, -16],
    ],
    [
      [0.12, 0.6, 0.9, -40],
      [0.14, 0.45, 1.1, -30],
      [0.26, 0.13, 1.5, -24],
      [0.9, 0.58, 0.9, -30],
      [0.86, 0.4, 1.1, -24],
      [0.8, 0.08, 1.3, -16],
    ],
    [
      [0.12, 0.6, 0.85, -40],
      [0.11, 0.44, 1.05, -30],
      [0.22, 0.1, 1.3, -24],
      [0.9, 0.58, 0.85, -30],
      [0.9, 0.4, 1.05, -24],
      [0.82, 0.07, 1.15, -16],
    ],
  )
  const paving = range(7)
    .map((index) => whole`M0,${ground + (h - ground) * (index / 7) ** 1.5}H${w}`)
    .join('')
  const seams = range(17)
    .map(
      (index) =>
        whole`M${middle + (index - 8) * w * 0.06},${ground}L${middle + (index - 8) * w * 0.18},${h}`,
    )
    .join('')
  return [
    sky(frame, ground, ['#0f5560', '#3f9a86', '#f3d27a']),
    sun(middle, eave - rise * 0.9, choose(frame, 230, 230, 210) * u, '#fdeeb4'),
    cloud(w * 0.16, h * 0.3, 330 * u, '#c8e6c0', 0.4) +
      cloud(w * 0.86, h * 0.26, 300 * u, '#c8e6c0', 0.4),
    range(9)
      .map((index) =>
        foliage(
          w * (index / 8),
          ground - 40 * u,
          150 * u,
          (80 + (index % 3) * 24) * u,
          index % 2 === 0 ? '#1f6a5c' : '#2a7a64',
          index + 3,
        ),
      )
      .join(''),
    rect(middle - half * 0.76, eave - 6 * u, half * 1.52, ground - eave + 8 * u, '#5a1f22'),
    shining(
      columns
        .slice(1)
        .map((x) =>
          rect(x - half * 0.185, eave + 20 * u, half * 0.135, ground - eave - 44 * u, '#f0a24a'),
        )
        .join(''),
    ),
    line(columns.map((x) => whole`M${x},${eave}V${ground - 10 * u}`).join(''), '#b8302a', 24 * u),
    rect(middle - half * 0.84, ground - 18 * u, half * 1.68, 26 * u, '#8f9a86'),
    curvedRoof({
      x: middle,
      y: eave,
      half,
      height: rise,
      ridge: half * 0.36,
      fill: '#a8402c',
      trim: '#6a1f22',
      tiles: 44,
      lift: 110 * u,
    }),
    fish(-1) + fish(1),
    shining(circle(middle, eave - rise - 34 * u, 24 * u, '#f8d24e')) +
      shape(
        whole`M${middle - 46 * u},${eave - rise - 4 * u}Q${middle},${eave - rise - 26 * u} ${middle + 46 * u},${eave - rise - 4 * u}z`,
        '#f0b23a',
      ),
    rect(0, ground + 4 * u, w, h - ground, '#c2603f') + line(paving + seams, '#a34a34', 3),
    ellipse(drum.x, drum.y, 400 * u, 70 * u, '#f0a25a', 0.35),
    standingDrum(drum.x, drum.y, drum.size),
    cranes.map(([x, y, size, turn]) => drumCrane(x * w, y * h, size * u, '#fff3cf', turn)).join(''),
  ].join('')
}
