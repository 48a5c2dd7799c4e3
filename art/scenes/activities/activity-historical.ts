import { type DragonColours, dragonHead } from '../../kit/dragon-head'
import { foliage } from '../../kit/foliage'
import { aoDaiFigure } from '../../kit/people'
import { line, placed, rect, shape } from '../../kit/shapes'
import { broadStair, doanMon } from '../../kit/stone-stair'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const stone: DragonColours = {
  gold: '#b9b2a4',
  shine: '#e6dcc4',
  shade: '#6f6a72',
  line: '#3a3644',
}
const gate = {
  brick: '#c9683f',
  shade: '#8a3a30',
  dark: '#40202c',
  trim: '#f0d29a',
  wall: '#f3c95a',
  roof: '#7d3a34',
  roofShade: '#4f2430',
}

/** The imperial citadel of Thăng Long in hard afternoon light: a stone dragon guards the stair, schoolgirls in white áo dài go up to Đoan Môn gate. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const yard = h * choose(frame, 0.62, 0.56, 0.6)
  const hall = choose(frame, { x: 1060, k: 0.8 }, { x: 560, k: 0.82 }, { x: 560, k: 0.74 })
  const dragon = choose(
    frame,
    { x: 430, y: 470, k: 1.2 },
    { x: 250, y: 700, k: 1.1 },
    { x: 215, y: 480, k: 0.92 },
  )
  const k = dragon.k
  const rail = whole`M${dragon.x - 150 * k},${dragon.y + 40 * k}Q${dragon.x - 240 * k},${dragon.y + 230 * k} ${dragon.x - 60 * k},${dragon.y + 330 * k}T${dragon.x + 240 * k},${dragon.y + 560 * k}`
  const girl = (x: number, y: number, size: number, flip = false) =>
    aoDaiFigure(x, y, size, { dress: '#fff6e6', trousers: '#f0dcc4' }, flip)
  const stairX = hall.x + choose(frame, -10, 40, 40) * u
  return [
    rect(0, 0, w, h, '#f6dfa8'),
    shape(whole`M0,0H${w}V${h * 0.16}Q${w * 0.5},${h * 0.34} 0,${h * 0.28}z`, '#6fb0b0'),
    foliage(hall.x - 520 * hall.k, yard - 60 * u, 240 * u, 130 * u, '#2f6a4f', 4) +
      foliage(hall.x + 520 * hall.k, yard - 60 * u, 220 * u, 150 * u, '#1f5444', 8),
    doanMon(hall.x, yard, hall.k, gate),
    line(whole`M${hall.x},${yard - 536 * hall.k}v${-130 * u}`, '#40202c', 7 * u),
    shape(
      whole`M${hall.x + 4 * u},${yard - 536 * hall.k - 128 * u}q${40 * u},${-16 * u} ${76 * u},0t${64 * u},0v${78 * u}q${-30 * u},${16 * u} ${-64 * u},0t${-76 * u},0z`,
      '#d8301f',
    ),
    placed(
      hall.x + 72 * u,
      yard - 536 * hall.k - 88 * u,
      u,
      shape('M0-26L6-8H25L10 4 16 22 0 11-16 22-10 4-25-8H-6z', '#ffd24a'),
    ),
    rect(0, yard, w, h, '#e2b06a'),
    shape(whole`M0,${yard}H${w}v${30 * u}L0,${yard + 90 * u}z`, '#b8743e'),
    rect(0, h * 0.74, w, h, '#b0663a'),
    rect(0, h * 0.74, w, 16 * u, '#f0d29a'),
    broadStair(stairX, h * 0.74, choose(frame, 760, 620, 600) * u, h * 0.28, '#f3dfb4', '#b59a80'),
    girl(stairX - 60 * u, h * choose(frame, 0.8, 0.8, 0.8), 1.5 * u) +
      girl(stairX + 10 * u, h * choose(frame, 0.82, 0.815, 0.82), 1.6 * u, true) +
      girl(stairX + 110 * u, h * 0.9, 2 * u),
    line(rail, '#3a3644', 250 * k),
    line(rail, '#6f6a72', 232 * k),
    placed(-26 * k, -26 * k, 1, line(rail, '#b9b2a4', 170 * k)),
    `<path fill="none" stroke="#6f6a72" stroke-width="${Math.round(150 * k)}" stroke-dasharray="7 40" d="${rail}"/>`,
    placed(-52 * k, -52 * k, 1, line(rail, '#e6dcc4', 26 * k)),
    dragonHead(dragon.x, dragon.y, k * 1.05, stone, -6),
  ].join('')
}
