import { casuarina } from '../../kit/casuarina'
import { copyAt, stencils } from '../../kit/copies'
import { coracle } from '../../kit/coracle'
import { hills } from '../../kit/haze'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A beach with nobody on it: one basket boat on the wet sand, seen from the shade of the casuarinas, early. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.46, 0.46, 0.46)
  const x = (part: number) => w * part
  const y = (part: number) => h * part
  const shore = (lift: number) =>
    choose(
      frame,
      whole`M${w + 20},${y(0.55) + lift}Q${x(0.7)},${y(0.54) + lift} ${x(0.46)},${y(0.64) + lift}T${x(-0.02)},${y(0.8) + lift}`,
      whole`M${w + 20},${y(0.56) + lift}Q${x(0.66)},${y(0.56) + lift} ${x(0.4)},${y(0.64) + lift}T${x(-0.02)},${y(0.74) + lift}`,
      whole`M${w + 20},${y(0.56) + lift}Q${x(0.66)},${y(0.55) + lift} ${x(0.4)},${y(0.64) + lift}T${x(-0.02)},${y(0.76) + lift}`,
    )
  const boat = {
    x: x(choose(frame, 0.57, 0.55, 0.55)),
    y: y(choose(frame, 0.71, 0.7, 0.71)),
    size: choose(frame, 1.05, 1.12, 1) * u,
  }
  const trees = choose<readonly (readonly [number, number, number, number])[]>(
    frame,
    [
      [0.07, 0.99, 1.5, 3],
      [0.2, 0.93, 1.25, -3],
      [0.88, 0.98, 1.52, -4],
      [0.97, 0.9, 1.2, 4],
    ],
    [
      [0.06, 0.97, 1.75, 3],
      [0.24, 0.91, 1.4, -2],
      [0.95, 0.96, 1.7, -3],
    ],
    [
      [0.06, 0.98, 1.5, 3],
      [0.22, 0.92, 1.2, -2],
      [0.95, 0.97, 1.45, -3],
    ],
  )
  const needles = range(choose(frame, 26, 16, 16))
    .map(
      (index) =>
        whole`M${x((index * 0.137) % 1)},${y(0.93 + ((index * 7) % 6) * 0.012)}` +
        whole`l${(16 + (index % 3) * 8) * u},${(index % 2 === 0 ? 5 : -4) * u}`,
    )
    .join('')
  return [
    sky(frame, sea, ['#8fb8dc', '#e6c9d8', '#fbdcc4', '#fdeccc']),
    cloudStreaks(frame, h * 0.06, h * 0.26, 6, '#fff6ee', 11, 0.7),
    sun(
      x(choose(frame, 0.47, 0.52, 0.5)),
      sea - choose(frame, 150, 170, 150) * u,
      choose(frame, 84, 90, 80) * u,
      '#fffdf0',
    ),
    hills(frame, {
      base: sea + 6,
      height: 120 * u,
      peaks: choose(frame, 3.4, 2, 2),
      seed: 44,
      fill: '#b8b0d8',
      bottom: sea + 4,
    }),
    shape(
      whole`M${x(0.62)},${sea + 4}Q${x(0.7)},${sea - 70 * u} ${x(0.8)},${sea - 60 * u}T${w + 10},${sea - 130 * u}V${sea + 4}z`,
      '#8a94c0',
    ),
    water(frame, sea, ['#f3e0d4', '#a8dcd4', '#5fbfc0', '#3fa4b0']),
    glints({
      x: x(choose(frame, 0.47, 0.52, 0.5)),
      top: sea + 6,
      bottom: y(0.64),
      widths: [90 * u, 330 * u],
      count: 13,
      colour: '#fffdf0',
      seed: 4,
      opacity: 0.9,
    }),
    shape(`${shore(-26 * u)}V${h + 10}H${w + 20}z`, '#c9f0e2'),
    shape(`${shore(-8 * u)}V${h + 10}H${w + 20}z`, '#fffdf6'),
    shape(`${shore(6 * u)}V${h + 10}H${w + 20}z`, '#d9b896'),
    shape(`${shore(44 * u)}V${h + 10}H${w + 20}z`, '#f8e2bc'),
    line(shore(24 * u), '#fff3e0', 5 * u, 0.7),
    coracle(
      boat.x,
      boat.y,
      boat.size,
      { weave: '#2f6fb8', shade: '#1c447c', rim: '#f6b02e', inside: '#173a68', shadow: '#a88468' },
      'c',
      -6,
    ),
    line(
      whole`M${boat.x - 60 * boat.size},${boat.y + 84 * boat.size}` +
        whole`Q${boat.x - 130 * boat.size},${boat.y + 130 * boat.size} ${boat.x - 190 * boat.size},${boat.y + 110 * boat.size}`,
      '#8a6a4a',
      5 * u,
    ),
    shape(
      whole`M-20,${y(0.9)}Q${x(0.3)},${y(0.84)} ${x(0.56)},${y(0.9)}T${w + 20},${y(0.86)}V${h + 10}H-20z`,
      '#c99a78',
    ),
    shape(
      whole`M-20,${y(0.95)}Q${x(0.26)},${y(0.89)} ${x(0.5)},${y(0.96)}T${w + 20},${y(0.92)}V${h + 10}H-20z`,
      '#7a5a5c',
    ),
    line(needles, '#4a3a48', 4 * u, 0.7),
    ellipse(x(0.4), y(0.945), 130 * u, 12 * u, '#f6dcb4', 0.5) +
      ellipse(x(0.68), y(0.915), 90 * u, 9 * u, '#f6dcb4', 0.5),
    stencils([['k', casuarina('#3a2f44', '#24514e', '#3a7560', 6)]]),
    trees.map(([tx, ty, size, turn]) => copyAt('k', tx * w, ty * h, size * u, turn)).join(''),
  ].join('')
}
