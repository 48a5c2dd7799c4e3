import { copyAt, stencils } from '../../kit/copies'
import { hills, mist, mountains } from '../../kit/haze'
import { mix } from '../../kit/path'
import { highlander } from '../../kit/people'
import { plankHouse } from '../../kit/plank-house'
import { range } from '../../kit/rng'
import { line, polygon, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sunDisc } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The Horseshoe of Mồ Dề at first light: terraces that bend round in one ripe band, the sun just over the ridge behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ridge = h * choose(frame, 0.36, 0.37, 0.36)
  const cx = w * choose(frame, 0.54, 0.5, 0.5)
  const half = choose(frame, 560, 440, 410) * u
  const top = h * choose(frame, 0.42, 0.45, 0.43)
  const deep = h * choose(frame, 0.62, 0.56, 0.6)
  const count = 13
  // each step is a horseshoe that opens towards the viewer: outer edge down both legs, inner edge back
  const bend = (part: number) => {
    const a = half * mix(1, 0.2, part)
    const y = top + deep * mix(0, 0.62, part ** 1.15)
    const foot = top + deep * mix(0.94, 1.12, part)
    return { a, y, foot }
  }
  const arch = (part: number) => {
    const { a, y, foot } = bend(part)
    return whole`M${cx - a * 0.62},${foot}C${cx - a * 1.36},${mix(y, foot, 0.62)} ${cx - a * 1.06},${y} ${cx},${y}S${cx + a * 1.36},${mix(y, foot, 0.62)} ${cx + a * 0.62},${foot}`
  }
  const ripe = ['#f7d25c', '#efbf3c', '#e3a930']
  const spur = (side: number, y: number, fill: string, reach: number) =>
    shape(
      side < 0
        ? whole`M-9,${h * y}Q${w * reach * 0.5},${h * (y + 0.02)} ${w * reach},${h * (y + 0.2)}T${w * reach * 0.7},${h + 9}H-9z`
        : whole`M${w + 9},${h * y}Q${w - w * reach * 0.5},${h * (y + 0.02)} ${w - w * reach},${h * (y + 0.2)}T${w - w * reach * 0.7},${h + 9}H${w + 9}z`,
      fill,
    )
  const sunX = w * choose(frame, 0.27, 0.26, 0.26)
  const people = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.2, 0.9, 1.7],
      [0.55, 0.655, 0.42],
    ],
    [
      [0.16, 0.9, 1.7],
      [0.51, 0.64, 0.42],
    ],
    [
      [0.16, 0.92, 1.5],
      [0.51, 0.65, 0.38],
    ],
  )
  return [
    sky(frame, ridge + 70 * u, ['#7fa9d8', '#f0c8b4', '#ffe6a8']),
    cloudStreaks(frame, h * 0.06, ridge - 50 * u, 6, '#fff3dc', 7, 0.8),
    sunDisc(sunX, ridge - 30 * u, 58 * u, '#fffbe0'),
    mountains(frame, {
      base: ridge + 50 * u,
      height: 130 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 33,
      fill: '#9c9cc8',
      bottom: ridge + 90 * u,
    }),
    mist(frame, ridge - 30 * u, 120 * u, '#fff0d0', 0.85, 'm'),
    hills(frame, {
      base: ridge + 76 * u,
      height: 96 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 4,
      fill: '#6f8f8c',
      bottom: h,
    }),
    polygon(
      [
        [sunX - 20 * u, ridge - 20 * u],
        [sunX + 40 * u, ridge - 20 * u],
        [w * 1.02, h * 0.86],
        [w * 0.62, h * 1.02],
      ],
      '#fff3c0',
      0.2,
    ),
    shape(
      whole`M-9,${h * 0.52}Q${cx - half * 0.7},${top - 34 * u} ${cx},${top - 30 * u}T${w + 9},${h * 0.5}V${h + 9}H-9z`,
      '#5f8a52',
    ),
    range(7)
      .map((index) =>
        line(
          whole`M-9,${h * (0.57 + index * 0.066)}Q${cx - half * 0.9},${h * (0.5 + index * 0.06)} ${cx - half * 0.6},${h * (0.6 + index * 0.07)}M${w + 9},${h * (0.55 + index * 0.066)}Q${cx + half * 0.9},${h * (0.5 + index * 0.06)} ${cx + half * 0.6},${h * (0.6 + index * 0.07)}`,
          index % 2 ? '#c9b848' : '#a8b04a',
          (20 + index * 4) * u,
        ),
      )
      .join(''),
    range(count)
      .map((index) => {
        const d = arch(index / (count - 1))
        return (
          shape(`${d}z`, ripe[index % 3] ?? '') + line(d, '#8a6f2a', mix(4, 8, index / count) * u)
        )
      })
      .join(''),
    shape(
      whole`M${cx - half * 0.13},${top + deep * 1.14}C${cx - half * 0.26},${top + deep * 0.92} ${cx - half * 0.14},${top + deep * 0.66} ${cx},${top + deep * 0.66}S${cx + half * 0.26},${top + deep * 0.92} ${cx + half * 0.13},${top + deep * 1.14}z`,
      '#7fa048',
    ),
    stencils([
      [
        'p',
        plankHouse({
          roof: '#8f8a96',
          roofShade: '#6a6678',
          ridge: '#4a4658',
          wall: '#7a5444',
          wallShade: '#54383a',
          door: '#2f2028',
        }),
      ],
    ]),
    copyAt('p', cx - 4 * u, top + deep * 0.86, 0.6 * u),
    copyAt('p', w * choose(frame, 0.9, 0.88, 0.88), h * 0.53, 0.74 * u),
    copyAt('p', w * choose(frame, 0.82, 0.76, 0.78), h * 0.5, 0.5 * u),
    spur(-1, 0.7, '#3f5f44', choose(frame, 0.36, 0.36, 0.36)),
    spur(-1, 0.78, '#2f4a3c', choose(frame, 0.3, 0.3, 0.3)),
    spur(1, 0.86, '#3f5f44', choose(frame, 0.3, 0.26, 0.26)),
    people.map(([x, y, size], index) => highlander(w * x, h * y, size * u, index === 1)).join(''),
  ].join('')
}
