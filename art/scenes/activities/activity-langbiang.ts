import { cloudBank } from '../../kit/cloud-sea'
import { copyAt, stencils } from '../../kit/copies'
import { windingRoad } from '../../kit/fields'
import { greenhouse } from '../../kit/greenhouse'
import { hills } from '../../kit/haze'
import { needlePine, needleTuft, slimPine } from '../../kit/needle-pine'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { hiker } from '../../kit/traveller'
import { backpacker } from '../../kit/walkers'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The two summits of Langbiang, Ông on the left and the higher Bà on the right, lit from the left; the saddle's foot at (0, 0). */
function twinPeaks(x: number, y: number, scale: number): string {
  const massif =
    'M-900 60Q-700 30-560-20-440-60-370-130-320-200-270-246-238-274-206-276-172-272-146-240-110-196-66-178-34-164-6-186 34-220 70-282 96-326 128-346 152-356 178-340 206-316 232-262 280-172 360-104 480-40 640 0 780 30 900 60V240H-900z'
  const shade =
    'M-206-276Q-172-272-146-240-110-196-66-178-34-164-6-186L-40-120-20-60-90 10-60 90H-190L-150 0-196-70-160-130-204-200zM146-353Q166-352 178-340 206-316 232-262 280-172 360-104 480-40 640 0 780 30 900 60V240H250L290 120 216 60 250-30 176-90 214-170 150-240z'
  const light =
    'M-270-246Q-320-200-370-130-410-84-470-50L-400-60-350-20-330-90-280-120-290-180zM70-282Q34-220-6-186L20-150 4-60 60-100 70-190 110-240z'
  return placed(
    x,
    y,
    scale,
    shape(massif, '#5f9a9c') + shape(shade, '#37717f') + shape(light, '#9cc7a6'),
  )
}

