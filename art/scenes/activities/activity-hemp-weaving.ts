import { posterKarst } from '../../kit/poster-karst'
import { profileHead } from '../../kit/profile-bust'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { bambooPole } from '../../kit/washing-line'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const hemp = '#fff3d8'
const hempShade = '#d8c196'
const beam = '#8a5530'
const beamShade = '#5c3422'

const scarf =
  shape(
    'M-70-40Q-110-110-60-160 20-220 120-160 190-90 150 20L104 34Q90-44 30-66-30-72-70-40z',
    '#e23f6c',
  ) +
  shape('M60-186Q150-150 156-90 180-30 150 20L104 34Q130-70 60-186z', '#9c2352') +
  line(
    'M-86-86Q0-130 118-60M-66-136Q30-170 150-92M-10-188Q-34-110-22-66M66-186Q40-120 58-56M126-150Q90-90 98-20',
    '#35b3a0',
    9,
  ) +
  `<path fill="none" stroke="#eef0ee" stroke-width="9" d="M46 72a28 28 0 1 0 .1 0z"/>`

/** A length of indigo cloth over the pole, its batik in wax-white rows; top left corner at (x, y). */
function batik(
  x: number,
  y: number,
  wide: number,
  tall: number,
  ground: string,
  shade: string,
  mark: string,
  accent: string,
): string {
  const count = Math.max(3, Math.round(wide / 34))
  const step = (wide - 16) / count
  const diamonds = (part: number, deep: number) =>
    range(count)
      .map(
        (index) =>
          whole`M${x + 8 + step * index},${y + tall * part}l${step / 2},${-deep} ${step / 2},${deep} ${-step / 2},${deep}z`,
      )
      .join('')
  const bands = (parts: readonly number[], deep: number) =>
    parts.map((part) => whole`M${x},${y + tall * part}h${wide}v${deep}h${-wide}z`).join('')
  return (
    shape(
      whole`M${x},${y}h${wide}v${tall}q${-wide * 0.3},${wide * 0.1} ${-wide * 0.5},0t${-wide * 0.5},0z`,
      ground,
    ) +
    shape(
      whole`M${x + wide * 0.62},${y}h${wide * 0.38}v${tall}q${-wide * 0.16},${wide * 0.06} ${-wide * 0.3},${wide * 0.02}z`,
      shade,
    ) +
    shape(diamonds(0.5, step * 0.46) + bands([0.4, 0.6, 0.84], tall * 0.014), mark) +
    shape(diamonds(0.72, step * 0.4) + bands([0.37, 0.63], tall * 0.014), accent)
  )
}

/** The loom of Lùng Tám from its side: warp beam on the left, heddles, comb, and the cloth that is wound at the weaver's waist; ground at y 0. */
function loom(): string {
  const threads = range(8)
    .map((index) => `M-344-${302 + index * 5}L-18-${196 + index * 5}`)
    .join('')
  const heddles = range(9)
    .map(
      (index) =>
        `M${-232 + index * 5}-438L${-226 + index * 4}-${262 + index * 4}M${-196 + index * 4}-438L${-196 + index * 4}-${250 + index * 4}`,
    )
    .join('')
  return (
    line('M-318-20V-404M-40-20V-178M-336-400H-130', beamShade, 20) +
    line('M-318-404L-150-470M-214-446V-432', beamShade, 14) +
    shape('M-350-306L-18-190 40-234-292-346z', hemp) +
    line(threads, hempShade, 3) +
    shape('M-116-224L-18-190 40-234-58-268z', '#fffaf0') +
    line('M-96-217L-40-259M-70-208L-14-250M-44-199L14-241', '#e8d8b4', 4) +
    line(heddles, '#f7e3b4', 3) +
    line('M-244-440H-160M-236-258L-170-300', beam, 12) +
    shape('M-158-232L-96-278V-318L-158-272z', '#e8c98f') +
    line('M-158-232L-96-278M-158-272L-96-318', beam, 10) +
    line('M-366-310L-286-352', beam, 30) +
    line('M-366-310L-286-352', '#b57c48', 10) +
    line('M-370-26H10M-352-150H-40', beam, 18) +
    line('M-344 0V-404M-72 0V-210', beam, 22) +
    line('M-220-240L-200-40M-190-240L-170-30', '#c9a877', 4) +
    line('M-230-34H-128', beam, 10)
  )
}

