import { riceTuft } from '../../kit/fields'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { hills, mist, mountains } from '../../kit/haze'
import { limb } from '../../kit/limb'
import type { Point } from '../../kit/path'
import { steam } from '../../kit/pho-stall'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { seatedThaiWoman, thaiSkin, thaiSkinShade } from '../../kit/thai-woman'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const com = '#a8d04a'
const comLight = '#dcee8c'
const comDark = '#6f9f34'

/** Grains of young rice over a patch, as flat flakes. */
function flakes(x: number, y: number, rx: number, ry: number, count: number, seed: number): string {
  const random = createRandom(seed)
  return line(
    range(count)
      .map(() => {
        const angle = between(random, 0, Math.PI * 2)
        const reach = Math.sqrt(random())
        return whole`M${x + Math.cos(angle) * rx * reach},${y + Math.sin(angle) * ry * reach}l${between(random, -8, 8)},${between(random, -3, 3)}`
      })
      .join(''),
    comLight,
    5,
  )
}

/** A round bamboo sieve of cốm around the origin, 250 units wide. */
const sieve =
  ellipse(0, 8, 126, 34, '#8f5f30') +
  ellipse(0, 0, 126, 32, '#e0b46a') +
  ellipse(0, 0, 110, 25, '#b98a48') +
  shape('M-96 0Q-60-34-10-34 56-36 96 0 60 22 0 22T-96 0z', com) +
  shape('M10-34Q60-34 96 0 60 22 20 22 60-4 10-34z', comDark) +
  flakes(-6, -6, 76, 18, 26, 4)

/** The foot-pounder: a long beam on its pivot, pestle lifted over the stone mortar, tail under the pounder's foot; mortar's foot at (-230, 0), tail at (250, -30). */
const pounder =
  shape('M-300 0Q-316-60-290-96H-170Q-144-60-160 0z', '#8c8078') +
  shape('M-200-96H-170Q-144-60-160 0H-206Q-184-50-200-96z', '#5f5658') +
  ellipse(-230, -96, 62, 15, '#b5aaa0') +
  ellipse(-230, -94, 48, 10, comDark) +
  flakes(-230, -95, 38, 6, 12, 9) +
  line('M-232-216V-104', '#6a4028', 26) +
  line('M-238-210V-110', '#a8703f', 7) +
  line('M46 0L66-130M106 0L86-130', '#54302a', 18) +
  line('M-274-226L262-44', '#8a5630', 34) +
  line('M-276-236L258-56', '#c98d4a', 9) +
  rect(50, -148, 54, 22, '#54302a')

/** The pounder's man: one foot on the beam's tail, a hand on the rail, looking to the left; ground at the origin, 470 units tall. */
const man =
  limb(
    [
      [16, -214, 34],
      [62, -112, 26],
      [50, -12, 17],
    ],
    '#151829',
  ) +
  shape('M30-14H66V2H12z', '#5a3626') +
  limb(
    [
      [-10, -212, 34],
      [-62, -136, 26],
      [-42, -62, 17],
    ],
    '#232848',
  ) +
  shape('M-28-66L-62-60-96-42-92-30-24-44z', '#7a4a30') +
  limb(
    [
      [30, -354, 22],
      [6, -292, 18],
      [-52, -282, 13],
    ],
    '#1c3f6a',
  ) +
  shape('M-52-206Q-66-310-40-362-6-388 40-368 64-330 56-206 0-188-52-206z', '#2f5f96') +
  shape('M14-378Q58-368 60-310 60-260 56-206L26-198Q44-300 14-378z', '#1c3f6a') +
  line('M-26-372Q-20-290-30-202', '#1c3f6a', 5) +
  line('M-29-344h.1M-28-306h.1M-29-268h.1M-30-230h.1', '#dfe6ee', 10) +
  shape('M-18-366L-20-400H22L24-362z', thaiSkinShade) +
  ellipse(-6, -420, 30, 36, thaiSkin) +
  shape('M-34-428Q-44-410-42-402L-30-402z', thaiSkin) +
  shape('M-36-428Q-40-462 0-462 36-458 30-406L14-388 10-420z', '#1a1420') +
  line('M-31-416h4', '#1a1420', 5) +
  line('M-32-394Q-22-388-14-394', '#8f3a2c', 4) +
  limb(
    [
      [-18, -350, 23],
      [-76, -312, 18],
      [-88, -262, 13],
    ],
    '#3f74ac',
  ) +
  circle(-89, -254, 14, thaiSkin)

