import { foliage } from '../../kit/foliage'
import { limb } from '../../kit/limb'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const skin = '#c98555'
const lit = '#f0ae6c'
const indigo = '#2c3566'
const indigoLit = '#5a5f9c'
const iron = '#4a4754'

/** The young smith who swings a sledge over his head, to the left; feet at the origin, 520 units tall. */
const striker =
  limb(
    [
      [24, -196, 34],
      [66, -100, 26],
      [92, -12, 17],
    ],
    '#1e2448',
  ) +
  shape('M72-14H104L128 2H72z', '#1a1620') +
  limb(
    [
      [40, -350, 24],
      [84, -404, 20],
      [46, -462, 14],
    ],
    '#8f5638',
  ) +
  limb(
    [
      [-14, -196, 36],
      [-54, -104, 27],
      [-64, -12, 18],
    ],
    indigo,
  ) +
  line('M-28-190Q-74-150-80-104L-82-30', indigoLit, 7) +
  shape('M-82-14H-46L-44 2H-112z', '#1a1620') +
  shape('M-54-200Q-70-300-46-350-10-384 44-362 70-320 62-200 0-184-54-200z', skin) +
  shape('M-54-200Q-70-300-46-350-34-362-22-366-46-300-34-196z', lit) +
  shape('M14-372Q58-362 66-300 66-250 62-200L30-196Q44-290 14-372z', '#8f5638') +
  line('M-20-318Q0-306 26-316', '#8f5638', 5) +
  shape('M-56-214Q0-196 64-214L68-176Q0-156-58-176z', '#c23a34') +
  shape('M-14-360L-18-396H24L26-352z', '#8f5638') +
  ellipse(-8, -414, 30, 36, skin) +
  shape('M-36-424Q-46-406-44-396L-34-398Q-34-384-14-380-24-410-36-424z', lit) +
  shape('M-38-424Q-40-456-4-456 36-452 30-400L14-384 10-416z', '#1a1420') +
  line('M-39-430Q-4-440 31-422', '#c23a34', 11) +
  line('M-33-408h4', '#1a1420', 5) +
  line('M-36-388h10', '#8f3a2c', 4) +
  line('M-2-450L152-556', '#a8743a', 13) +
  shape('M124-600L196-560 172-510 100-552z', iron) +
  shape('M124-600L140-591 116-543 100-552z', '#f2a04a') +
  limb(
    [
      [-30, -344, 25],
      [-92, -408, 20],
      [16, -474, 14],
    ],
    skin,
  ) +
  line('M-52-346L-104-402', lit, 8) +
  circle(20, -472, 17, lit) +
  circle(54, -476, 16, skin)

/** The old smith on his stool who holds a glowing blade with tongs, to the right; ground at the origin, 340 units tall. */
const master =
  shape('M-70-72H30V-56H-70zM-58-58L-68 0H-50L-42-58zM6-58L14 0H30L22-58z', '#5a3626') +
  limb(
    [
      [-14, -100, 34],
      [84, -128, 26],
      [92, -14, 17],
    ],
    '#1e2448',
  ) +
  shape('M76-16H108L140 2H76z', '#1a1620') +
  limb(
    [
      [-24, -98, 34],
      [62, -104, 27],
      [58, -14, 18],
    ],
    indigo,
  ) +
  shape('M42-16H74L106 2H42z', '#1a1620') +
  shape('M-74-76Q-96-190-60-240-26-268 24-246 48-190 26-84-20-56-74-76z', indigo) +
  shape('M24-246Q48-190 26-84L4-74Q24-180 2-252z', indigoLit) +
  line('M-8-250Q8-170-6-78', '#1e2448', 5) +
  shape('M-20-248L-20-280 20-284 22-250z', '#8f5638') +
  ellipse(8, -300, 30, 36, skin) +
  shape('M36-312Q46-294 44-284L34-284Q34-268 14-264 26-296 36-312z', lit) +
  shape('M-24-296Q-34-340 6-342 40-340 38-314 8-318-2-290L-10-276z', '#dcd8d0') +
  shape('M14-266Q24-238 36-272 34-266 26-268z', '#dcd8d0') +
  line('M27-300h4', '#1a1420', 5) +
  limb(
    [
      [-30, -212, 26],
      [24, -142, 21],
      [108, -168, 14],
    ],
    indigo,
  ) +
  line('M34-152L104-178', indigoLit, 7) +
  line('M90-166L196-190M92-182L196-196', iron, 8) +
  circle(112, -172, 17, lit) +
  shape('M188-204L330-212Q372-212 386-196 350-190 190-184z', '#ff8a2a') +
  shape('M206-202L330-207Q360-207 372-198 340-195 208-190z', '#ffe98c')

