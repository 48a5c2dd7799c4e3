import { crossOarRower } from '../../kit/cross-oar-rower'
import { cuppedHand, hand } from '../../kit/hands'
import { hoiAnRow } from '../../kit/hoi-an-row'
import { lens, num } from '../../kit/path'
import { profileBust } from '../../kit/profile-bust'
import { between, createRandom, range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { hungLantern } from '../../kit/silk-lantern'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const coat = { blouse: '#e2b030', fold: '#9c6a1e' }

/** A raincoat's hood around `profileHead`. */
const hood =
  shape(
    'M-62-62Q-92-130-10-172 110-200 168-90 206 20 176 140L150 250 30 270-40 206Q60 170 66 70 50-20-10-56z',
    coat.blouse,
  ) +
  shape(
    'M60-180Q150-150 168-90 206 20 176 140L150 250 90 262Q140 120 116 0 100-110 60-180z',
    coat.fold,
  ) +
  line('M-62-62Q-20-70-10-56 50-20 66 70 60 170-40 206', coat.fold, 9)

/** What the hand catches: a little water and the splash of a drop. */
const catchOfRain =
  shape('M-190 70Q-100 20 40 30 160 40 230 90 120 190-20 190-150 160-190 70z', '#cfe3e6') +
  line('M10 20L-20-50M40 16L50-60M70 24L120-30M-20 26L-80-10', '#fdf6e6', 11)

/** The rains of the centre: from under dripping eaves a woman in a raincoat holds out her hand; a sampan goes down the flooded street of Hội An. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const flood = h * choose(frame, 0.56, 0.5, 0.54)
  const woman = choose(
    frame,
    { x: 1240, y: 380, k: 1.35 },
    { x: 700, y: 560, k: 1.3 },
    { x: 690, y: 370, k: 1.05 },
  )
  const palm = choose(
    frame,
    { x: 700, y: 690, k: 0.78 },
    { x: 330, y: 900, k: 0.8 },
    { x: 300, y: 690, k: 0.66 },
  )
  const boat = choose(
    frame,
    { x: 380, y: 600, k: 0.78 },
    { x: 250, y: 680, k: 0.66 },
    { x: 230, y: 560, k: 0.56 },
  )
  const random = createRandom(8)
  const eave = h * choose(frame, 0.13, 0.1, 0.11)
  const tiles = range(Math.ceil(w / (64 * u)) + 1).map(
    (index) =>
      `M${num((index - 0.5) * 64 * u)},0V${num(eave)}q${num(32 * u)},${num(40 * u)} ${num(64 * u)},0V0z`,
  )
  const drips = range(Math.ceil(w / (64 * u))).map(
    (index) =>
      whole`M${(index + 0.5) * 64 * u + index * 0.4},${eave + between(random, 34, 150) * u}v${between(random, 40, 150) * u}`,
  )
  const rain = range(choose(frame, 70, 60, 55))
    .map(() => {
      const [x, y, long] = [
        between(random, 0, 1.15) * w,
        between(random, 0, 1) * h,
        between(random, 50, 120) * u,
      ]
      return whole`M${x},${y}l${-long * 0.28},${long}`
    })
    .join('')
  const rings = range(13)
    .map((index) =>
      lens(
        between(random, 0, 1) * w,
        flood + (30 + index * 26) * u,
        between(random, 70, 190) * u,
        between(random, 8, 15) * u,
      ),
    )
    .join('')
  const sampan = placed(
    boat.x,
    boat.y,
    boat.k,
    shape(
      'M-300-40Q-220-4-60 2H120Q240-4 300-34L280 12Q220 40 80 44H-120Q-240 34-300-40z',
      '#33222c',
    ) +
      shape(
        'M-300-40Q-220-4-60 2H120Q240-4 300-34L297-26Q230 14 120 18H-70Q-220 14-300-40z',
        '#8a5a3c',
      ) +
      crossOarRower(120, 2, 0.94, {
        blouse: '#2b857d',
        fold: '#17524f',
        trousers: '#1d1a2c',
        skin: hand.skin,
        shade: '#7f4127',
        hat: '#f3dca0',
        hatShade: '#b8904a',
        hair: '#14121c',
        scarf: '#d8402a',
        oar: '#33222c',
      }),
  )
  const street = hoiAnRow(-60 * u, w + 40, flood, choose(frame, 330, 300, 270), {
    walls: ['#dba53c', '#c98f34'],
    shade: '#8f6a3a',
    roof: '#7a4a4c',
    roofShade: '#533442',
    wood: '#4f3238',
    dark: '#2c2030',
  })
  return [
    rect(0, 0, w, h, '#8d9fae'),
    shape(whole`M0,${h * 0.2}Q${w * 0.5},${h * 0.1} ${w},${h * 0.24}V${h}H0z`, '#a9b5b8'),
    rect(0, flood, w, h, '#6c828f'),
    mirrored('s', street, flood, 0.3, 0.6),
    choose(frame, [0.09, 0.3, 0.52], [0.12, 0.46], [0.12, 0.46])
      .map((part, index) =>
        hungLantern(
          w * part,
          flood - (250 - index * 20) * u,
          0.42 * u,
          index % 2 ? '#d8402a' : '#e2762f',
          index % 2 ? '#8f2420' : '#a8481e',
          '#2c2030',
        ),
      )
      .join(''),
    shape(rings, '#b5c4c9'),
    mirrored('b', sampan, boat.y + 36 * boat.k, 0.35, 0.5),
    line(rain, '#e4ebe8', 3 * u, 0.7),
    line(drips.join(''), '#fdf6e6', 7 * u),
    profileBust(
      woman.x,
      woman.y,
      woman.k,
      { skin: hand.skin, shade: hand.shade, hair: '#1d1420', ...coat },
      hood,
      false,
      4,
    ),
    cuppedHand(palm.x, palm.y, palm.k, coat.blouse, coat.fold, catchOfRain),
    line(whole`M${palm.x + 20 * palm.k},${eave + 20}V${palm.y - 20 * palm.k}`, '#fdf6e6', 7 * u),
    shape(tiles.join(''), '#3a2836'),
    shape(tiles.filter((_, index) => index % 2 === 0).join(''), '#533442'),
  ].join('')
}