/** A pan of young rice roasting on a clay stove; foot at the origin, 240 units wide. */
const pan =
  shape('M-84-84L-104 0H104L84-84z', '#9a5a42') +
  shape('M26-84L36 0H104L84-84z', '#6f3c34') +
  shape('M-40 0Q-42-52 0-56 42-52 40 0z', '#2a161c') +
  shape('M-26 0Q-34-26-14-38-10-24-2-46 12-28 14-20 20-30 26-24 32-12 26 0z', '#ff8a35') +
  shape('M-126-120Q-104-66 0-66T126-120z', '#35313c') +
  ellipse(0, -120, 128, 26, '#55505c') +
  ellipse(0, -118, 108, 18, comDark) +
  flakes(0, -119, 92, 12, 22, 6) +
  line('M60-120L150-196', '#a8743a', 9)

/** A parcel of cốm on a dong leaf tied with straw, foot at the origin, 130 units wide. */
const parcel =
  shape('M-84 0Q-40-34 6-20 60-30 90 0 40 16-84 0z', '#2f7a48') +
  shape('M-46-8Q-40-46 2-50 44-46 48-8 0 6-46-8z', '#3f9a58') +
  shape('M10-50Q44-46 48-8 30-2 12 0 30-24 10-50z', '#2a7444') +
  line('M-46-26Q0-18 48-26M2-50V-2', '#f0dc9c', 5)