/** The weaver on her bench in profile, one hand at the comb, one with the shuttle. */
function weaver(): string {
  const pleats = range(9)
    .map(
      (index) =>
        `M${20 + index * 9}-204Q${-40 + index * 18}-150 ${-96 + index * 27}-${66 - Math.round(Math.sin((index / 8) * Math.PI) * 22)}`,
    )
    .join('')
  const legs =
    shape('M-60-130L-150-66-136-14-104-18-108-58-20-96z', '#1b2350') +
    line('M-140-50L-112-58M-138-34L-110-40', '#e23f6c', 7) +
    shape('M-176-22Q-140-34-102-20V0H-180z', '#2a1a26')
  const bench =
    line('M40-146H190M74-140L60 0M168-140L182 0', beamShade, 18) + line('M36-150H194', beam, 14)
  const skirt =
    shape('M4-210Q-60-196-112-140-134-100-118-58-40-22 56-34T172-74Q170-150 112-214z', '#e8406c') +
    shape('M76-214Q128-150 122-50 150-60 172-74 170-150 112-214z', '#a8265a') +
    line(pleats, '#7c1f52', 4) +
    line('M-120-72Q-40-38 56-50T170-90', '#f6b53a', 15) +
    line('M-118-98Q-30-64 60-76T166-114', '#2f9f92', 9) +
    line('M-112-120Q-20-88 62-98T160-134', hemp, 6)
  const farArm =
    shape('M16-356L-66-306-134-288-130-262-56-268 40-300z', '#161c44') +
    ellipse(-140, -274, 17, 14, '#9a5f40')
  const torso =
    shape(
      'M-2-212Q-26-300 4-356 40-392 84-378 122-352 122-290 122-240 106-208 50-190-2-212z',
      '#26326e',
    ) +
    shape('M84-378Q122-352 122-290 122-240 106-208 86-200 62-200 96-290 60-384z', '#161c44') +
    shape('M4-356Q20-376 44-382L34-296Q16-250 2-232-4-280 4-356z', '#e8406c') +
    line('M14-360Q22-310 4-246', '#f6b53a', 6) +
    line('M28-372Q32-306 10-244', '#2f9f92', 5) +
    line('M-4-226Q50-204 110-222', '#2f9f92', 18) +
    line('M-4-226Q50-204 110-222', '#f6b53a', 5)
  const arm =
    shape(
      'M46-362Q90-350 78-300L52-240Q36-226 16-232L-76-250-72-280 22-266 34-318Q26-350 46-362z',
      '#33418a',
    ) +
    line('M-18-252L-14-278M-36-256L-32-280', '#e8406c', 9) +
    line('M-54-258L-50-280', '#f6b53a', 8) +
    shape('M-134-222Q-96-262-40-250-76-216-134-222z', '#8a5530') +
    line('M-108-230Q-88-246-66-244', hemp, 6) +
    ellipse(-82, -256, 20, 14, '#bd7850')
  const neck =
    shape('M30-400L26-368Q50-350 76-372L72-410z', '#8f583c') +
    line('M22-370Q50-350 80-376', '#eef0ee', 6)
  const head = placed(
    44,
    -436,
    0.31,
    profileHead({ skin: '#bd7850', shade: '#8f583c', hair: '#1c1420' }, scarf),
    false,
    -6,
  )
  return bench + legs + skirt + farArm + torso + neck + head + arm
}

/** The great cross-shaped reel on which hemp yarn is wound into skeins; foot at y 0, 420 units wide and 330 tall. */
function reel(): string {
  const skein = [0, 1, 2, 3]
    .map(
      (index) =>
        `M-${184 - index * 9}-236L14-${312 - index * 7} ${184 - index * 9}-232-14-${164 + index * 7}z`,
    )
    .join('')
  return (
    line('M-70 0L0-60 70 0M0 0V-236', beamShade, 18) +
    line('M-196-236L196-232M16-322L-16-154', beam, 14) +
    shape('M-184-236L14-312 184-232-14-164z', hemp, 0.5) +
    line(skein, hemp, 6) +
    line('M-196-236v-30M196-232v-30M16-322v-30M-16-154v-34', beam, 11) +
    ellipse(0, -238, 20, 10, beamShade)
  )
}

