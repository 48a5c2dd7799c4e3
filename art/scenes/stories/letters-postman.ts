import { airmail } from '../../kit/airmail'
import { driftingPetals } from '../../kit/blossoms'
import { stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import {
  bougainvillea,
  crowingCock,
  girlAtWindow,
  leafDoor,
  tiledEaves,
} from '../../kit/lane-house'
import { lantern } from '../../kit/lantern'
import { palm } from '../../kit/palm'
import { postwoman, postwomanShadow } from '../../kit/postwoman'
import { range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const rider = {
  blouse: '#e0301f',
  blouseShade: '#a81f2c',
  blouseLight: '#f75a3a',
  trousers: '#2a2547',
  trousersShade: '#1a1730',
  bag: '#24508f',
  bagShade: '#173767',
  metal: '#2b2338',
  tyre: '#1a1524',
  lamp: '#fff3d0',
}
const joinery = {
  shutter: '#2b857d',
  slat: '#1f6464',
  dark: '#3a2448',
  stone: '#fbe2ac',
  stoneShade: '#b9702f',
  blouse: '#f6b3b8',
}
const flowers = { leaf: '#3f6b4a', bract: '#cf3580', shade: '#9a2168', light: '#f58cb8' }
const tree = { trunk: '#4f6f66', leaf: '#3f6f68', leafLight: '#5a8c78' }

/** Where things stand in the lane: the wheels and size of the postwoman, the foot and cap of the wall, the house and its window, the edge of the shade (the wide lane lies all in the sun). */
export function laneOf(frame: Frame) {
  return choose(
    frame,
    {
      x: 1046,
      y: 632,
      k: 0.372,
      foot: 590,
      cap: 206,
      eaves: 130,
      house: 1180,
      windowX: 1298,
      sill: 508,
      edge: 0,
      lamp: 1431,
      drop: 226,
    },
    {
      x: 350,
      y: 1020,
      k: 0.86,
      foot: 922,
      cap: 322,
      eaves: 250,
      house: 640,
      windowX: 842,
      sill: 752,
      edge: 70,
      lamp: 806,
      drop: 34,
    },
    {
      x: 314,
      y: 806,
      k: 0.81,
      foot: 712,
      cap: 148,
      eaves: 92,
      house: 580,
      windowX: 785,
      sill: 552,
      edge: 60,
      lamp: 716,
      drop: 26,
    },
  )
}

/** Letters from a long road: early in the morning the postwoman reaches a window, the lane behind her already in the sun. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const { x, y, k, foot, cap, eaves, house, windowX, sill, edge, lamp, drop } = laneOf(frame)
  const lean = choose(frame, 0.34, 0.9, 0.9)
  const slant = (foot - cap) * 0.4
  const near = h - (h - y) * choose(frame, 0.42, 0.42, 0.36)
  const dado = foot - choose(frame, 48, 104, 92)
  const tile = choose(frame, 34, 42, 40) * u
  const paving =
    [0.24, 0.52, 0.86].map((part) => whole`M0,${foot + (h - foot) * part}H${w}`).join('') +
    range(9)
      .map(
        (index) =>
          whole`M${w * (0.3 + index * 0.1)},${foot + 10 * u}L${w * (0.3 + index * 0.1 + (index - 4) * 0.03)},${h}`,
      )
      .join('')
  const boughs = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [1004, 190, 62],
      [1150, 214, 96],
      [1076, 168, 76],
      [1176, 130, 70],
    ],
    [
      [470, 330, 70],
      [600, 300, 120],
      [520, 270, 80],
      [650, 220, 90],
    ],
    [
      [440, 150, 56],
      [560, 130, 92],
      [490, 104, 66],
    ],
  )
  const shaded =
    shape(
      whole`M0,${cap}H${edge + slant}L${edge},${foot}L${edge - (h - foot) * lean},${h}H0z`,
      '#70454f',
    ) +
    shape(whole`M0,${dado}H${edge + (foot - dado) * 0.4}L${edge},${foot}H0z`, '#633c4a') +
    shape(whole`M0,${foot}H${edge}L${edge - (h - foot) * lean},${h}H0z`, '#583647')
  const shadedCap = shape(whole`M0,${cap}H${edge + slant}l${-26 * u * 0.4},${26 * u}H0z`, '#583647')
  return [
    stencils([
      ['e', airmail({ paper: '#fff8ea', fold: '#d8c3a4', red: '#d8322b', blue: '#2b5cb0' })],
    ]),
    sky(frame, cap, ['#5fa9b0', '#b9d8bd', '#ffe3a0']),
    grove(-40, house + 40, cap, choose(frame, 84, 110, 90) * u, '#8fb39a', 4),
    palm(
      w * choose(frame, 0.5, 0.36, 0.2),
      cap,
      choose(frame, 1.1, 1.5, 1) * u,
      tree,
      choose(frame, 90, 110, 60),
      16,
      3,
    ),
    choose(frame, palm(w * 0.56, cap, 0.9, tree, 60, -12, 7), '', ''),
    rect(0, cap, w, foot - cap, choose(frame, '#f8bf5c', '#f3a93f', '#f3a93f')),
    rect(0, dado, w, foot - dado, choose(frame, '#eba94c', '#dd8c38', '#dd8c38')),
    postwomanShadow(
      x - choose(frame, 200, 76, 76) * k,
      y - choose(frame, 40, 6, 6) * k,
      k,
      choose(frame, '#e39a44', '#cf7a2c', '#cf7a2c'),
    ),
    rect(0, foot, w, h - foot, '#efb482'),
    rect(0, foot, w, 10 * u, '#c98a62'),
    line(paving, '#dd9c70', 4 * u),
    shape(
      whole`M${x - 250 * k},${y - 14 * k}H${x + 260 * k}L${x + 130 * k},${y + 26 * k}H${x - 1100 * k}z`,
      '#bd7a60',
    ),
    choose(frame, shape(whole`M0,${foot + 90}L${w * 0.46},${h}H0z`, '#d99468'), shaded, shaded),
    rect(0, cap, house, 26 * u, choose(frame, '#de983e', '#c97a30', '#c97a30')),
    choose(frame, '', shadedCap, shadedCap),
    tiledEaves(-20, house + 20, cap - 40 * u, cap, tile, {
      tile: '#b04630',
      seam: '#7c2f33',
      end: '#cf6038',
    }),
    rect(house, eaves, w, foot - eaves, choose(frame, '#fbd07a', '#f9c05a', '#f9c05a')),
    rect(house, dado, w, foot - dado, '#e79a40'),
    rect(house, eaves, w, choose(frame, 44, 56, 50) * u, '#dc8f35'),
    bougainvillea(boughs, flowers),
    tiledEaves(
      house - 56 * u,
      w + 30,
      eaves - 112 * u,
      eaves,
      tile,
      { tile: '#cf5331', seam: '#943634', end: '#e87a4c' },
      84 * u,
    ),
    line(whole`M${lamp},${eaves}v${drop}`, '#583647', 4 * u),
    shining(
      lantern(lamp, eaves + drop, choose(frame, 0.9, 1.3, 1.3) * u, {
        silk: '#fbdf9c',
        shine: '#fff7e0',
      }),
    ),
    choose(frame, leafDoor(1532, foot, 0.5, joinery), '', ''),
    girlAtWindow(windowX, sill, k * choose(frame, 1.1, 1, 0.94), joinery),
    choose(
      frame,
      crowingCock(420, cap - 38, 0.9, '#7a3a2c', '#2c4a4f', '#e0301f'),
      crowingCock(118, cap - 38, 1.1, '#7a3a2c', '#2c4a4f', '#e0301f'),
      '',
    ),
    driftingPetals(w * 0.4, w, foot + 20 * u, h, choose(frame, 22, 18, 12), 12 * u, '#c92f78', 5),
    postwoman(x, y, k, rider, 'e', choose(frame, 0.7, 0.72, 0.72)),
    shape(whole`M0,${near}H${w}V${h}H0z`, '#583647'),
    placed(
      0,
      near,
      -1,
      tiledEaves(-w - 20, 20, 0, 0, tile * 1.6, {
        tile: '#583647',
        seam: '#583647',
        end: '#583647',
      }),
    ),
  ].join('')
}