/** Tú Lệ in September: he treads the pounder, she sieves the green rice, a pan roasts more, parcels in leaves; the ripe valley beyond the posts of the house. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const field = h * choose(frame, 0.5, 0.5, 0.48)
  const floor = h * choose(frame, 0.68, 0.67, 0.66)
  const foot = h * choose(frame, 0.9, 0.84, 0.88)
  const k = choose(frame, 1.06, 0.85, 0.86) * u
  const spot = choose(
    frame,
    { pounder: 0.6, woman: 0.25, pan: 0.1 },
    { pounder: 0.59, woman: 0.115, pan: 0.2 },
    { pounder: 0.59, woman: 0.11, pan: 0 },
  )
  const px = w * spot.pounder
  const crest: readonly Point[] = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [-0.01, 0.36],
      [0.15, 0.39],
      [0.3, 0.46],
      [0.5, 0.5],
      [0.7, 0.46],
      [0.86, 0.4],
      [1.01, 0.35],
    ],
    [
      [-0.02, 0.38],
      [0.2, 0.42],
      [0.4, 0.48],
      [0.6, 0.49],
      [0.8, 0.44],
      [1.02, 0.39],
    ],
    [
      [-0.02, 0.35],
      [0.2, 0.39],
      [0.4, 0.46],
      [0.6, 0.47],
      [0.8, 0.42],
      [1.02, 0.36],
    ],
  ).map(([x, y]): Point => [x * w, y * h])
  const eave = h * choose(frame, 0.1, 0.15, 0.11)
  const posts = choose(frame, [0.025, 0.44, 0.975], [0.03, 0.97], [0.03, 0.97])
  return [
    sky(frame, field, ['#7fb8d4', '#c9e0d0', '#fdf0c4']),
    cloudStreaks(frame, h * 0.16, h * 0.34, 5, '#fffdf0', 8, 0.8),
    mountains(frame, {
      base: field,
      height: 230 * u,
      peaks: choose(frame, 4, 3, 3),
      seed: 19,
      fill: '#9cb9c9',
      bottom: field + 4,
    }),
    hills(frame, {
      base: field - 20 * u,
      height: 130 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 6,
      fill: '#6f9f94',
      bottom: field + 60 * u,
    }),
    mist(frame, field - 130 * u, 130 * u, '#fff6d8', 0.8, 'm'),
    flowingTerraces({
      id: 't',
      crest,
      bottom: floor + 10,
      levels: 9,
      steps: [13 * u, 40 * u],
      wave: w * choose(frame, 0.5, 0.9, 0.9),
      swing: 0.5,
      phase: 1,
      fields: ['#f0c244', '#e2b03a', '#f6d160'],
      bank: '#a87f2c',
    }),
    choose(frame, [0.1, 0.2, 0.82, 0.92], [0.1, 0.9], [0.1, 0.9])
      .map((part, index) =>
        stiltHouse(w * part, h * choose(frame, 0.47, 0.48, 0.46) - (index % 2) * 20 * u, 0.5 * u, {
          roof: '#a8743f',
          roofShade: '#86582f',
          wall: '#8a5238',
          dark: '#4a2f30',
        }),
      )
      .join(''),
    rect(0, floor, w, h - floor, '#c99a68'),
    shape(
      whole`M0,${floor}H${w}V${floor + 22 * u}Q${w * 0.5},${floor + 40 * u} 0,${floor + 18 * u}z`,
      '#8f9f42',
    ),
    shape(
      whole`M0,${foot - 60 * u}Q${w * 0.4},${foot - 110 * u} ${w},${foot - 40 * u}V${h}H0z`,
      '#b07f52',
    ),
    posts
      .map(
        (part) =>
          line(whole`M${w * part},0V${floor + 40 * u}`, '#4a2c2c', 30 * u) +
          line(whole`M${w * part - 8 * u},0V${floor + 36 * u}`, '#8a5638', 8 * u),
      )
      .join(''),
    shape(whole`M-9-9H${w + 9}V${eave}H-9z`, '#3a2230'),
    shape(
      whole`M-9-9H${w + 9}V${eave * 0.7}${range(choose(frame, 40, 24, 24))
        .map((index, _, all) => {
          const step = (w + 18) / all.length
          return whole`l${-step / 2},${(22 + ((index * 37) % 5) * 9) * u} ${-step / 2},${(-22 - ((index * 37) % 5) * 9) * u}`
        })
        .join('')}z`,
      '#c9985c',
    ),
    line(
      range(choose(frame, 24, 14, 14))
        .map(
          (index, _, all) =>
            whole`M${((index + 0.5) * w) / all.length},0v${eave * (0.4 + ((index * 29) % 4) * 0.12)}`,
        )
        .join(''),
      '#8f6436',
      5 * u,
    ),
    line(
      whole`M${px + 60 * k},${foot - 268 * k}H${Math.min(w * 0.975, px + 420 * k)}`,
      '#8a5a2c',
      11 * k,
    ) + line(whole`M${px + 84 * k},${foot - 280 * k}V${foot - 4 * k}`, '#6f4426', 12 * k),
    ellipse(px, foot + 4 * k, 350 * k, 22 * k, '#8a5f40', 0.7),
    placed(px + 306 * k, foot, k, man),
    placed(px, foot, k, pounder),
    ellipse(w * spot.woman + 30 * k, foot + 34 * k, 190 * k, 20 * k, '#8a5f40', 0.7),
    placed(
      w * spot.woman,
      foot + 30 * k,
      k,
      seatedThaiWoman('#fff3e0', '#d3c2b4', placed(-176, -186, 0.94, sieve)),
      true,
    ),
    line(
      range(13)
        .map((index) => {
          const x = w * spot.woman + (110 + ((index * 47) % 130)) * k
          return whole`M${x},${foot - (120 - ((index * 31) % 100)) * k}l${6 * k},${9 * k}`
        })
        .join(''),
      comLight,
      5 * k,
    ),
    shape(
      whole`M${w * spot.woman + 86 * k},${foot + 46 * k}q${88 * k},${-64 * k} ${180 * k},0q${-90 * k},${24 * k} ${-180 * k},0z`,
      com,
    ),
    choose(
      frame,
      placed(w * spot.pan, foot + 10 * u, 1.06 * u, pan) +
        steam(w * spot.pan, foot - 150 * u, 0.7 * u, '#fffaf0', 0.55),
      placed(w * spot.pan, h * 0.985, 0.84 * u, pan),
      '',
    ),
    choose(frame, [0.44, 0.52, 0.6], [0.5, 0.64, 0.78], [0.5, 0.64, 0.78])
      .map((part, index) =>
        placed(w * part, h * 0.975 - (index % 2) * 16 * u, choose(frame, 1, 1, 0.86) * u, parcel),
      )
      .join(''),
    choose(frame, [0.9, 0.95, 1], [0.94, 1], [0.95])
      .map((part, index) => riceTuft(w * part, h + 6 * u, 1.5 * u, '#8fa83c', '#f0c244', 3 + index))
      .join(''),
  ].join('')
}
