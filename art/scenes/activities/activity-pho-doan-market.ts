import { foliage } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { indigoCloth } from '../../kit/hill-market'
import { limb } from '../../kit/limb'
import { steam } from '../../kit/pho-stall'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import {
  seatedThaiWoman,
  thaiBlack,
  thaiBlackLight,
  thaiBlouse,
  thaiHead,
  thaiHem,
  thaiSkin,
  thaiSkinShade,
} from '../../kit/thai-woman'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A bottle of honey stopped with a leaf, as `seatedThaiWoman` holds it. */
const honey =
  shape('M-146-262H-122V-240Q-108-232-108-214V-162H-160V-214Q-160-232-146-240z', '#e08a1c') +
  shape('M-128-240Q-108-232-108-214V-162H-126z', '#b0601a') +
  line('M-150-212V-176', '#ffd27a', 6) +
  shape('M-150-280Q-134-290-118-280L-122-258H-146z', '#4f9a3c')

/** A duck of Cổ Lũng looking to the left, feet at the origin, 220 units long; its head green or brown. */
function duck(feather: string, wing: string, cap: string): string {
  return (
    line('M-10-14V0H-26M26-14V0H10', '#f0902c', 8) +
    shape('M-84-92Q-78-44-54-24-20-2 40-8 96-16 110-62L128-84 92-84Q40-98-6-84L-34-116z', feather) +
    shape('M-16-62Q10-90 62-78L116-66Q96-26 40-26-2-30-16-62z', wing) +
    line('M20-62Q50-68 78-58M30-46Q52-50 72-44', feather, 5) +
    shape('M-88-112Q-90-146-58-148-30-146-30-112-36-84-60-84-84-86-88-112z', cap) +
    line('M-78-84Q-58-76-36-88', '#fffaf0', 8) +
    shape('M-84-122L-122-108Q-126-98-116-98L-82-98z', '#ffc23a') +
    circle(-66, -122, 5, '#fffaf0') +
    circle(-67, -122, 3, '#1c1420')
  )
}

/** A buyer who walks to the left with a duck under her arm and a basket of greens on her back; ground at the origin, 470 units tall. */
function buyer(fill: string, fold: string): string {
  return (
    shape('M-54 6Q-34-18-4-8V8H-54zM2 6Q20-14 46-6V8H2z', '#3a2a30') +
    shape('M36-372H124L104-232H50z', '#c88d4a') +
    shape('M92-372H124L104-232H84z', '#935f30') +
    line('M38-346H120M42-316H116M46-286H110M50-258H106', '#7a4a26', 4) +
    shape('M36-372Q26-410 54-404 66-434 88-408 118-420 124-372z', '#6fa24a') +
    shape('M56-372Q60-394 80-386 98-392 104-372z', '#a8cc5c') +
    shape('M-52-196Q-66-100-60-8Q-10 6 60-8 62-110 50-196z', thaiBlack) +
    shape('M-52-196Q-66-100-60-8L-34-3Q-38-110-26-196z', thaiBlackLight) +
    thaiHem(-60, 60, -8, 40) +
    placed(
      0,
      -200,
      1,
      limb(
        [
          [-12, -116, 18],
          [-58, -72, 15],
          [-112, -84, 12],
        ],
        fold,
      ),
    ) +
    placed(0, -200, 1, thaiBlouse(fill, fold)) +
    placed(-92, -206, 0.92, duck('#fff6e4', '#d9cdb8', '#fff6e4')) +
    limb(
      [
        [14, -312, 19],
        [0, -232, 17],
        [-70, -212, 13],
      ],
      fill,
    ) +
    circle(-80, -212, 13, thaiSkin) +
    shape('M-34-378L-38-346Q-10-332 16-346L14-390z', thaiSkinShade) +
    placed(-32, -366, 1, thaiHead)
  )
}

/** A round cage of split bamboo with ducks in it; ground at the origin, 330 units wide, 190 tall. */
const cage =
  ellipse(0, 0, 170, 22, '#6f7c4a', 0.6) +
  shape('M-160 0Q-164-150 0-178 164-150 160 0 80 18 0 18T-160 0z', '#5a4a30', 0.45) +
  placed(-50, 4, 0.84, duck('#a8764a', '#7a5236', '#2f8a64')) +
  placed(78, 8, 0.8, duck('#c49a68', '#96704a', '#96704a')) +
  line(
    range(9)
      .map((index) => {
        const x = (index - 4) * 40
        return whole`M${x},${14 - Math.abs(index - 4) * 3}Q${x * 1.06},-130 ${x * 0.24},-180`
      })
      .join(''),
    '#d9a855',
    6,
  ) +
  line(
    'M-160-8Q0 34 160-8M-158-66Q0-26 158-66M-122-124Q0-92 122-124M-40-176Q0-164 40-176',
    '#c48c3c',
    7,
  )