/** The anvil on its stump; foot at the origin, 190 units wide and 176 tall. */
const anvil =
  shape('M-66 0Q-60-70-58-108H58Q60-70 66 0 0 14-66 0z', '#7a4a30') +
  shape('M18-108H58Q60-70 66 0 40 8 20 8 30-60 18-108z', '#54302a') +
  line('M-40-90Q-44-50-46-10M-14-96Q-18-50-16 2', '#54302a', 5) +
  shape('M-44-106L-30-134H36L48-106z', '#35323f') +
  shape('M-104-176H84Q78-142 40-134H-40Q-84-144-104-176z', iron) +
  shape('M-104-176H84L80-164H-96z', '#f2a04a')

/** The hearth of clay with its fire and a hood; foot at the origin, 280 units wide. */
const hearth =
  shape('M-150 0V-150H150V0z', '#6a4034') +
  shape('M-150-150H150V-128H-150z', '#c9784a') +
  shape('M60-128H150V0H60z', '#4a2c2c') +
  shape('M-46 0V-62Q0-96 46-62V0z', '#241620') +
  shape(
    'M-130-150Q-116-198-84-184-76-240-40-262-44-216-14-204-4-270 34-300 26-240 58-214 74-226 76-252 108-210 100-184 124-186 128-150z',
    '#f2602a',
  ) +
  shape(
    'M-96-150Q-84-182-60-176-50-206-32-220-32-190-8-178 6-220 26-244 26-200 52-184 76-176 84-150z',
    '#ff9c32',
  ) +
  shape('M-56-150Q-40-176-20-170 0-190 14-206 22-176 44-150z', '#ffe07a') +
  shape('M-170-390L-120-520H120L170-390z', '#3a2830') +
  shape('M-170-390H170L162-370H-162z', '#8f4a34')

/** One knife with a wooden handle hanging point down from the origin, 120 units long. */
const knife = (blade: string, handle: string) =>
  shape('M-9-4H9V40H-9z', handle) + shape('M-12 40H12Q22 96 10 132-8 120-12 40z', blade)