/** Hemp weaving at Lùng Tám: a Hmong woman at her loom in the yard, lengths of indigo and batik drying behind her. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const yard = h * choose(frame, 0.76, 0.75, 0.76)
  const k = choose(frame, 1.22, 1.36, 1.2) * u
  const x = w * choose(frame, 0.47, 0.58, 0.57)
  const foot = h * choose(frame, 0.93, 0.9, 0.93)
  const pole = h * choose(frame, 0.16, 0.33, 0.18)
  const cloths = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.035, 0.105, 0.5],
      [0.155, 0.085, 0.4],
      [0.255, 0.12, 0.54],
      [0.61, 0.1, 0.46],
      [0.725, 0.115, 0.54],
      [0.855, 0.09, 0.42],
    ],
    [
      [0.05, 0.17, 0.38],
      [0.24, 0.14, 0.3],
      [0.7, 0.22, 0.38],
    ],
    [
      [0.05, 0.16, 0.5],
      [0.23, 0.14, 0.4],
      [0.72, 0.2, 0.5],
    ],
  )
  const tones = [
    ['#23357f', '#1a2864', '#eef3f8', '#8fb4e0'],
    ['#172150', '#10183d', '#f6b53a', '#e8406c'],
    ['#2f4fa2', '#243f8a', '#eef3f8', '#bcd2ee'],
  ] as const
  return [
    sky(frame, yard, ['#f7d79a', '#fbe6bb', '#fff4dc']),
    choose(frame, [0.06, 0.36, 0.62, 0.93], [0.1, 0.52, 0.95], [0.08, 0.5, 0.95])
      .map((spot, index) =>
        posterKarst({
          x: w * spot,
          base: yard,
          width: (430 + (index % 2) * 90) * u,
          height: (choose(frame, 330, 440, 330) + ((index * 67) % 110)) * u,
          seed: 6 + index * 5,
          rock: '#e9c79a',
          shade: '#d8ac86',
          light: 'right',
        }),
      )
      .join(''),
    shape(
      whole`M0,${yard}V${yard - 170 * u}Q${w * 0.2},${yard - 210 * u} ${w * 0.5},${yard - 160 * u}T${w},${yard - 190 * u}V${yard}z`,
      '#d8ac86',
    ),
    shape(
      whole`M0,${yard - 70 * u}Q${w * 0.25},${yard - 110 * u} ${w * 0.5},${yard - 60 * u}T${w},${yard - 80 * u}V${yard + 4}H0z`,
      '#a9a860',
    ),
    shape(
      whole`M0,${yard - 34 * u}Q${w * 0.3},${yard - 60 * u} ${w * 0.6},${yard - 26 * u}T${w},${yard - 40 * u}V${yard + 4}H0z`,
      '#7f8d4e',
    ),
    rect(0, yard, w, h - yard, '#d99a5c'),
    shape(whole`M0,${h * 0.9}Q${w * 0.4},${h * 0.84} ${w},${h * 0.94}V${h}H0z`, '#c07f4a'),
    choose(frame, [0.015, 0.395, 0.595, 0.97], [0.02, 0.41, 0.67, 0.96], [0.02, 0.4, 0.69, 0.955])
      .map((spot) =>
        bambooPole(w * spot, yard + 16 * u, w * spot, pole - 26 * u, 11 * u, '#a98a4a', '#6f5a30'),
      )
      .join(''),
    bambooPole(-20, pole, w + 20, pole - 10 * u, 12 * u, '#c9a85a', '#7f6632'),
    cloths
      .map(([cx, width, tall], index) => {
        const [ground, shade, mark, accent] = tones[index % 3] ?? tones[0]
        return batik(w * cx, pole - 4 * u, w * width, h * tall, ground, shade, mark, accent)
      })
      .join(''),
    frame.format === 'wide' ? placed(w * 0.83, foot - 20 * u, 1.05 * u, reel()) : '',
    ellipse(x - 80 * k, foot, 330 * k, 26 * k, '#8f5836'),
    placed(x, foot, k, loom() + weaver()),
  ].join('')
}