/** Bamboo shoots in their sheaths, foot at the origin, about 220 units wide. */
const shoots = range(7)
  .map((index) => {
    const x = [-84, -52, -18, 18, 54, 86, 0][index] ?? 0
    const y = index === 6 ? -36 : (index % 2) * -6
    return placed(
      x,
      y,
      1,
      shape('M-26 0Q-26-62 0-104 26-62 26 0z', '#c9a060') +
        shape('M4-98Q26-62 26 0H6z', '#8f6a3c') +
        line('M-24-22Q0-4 24-22M-20-48Q0-32 20-48M-12-74Q0-62 12-74', '#6a5230', 4) +
        shape('M-5-90L0-108 5-90z', '#6f9a4a'),
      false,
      (index - 3) * 7,
    )
  })
  .join('')

/** Banana leaves on the ground, 300 units wide around the origin. */
const leaves =
  shape('M-170 6Q-90-40 10-22 120-30 176 4 90 36-20 26-110 34-170 6z', '#4f9a4c') +
  line('M-160 4Q0-10 166 4M-90-20L-70 20M-30-24L-14 24M30-26L40 24M90-20L96 20', '#8cc46a', 4)

/** A wooden steamer of sticky rice, foot at the origin, 120 units wide and 190 tall. */
const steamer =
  shape('M-70 0L-58-40H58L70 0z', '#8f4a36') +
  shape('M-26 0Q-28-28 0-32 28-28 26 0z', '#2a161c') +
  shape('M-16 0Q-20-18-8-24 0-12 8-24 20-16 16 0z', '#ff8a35') +
  shape('M-62-40Q-76-84-44-96H44Q76-84 62-40z', '#a8aeb4') +
  shape('M20-96H44Q76-84 62-40H34Q50-70 20-96z', '#767e88') +
  shape('M-40-96L-50-176H50L40-96z', '#c98d4a') +
  shape('M18-96L24-176H50L40-96z', '#935f30') +
  line('M-46-150H46M-42-116H42', '#6f4426', 6) +
  shape('M-50-176Q-40-214 0-216 40-214 50-176z', '#fffaf0') +
  line('M-24-192h8M0-202h8M18-188h8', '#d9cdb8', 5)

/** The thatched stalls of the market in the mist, and people among them. */
function stalls(frame: Frame, floor: number, u: number): string {
  const { width: w } = frame
  const count = choose(frame, 5, 3, 3)
  const step = w / count
  return (
    range(Math.round(w / (64 * u)))
      .map((index) => {
        const x = (index + 0.5) * 64 * u
        const y = floor - (96 + ((index * 43) % 5) * 8) * u
        return (
          shape(
            whole`M${x - 28 * u},${floor}Q${x - 34 * u},${y + 30 * u} ${x},${y + 22 * u}Q${x + 34 * u},${y + 30 * u} ${x + 28 * u},${floor}z`,
            ['#4a5a8c', '#6a8a8c', '#8c6a7c', '#3f5a74'][index % 4] ?? '',
          ) +
          (index % 3 === 0
            ? shape(
                whole`M${x - 34 * u},${y + 14 * u}L${x},${y - 16 * u} ${x + 34 * u},${y + 14 * u}z`,
                '#e6cf9c',
              )
            : circle(x, y + 6 * u, 18 * u, index % 2 ? '#34407c' : '#2c2c4c'))
        )
      })
      .join('') +
    range(count)
      .map((index) => {
        const x = (index + 0.5) * step
        return placed(
          x,
          floor,
          u,
          line('M-130 0V-200M130 0V-200', '#8a6a48', 9) +
            shape('M-120-268H110L176-176Q0-196-176-176z', '#b99a64') +
            shape('M40-268H110L176-176Q120-184 70-186z', '#8f744a') +
            line('M-100-262L-136-188M-50-264L-66-192M0-264V-194M50-264L66-192', '#8f744a', 4),
        )
      })
      .join('')
  )
}

