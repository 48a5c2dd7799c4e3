import { foliage } from '../../kit/foliage'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import { type BrickColours, kalan, saddleTower } from '../../kit/kalan'
import { skin } from '../../kit/palettes'
import { type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { onlooker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const brick: BrickColours = {
  light: '#f2a873',
  brick: '#c4603c',
  shade: '#7f3a3a',
  dark: '#3f2130',
  stone: '#d9b99a',
}
const farBrick: BrickColours = {
  light: '#e3ac88',
  brick: '#c0806a',
  shade: '#96666a',
  dark: '#6f4a56',
  stone: '#d9b99a',
}

/** Blades of grass that took root on a ledge from `left` to `right`. */
function ledgeGrass(left: number, right: number, y: number, tall: number, fill: string): string {
  const count = Math.round((right - left) / 9)
  return shape(
    whole`M${left},${y}` +
      range(count)
        .map(
          (index) =>
            whole`L${left + ((index + 0.5) / count) * (right - left) + ((index % 3) - 1) * 5},${y - tall * (0.5 + ((index * 7) % 5) / 8)}L${left + ((index + 1) / count) * (right - left)},${y - 2}`,
        )
        .join('') +
      whole`V${y + 5}Q${(left + right) / 2},${y + 14} ${left},${y + 5}z`,
    fill,
  )
}

/** A temple tower whose head fell long ago, grass and a young tree on its ledges; foot at (x, y), 250 units wide, 430 tall. */
function ruinedTower(id: string, x: number, y: number, scale: number, c: BrickColours): string {
  const broken =
    'M-200 30V-366L-96-372-84-398-60-392-40-424-10-412 6-436 34-418 44-396 72-404 84-372 200-368V30z'
  return placed(
    x,
    y,
    scale,
    line('M34-400Q28-424 44-446M40-424L56-440', '#5a4a3a', 5) +
      foliage(42, -450, 17, 11, '#4f8050', 3) +
      foliage(60, -440, 12, 8, '#6f9a4c', 5) +
      clipped(id, broken, kalan(0, 0, 1, c)) +
      ledgeGrass(-60, -4, -404, 22, '#6f9a4c') +
      ledgeGrass(20, 74, -396, 18, '#4f7f48') +
      ledgeGrass(-118, -60, -346, 20, '#6f9a4c') +
      ledgeGrass(44, 96, -346, 20, '#3f6a48') +
      ledgeGrass(-126, -84, -252, 18, '#7fa652') +
      ledgeGrass(70, 124, -252, 18, '#3f6a48') +
      ledgeGrass(-118, -62, -14, 20, '#7fa652') +
      ledgeGrass(70, 128, -8, 22, '#4f7f48'),
  )
}

/** A guide who points up at the brickwork while she turns to her guests, in shirt, scarf and nón lá; feet at (x, y), 104 units tall. */
function guide(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-10-50L-13 0H-4L0-40 5 0H14L11-50z', '#2b2440') +
      line('M-10-82L-36-104', '#fff6e4', 8) +
      circle(-39, -107, 3.8, skin) +
      shape('M-12-46Q-16-76-10-86H10Q16-76 13-46z', '#fff6e4') +
      line('M10-82Q20-68 12-56', '#e4d3bc', 7) +
      ellipse(0, -94, 7, 8, skin) +
      shape('M-9-86Q0-80 9-86L8-78Q0-74-8-78z', '#d8402a') +
      shape('M-22-95Q-8-104 0-113 8-104 22-95 0-90-22-95z', '#f6dc98') +
      shape('M0-113Q8-104 22-95 12-92 5-92z', '#d3a655'),
  )
}

/** Mỹ Sơn early: brick temples of the Chăm with grass on their ledges in a bowl of forest under Hòn Đền, mist between, a guide with two guests. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.76, 0.74, 0.74)
  const on = (text: string): Point[] =>
    text
      .split(' ')
      .map((pair) => pair.split(',').map(Number))
      .map(([x = 0, y = 0]): Point => [(x / 100) * w, ground - y * u])
  const ridge = (text: string, fill: string) =>
    shape(whole`${smoothLine(on(text))}V${ground + 6}H${-w * 0.1}z`, fill)
  const spots = choose<
    Record<'main' | 'store' | 'far' | 'stump' | 'people', readonly [number, number, number]>
  >(
    frame,
    {
      main: [0.37, 0.04, 1.14],
      store: [0.68, 0.055, 1.04],
      far: [0.535, -0.03, 0.54],
      stump: [0.13, 0.02, 0.72],
      people: [0.53, 0.145, 1.4],
    },
    {
      main: [0.34, 0.03, 1.08],
      store: [0.79, 0.045, 0.92],
      far: [0.57, -0.03, 0.52],
      stump: [0.02, 0.02, 0.62],
      people: [0.56, 0.12, 1.45],
    },
    {
      main: [0.34, 0.035, 0.94],
      store: [0.79, 0.05, 0.82],
      far: [0.57, -0.03, 0.48],
      stump: [0.02, 0.02, 0.56],
      people: [0.56, 0.14, 1.25],
    },
  )
  const at = (name: keyof typeof spots): [number, number, number] => [
    w * spots[name][0],
    ground + h * spots[name][1],
    spots[name][2] * u,
  ]
  const [px, py, pk] = at('people')
  const [mx, my, mk] = at('main')
  const [sx, sy, sk] = at('store')
  return [
    sky(frame, ground, ['#9fc0c9', '#d3d9cd', '#f6e3c6', '#fbd2ae']),
    ridge(
      choose(
        frame,
        '-10,250 6,300 16,250 30,280 42,330 50,410 55,420 59,500 62,512 65,440 67,390 73,400 78,330 88,300 96,340 110,300',
        '-10,300 8,360 22,310 36,340 46,420 54,430 60,540 65,556 69,460 72,410 80,420 88,340 110,370',
        '-10,260 8,310 22,270 36,300 46,370 54,380 60,470 65,484 69,400 72,360 80,370 88,300 110,330',
      ),
      '#9db5b8',
    ),
    mist(frame, ground - 330 * u, 220 * u, '#fdf0dc', 0.85, 'm'),
    ridge('-10,260 6,240 20,170 34,130 48,110 60,120 76,180 90,250 110,300', '#78a08f'),
    forestEdge(
      on('-4,236 10,216 22,156 36,122 50,104 62,112 76,166 90,232 104,270'),
      1,
      54 * u,
      '#78a08f',
      '#8fb39a',
      '#a9c6a4',
      4,
    ),
    mist(frame, ground - 190 * u, 180 * u, '#fdf0dc', 0.95, 'n'),
    ruinedTower('f', ...at('far'), farBrick),
    forestEdge(
      on('-4,60 12,44 30,36 50,28 70,34 88,46 104,64'),
      2,
      88 * u,
      '#3f7359',
      '#5f9466',
      '#93b874',
      9,
    ),
    rect(-10, ground, w + 20, h, '#8fae5c'),
    shape(
      whole`M-10,${ground + 40 * u}Q${w * 0.4},${ground + 10 * u} ${w + 10},${ground + 50 * u}V${h + 10}H-10z`,
      '#7a9c50',
    ),
    ruinedTower('s', ...at('stump'), brick),
    shape(
      whole`M${mx - 124 * mk},${my}H${mx + 124 * mk}L${mx + 420 * mk},${my + 70 * u}H${mx + 40 * mk}z`,
      '#55783f',
    ),
    shape(
      whole`M${sx - 140 * sk},${sy}H${sx + 140 * sk}L${sx + 360 * sk},${sy + 54 * u}H${sx + 10 * sk}z`,
      '#55783f',
    ),
    ruinedTower('k', mx, my, mk, brick),
    saddleTower(sx, sy, sk, brick) +
      placed(
        sx,
        sy,
        sk,
        ledgeGrass(-70, 20, -228, 20, '#6f9a4c') +
          ledgeGrass(-142, -96, -166, 18, '#7fa652') +
          ledgeGrass(84, 146, -162, 20, '#3f6a48') +
          ledgeGrass(-140, -60, -8, 20, '#7fa652') +
          ledgeGrass(60, 140, -6, 20, '#4f7f48'),
      ),
    shape(
      whole`M${w * 0.5},${h + 10}C${w * 0.5},${h * 0.92} ${mx + 180 * mk},${my + 90 * u} ${mx - 26 * mk},${my + 4 * u}H${mx + 30 * mk}C${mx + 280 * mk},${my + 60 * u} ${w * 0.68},${h * 0.9} ${w * 0.74},${h + 10}z`,
      '#ecc993',
    ),
    onlooker(px + 58 * pk, py + 4 * pk, pk, {
      jacket: '#2f7f9a',
      pack: '#f0b23a',
      packShade: '#b8741e',
      trousers: '#3a3550',
      hat: '#f8ead0',
    }) +
      onlooker(px + 100 * pk, py + 10 * pk, pk * 0.96, {
        jacket: '#d8402a',
        pack: '#8a3a72',
        packShade: '#5a2450',
        trousers: '#2b3a5e',
        hat: '#f0b23a',
      }) +
      guide(px - 20 * pk, py, pk),
    foliage(w * 0.02, h + 14 * u, 190 * u, 96 * u, '#2f6248', 4) +
      foliage(w * 0.06, h - 12 * u, 100 * u, 40 * u, '#4f8a56', 5),
    foliage(w * 0.99, h + 10 * u, 150 * u, 84 * u, '#2f6248', 7) +
      foliage(w * 0.97, h - 16 * u, 70 * u, 30 * u, '#4f8a56', 8),
  ].join('')
}