/** Langbiang: a red trail through three-needle pines and dry grass to the foot of the twin summits, one walker with a red pack looking up. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const foot = h * choose(frame, 0.56, 0.6, 0.57)
  const peak = { x: w * choose(frame, 0.56, 0.6, 0.57), k: choose(frame, 1.06, 0.94, 0.86) * u }
  const random = createRandom(6)
  const pines = (left: number, right: number, y: number, size: number, count: number) =>
    range(count)
      .map((index) =>
        copyAt(
          `p${index % 2}`,
          w * (left + ((right - left) * (index + between(random, 0, 0.7))) / count),
          y + between(random, -8, 26) * u,
          size * u * between(random, 0.8, 1.15),
        ),
      )
      .join('')
  const bend = (x: number, y: number, half: number) => [w * x, h * y, half * u] as const
  const trail = choose(
    frame,
    [
      bend(0.6, 1.02, 120),
      bend(0.5, 0.86, 58),
      bend(0.66, 0.765, 26),
      bend(0.6, 0.705, 11),
      bend(0.63, 0.65, 4),
    ],
    [
      bend(0.72, 1.02, 130),
      bend(0.48, 0.86, 60),
      bend(0.68, 0.77, 28),
      bend(0.63, 0.715, 12),
      bend(0.66, 0.665, 4),
    ],
    [
      bend(0.72, 1.02, 120),
      bend(0.48, 0.86, 56),
      bend(0.68, 0.77, 26),
      bend(0.63, 0.71, 11),
      bend(0.66, 0.655, 4),
    ],
  )
  const bark = { bark: '#9a4c34', barkShade: '#4f241f', dark: 'd', light: 'l' }
  const great = choose(frame, { x: 0.12, k: 1.2 }, { x: 0.08, k: 1.2 }, { x: 0.08, k: 1 })
  const boughs = choose(
    frame,
    [
      { at: 0.6, reach: 270 },
      { at: 0.72, reach: -300 },
      { at: 0.7, reach: 420 },
      { at: 0.5, reach: -220 },
    ],
    [
      { at: 0.58, reach: -260 },
      { at: 0.7, reach: -200 },
      { at: 0.7, reach: 130 },
      { at: 0.79, reach: 270 },
    ],
    [
      { at: 0.7, reach: 250 },
      { at: 0.7, reach: -260 },
      { at: 0.8, reach: 400 },
    ],
  )
  const blades = range(choose(frame, 44, 28, 26))
    .map((index) => {
      const x = (w * index) / choose(frame, 43, 27, 25)
      const tall = (36 + ((index * 13) % 5) * 13) * u
      return whole`M${x - 7},${h + 4}q${4 * u},${-tall * 0.6} ${((index % 3) - 1) * 16 * u},${-tall}q${8 * u},${tall * 0.4} ${14 * u},${tall}z`
    })
    .join('')
  const walker = choose(
    frame,
    { x: 0.52, y: 0.93, k: 1.02 },
    { x: 0.55, y: 0.9, k: 1.12 },
    { x: 0.54, y: 0.925, k: 0.98 },
  )
  return [
    sky(frame, foot, ['#3f93b0', '#9fd0c8', '#f3ebc4', '#fde2b0']),
    cloudStreaks(frame, h * 0.04, h * 0.2, 5, '#fdf6de', 16, 0.6),
    hills(frame, {
      base: foot - 20 * u,
      height: 120 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 31,
      fill: '#a9cdc4',
      bottom: foot + 20,
    }),
    twinPeaks(peak.x, foot - 26 * u, peak.k),
    cloudBank({
      left: -40,
      right: w + 40,
      y: foot - 24 * u,
      billow: 150 * u,
      bottom: foot + 70 * u,
      fill: '#fdf3d6',
      seed: 5,
      opacity: 0.92,
    }),
    stencils([
      ['p0', slimPine('#5a2c24', '#1f5548', '#4a8a5e', 3)],
      ['p1', slimPine('#5a2c24', '#173f3a', '#357a5e', 8)],
      ['d', needleTuft('#123a36')],
      ['l', needleTuft('#2f7350')],
    ]),
    hills(frame, {
      base: foot + 40 * u,
      height: 70 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 12,
      fill: '#5c9a72',
    }),
    pines(0.0, 1.02, foot + 40 * u, 0.34, choose(frame, 34, 20, 20)),
    shape(
      whole`M0,${foot + 60 * u}Q${w * 0.4},${foot + 20 * u} ${w},${foot + 64 * u}V${h}H0z`,
      '#8fb45e',
    ),
    range(choose(frame, 6, 4, 4))
      .map((index) =>
        greenhouse(
          w * choose(frame, 0.66, 0.62, 0.62) + index * 66 * u,
          foot + (92 + (index % 2) * 12) * u,
          0.62 * u,
          {
            film: '#e4efe6',
            light: '#fffdf0',
            rib: '#9fbcb4',
            flower: '#e0789a',
          },
        ),
      )
      .join(''),
    pines(0.76, 1.04, foot + 150 * u, 0.92, choose(frame, 7, 4, 4)),
    pines(0.16, 0.42, foot + 120 * u, 0.7, choose(frame, 6, 4, 4)),
    shape(
      whole`M0,${h * 0.7}Q${w * 0.26},${h * 0.68} ${w * 0.5},${h * 0.72}T${w},${h * 0.73}V${h}H0z`,
      '#e0b04a',
    ),
    shape(
      whole`M0,${h * 0.84}Q${w * 0.3},${h * 0.77} ${w * 0.56},${h * 0.85}T${w},${h * 0.83}V${h}H0z`,
      '#cf9636',
    ),
    windingRoad({ bends: trail, fill: '#d4653a', edge: '#f0c468' }),
    hiker(w * choose(frame, 0.645, 0.67, 0.645), h * choose(frame, 0.785, 0.785, 0.79), 0.62 * u, {
      jacket: '#fff6e4',
      pack: '#2b5f8a',
      packShade: '#1c4466',
      trousers: '#3a3350',
      hat: '#f6c24a',
    }),
    shape(
      whole`M${w * walker.x - 30 * u},${h * walker.y - 4}q${130 * u},${-14 * u} ${260 * u},${26 * u}q${-150 * u},${14 * u} ${-230 * u},${-8 * u}z`,
      '#8f3a2c',
      0.6,
    ),
    backpacker(w * walker.x, h * walker.y, walker.k * u, '#d8301f', '#9a1f20', '#fbe7c6'),
    needlePine(w * great.x, h + 20, great.k * u, bark, boughs, 3),
    shape(blades, '#7a5a2a'),
    line(whole`M0,${h}H${w}`, '#7a5a2a', 8),
  ].join('')
}