/** Phố Đoàn market in Pù Luông at seven in the morning: Thái women between bamboo shoots, honey and a cage of Cổ Lũng ducks, woven cloth on a rail, mist in the valley. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.62, 0.62, 0.6)
  const foot = h * choose(frame, 0.93, 0.9, 0.93)
  const k = choose(frame, 1.12, 1.12, 0.98) * u
  const spots = choose(
    frame,
    { seller: 0.3, buyer: 0.66, cage: 0.475, second: 0.88 },
    { seller: 0.19, buyer: 0.78, cage: 0.5, second: 0 },
    { seller: 0.19, buyer: 0.78, cage: 0.5, second: 0 },
  )
  const rail = {
    x: w * choose(frame, 0.04, 0.3, 0.3),
    y: floor - choose(frame, 220, 250, 232) * u,
  }
  return [
    sky(frame, floor, ['#8fc4c8', '#cfe2d0', '#fbeccb']),
    cloudStreaks(frame, h * 0.05, h * 0.24, 4, '#fffaf0', 5, 0.7),
    hills(frame, {
      base: floor - 240 * u,
      height: choose(frame, 200, 260, 200) * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 14,
      fill: '#a3c8bc',
      bottom: floor,
    }),
    hills(frame, {
      base: floor - 200 * u,
      height: 150 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 27,
      fill: '#6fa78e',
      bottom: floor,
    }),
    choose(frame, [0.42, 0.52, 0.93], [0.12, 0.86], [0.1, 0.88])
      .map((part, index) =>
        stiltHouse(w * part, floor - (226 + (index % 2) * 22) * u, 0.62 * u, {
          roof: '#a8845c',
          roofShade: '#86684c',
          wall: '#8a6a58',
          dark: '#5a4a4c',
        }),
      )
      .join(''),
    mist(frame, floor - 330 * u, 230 * u, '#fbf3dc', 0.85, 'm'),
    stalls(frame, floor, u),
    mist(frame, floor - 150 * u, 210 * u, '#f3e6c8', 0.7, 'n'),
    rect(0, floor, w, h - floor, '#d9bd8c'),
    shape(whole`M0,${h * 0.8}Q${w * 0.4},${h * 0.74} ${w},${h * 0.82}V${h}H0z`, '#c2a06c'),
    line(
      whole`M${rail.x - 30 * u},${rail.y}H${rail.x + choose(frame, 420, 420, 400) * u}`,
      '#8a5a2c',
      9 * u,
    ) +
      line(
        whole`M${rail.x - 10 * u},${rail.y - 20 * u}V${floor + 70 * u}M${rail.x + 390 * u},${rail.y - 20 * u}V${floor + 70 * u}`,
        '#6f4426',
        10 * u,
      ) +
      [
        ['#24306e', '#e8384a', '#ffd25a'],
        ['#7a2440', '#ffd25a', '#4fb08c'],
        ['#1f5a5c', '#fff6e0', '#e8384a'],
      ]
        .map(([ground = '', ...bands], index) =>
          indigoCloth(
            rail.x + (20 + index * 124) * u,
            rail.y,
            104 * u,
            (206 + (index % 2) * 30) * u,
            ground,
            [...bands, bands[0] ?? ''],
            index + 2,
          ),
        )
        .join(''),
    spots.second
      ? placed(
          w * spots.second,
          foot - 60 * u,
          k * 0.92,
          seatedThaiWoman('#f0b43c', '#b87a22', honey),
        ) + placed(w * spots.second - 200 * u, foot - 54 * u, 0.9 * u, leaves + shoots)
      : '',
    placed(w * spots.cage, foot - 66 * u, choose(frame, 1.1, 1, 0.92) * u, cage),
    placed(w * spots.buyer, foot - 4 * u, k, buyer('#e85a8c', '#a8306a')),
    placed(w * spots.seller, foot, k, seatedThaiWoman('#3fa7a0', '#23706c', honey), true),
    placed(
      w * spots.seller + choose(frame, 230, 190, 176) * u,
      foot + 40 * u,
      choose(frame, 1.1, 1, 0.9) * u,
      leaves +
        placed(-40, 0, 0.9, shoots) +
        [96, 130].map((x) => placed(x + 134, 170, 1, honey)).join(''),
    ),
    choose(
      frame,
      placed(w * 0.09, foot + 20 * u, 1.24 * u, steamer) +
        steam(w * 0.09, foot - 250 * u, 0.8 * u, '#fffaf0', 0.6),
      '',
      '',
    ),
    foliage(w * -0.01, h * 1.02, 120 * u, 60 * u, '#4f8a4c', 4) +
      foliage(w * 1.01, h * 1.02, 130 * u, 66 * u, '#4f8a4c', 8),
  ].join('')
}