/** A smithy at Phúc Sen: an old smith holds a glowing blade on the anvil, the young one swings the sledge, sparks fly; knives on the wall, hills in the doorway. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.74, 0.72, 0.72)
  const foot = h * choose(frame, 0.92, 0.87, 0.9)
  const k = choose(frame, 1.12, 1.08, 0.94) * u
  const spot = choose(
    frame,
    { anvil: 0.5, hearth: 0.13, door: 0.84 },
    { anvil: 0.5, hearth: 0.02, door: 0.88 },
    { anvil: 0.5, hearth: 0.02, door: 0.88 },
  )
  const [ax, ay] = [w * spot.anvil, foot - 2 * u]
  const hit = { x: ax - 8 * k, y: ay - 186 * k }
  const [left, right, top] = [
    w * spot.door - choose(frame, 190, 150, 140) * u,
    w * spot.door + choose(frame, 190, 180, 160) * u,
    floor - choose(frame, 430, 540, 420) * u,
  ]
  const random = createRandom(23)
  const sparks = range(34).map((index) => {
    const angle = Math.PI * (1.02 + (index / 33) * 0.96) + between(random, -0.06, 0.06)
    const from = between(random, 24, 120)
    const long = between(random, 16, 74)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return whole`M${hit.x + dx * from * k},${hit.y + dy * from * k}l${dx * long * k},${dy * long * k}`
  })
  const planks = choose(frame, 15, 9, 9)
  return [
    rect(0, 0, w, floor + 4, '#4a2f38'),
    line(
      range(planks)
        .map((index) => whole`M${((index + 0.5) * w) / planks},0V${floor}`)
        .join(''),
      '#38232f',
      6 * u,
    ),
    glow(w * spot.hearth, floor - 140 * u, 620 * u, '#ff8a32', 0.6, 'f'),
    rect(left - 22 * u, top - 22 * u, right - left + 44 * u, floor - top + 24 * u, '#2c1c28'),
    clipped(
      'd',
      whole`M${left},${top}H${right}V${floor}H${left}z`,
      rect(left, top, right - left, floor - top, '#bfe0d8') +
        rect(left, top, right - left, (floor - top) * 0.4, '#d9ecd8') +
        posterKarst({
          x: left + (right - left) * 0.3,
          base: floor - 90 * u,
          width: 240 * u,
          height: 240 * u,
          seed: 9,
          rock: '#8fb8bc',
          shade: '#7099a4',
          leaf: '#5f8a90',
        }) +
        posterKarst({
          x: left + (right - left) * 0.85,
          base: floor - 90 * u,
          width: 260 * u,
          height: 190 * u,
          seed: 14,
          rock: '#a9cccb',
          shade: '#8fb8bc',
        }) +
        rect(left, floor - 96 * u, right - left, 100 * u, '#9fc25c') +
        rect(left, floor - 60 * u, right - left, 70 * u, '#7fa848') +
        foliage(left + 50 * u, floor - 96 * u, 70 * u, 30 * u, '#4f8a5c', 5),
    ),
    rect(left - 22 * u, floor - 4 * u, right - left + 44 * u, 16 * u, '#6a4034'),
    line(whole`M-9,${h * choose(frame, 0.16, 0.2, 0.16)}H${left - 30 * u}`, '#a8743a', 12 * u),
    range(choose(frame, 11, 5, 5))
      .map((index) => {
        const x = w * choose(frame, 0.27, 0.27, 0.27) + index * choose(frame, 46, 46, 44) * u
        return x > left - 60 * u
          ? ''
          : placed(
              x,
              h * choose(frame, 0.16, 0.2, 0.16) + 4 * u,
              choose(frame, 0.9, 1, 0.84) * (1 + (index % 3) * 0.2) * u,
              knife(index % 2 ? '#c9b8b0' : '#e8cdb0', index % 2 ? '#8a5a34' : '#6a3f2c'),
            )
      })
      .join(''),
    rect(0, floor, w, h - floor, '#5f3c38'),
    shape(
      whole`M0,${floor + 40 * u}Q${w * 0.4},${floor - 10 * u} ${w * 0.72},${h + 9}H0z`,
      '#8f5640',
    ),
    shape(
      whole`M${left},${floor + 10 * u}H${right}L${right - 60 * u},${h + 9}H${left - 260 * u}z`,
      '#d9b88c',
      0.3,
    ),
    placed(w * spot.hearth, floor + 50 * u, choose(frame, 1.16, 1.1, 0.96) * u, hearth),
    line(
      range(5)
        .map(
          (index) =>
            whole`M${w * choose(frame, 0.87, 0.84, 0.84) - (90 - index * 6) * u},${h * 0.965 - index * 15 * u}q${90 * u},${(index % 2 ? -34 : -22) * u} ${(190 - index * 14) * u},0`,
        )
        .join(''),
      '#6f6470',
      13 * u,
    ) +
      line(
        range(5)
          .map(
            (index) =>
              whole`M${w * choose(frame, 0.87, 0.84, 0.84) - (90 - index * 6) * u},${h * 0.961 - index * 15 * u}q${90 * u},${(index % 2 ? -34 : -22) * u} ${(190 - index * 14) * u},0`,
          )
          .join(''),
        '#a8949c',
        4 * u,
      ),
    ellipse(ax, foot + 6 * u, 380 * k, 24 * k, '#3f2830', 0.7),
    glow(hit.x, hit.y, 330 * k, '#ffb84a', 0.75, 's'),
    placed(ax + 196 * k, foot, k, striker),
    placed(ax, ay, k, anvil),
    placed(ax - 262 * k, foot + 8 * u, k, master),
    line(sparks.filter((_, index) => index % 2).join(''), '#ffe98c', 6 * k) +
      line(sparks.filter((_, index) => index % 2 === 0).join(''), '#ffab3a', 5 * k),
    shape(
      whole`M${hit.x - 44 * k},${hit.y}l${26 * k},${-10 * k} ${4 * k},${-28 * k} ${14 * k},${24 * k} ${30 * k},${-18 * k} ${-8 * k},${28 * k} ${30 * k},${6 * k}z`,
      '#fff9dc',
    ),
  ].join('')
}
