import { cableStay } from '../../kit/cable-stay'
import { grove } from '../../kit/foliage'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { bitexco, landmark81, towerBlocks } from '../../kit/skyline'
import { glow, moon } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A river cruiser with two lit decks, going right, waterline at y, 220 units long. */
function cruiser(x: number, y: number, scale: number): string {
  const hull =
    shape('M-110-18H96L118-26Q106 6 84 10H-92Q-106 4-110-18z', '#c8322a') +
    line('M-104-8H100', '#ffd98a', 3)
  const decks =
    rect(-92, -40, 176, 22, '#fff1cf') +
    rect(-74, -62, 140, 20, '#fff1cf') +
    line(
      range(10)
        .map((index) => `M${-82 + index * 18}-29h8`)
        .join('') +
        range(8)
          .map((index) => `M${-64 + index * 18}-52h8`)
          .join(''),
      '#f29a3a',
      10,
    )
  const roofs =
    rect(-98, -44, 190, 5, '#8a2438') +
    rect(-80, -67, 152, 6, '#8a2438') +
    line('M-70-67Q-4-84 66-67', '#ffd98a', 2.4) +
    line('M-4-67V-96', '#fff1cf', 2.4) +
    shape('M-4-96l26 6-26 8z', '#da251d')
  return placed(x, y, scale, hull + decks + roofs)
}

function skyline(frame: Frame, shore: number, u: number): string {
  const { width: w } = frame
  const far = { left: -20, right: w + 60, base: shore, lamp: '#8fd6e0' }
  const bx = w * choose(frame, 0.42, 0.36, 0.37)
  return [
    towerBlocks({
      ...far,
      heights: [70 * u, 220 * u],
      width: 70 * u,
      seed: 14,
      fills: ['#2c4a86', '#27427c'],
      lamp: '#6fa8d0',
    }),
    landmark81(w * choose(frame, 0.68, 0.74, 0.73), shore, choose(frame, 1.62, 2.05, 1.66) * u, {
      fill: '#1f3a78',
      light: '#5f9ad0',
      lamp: '#bff2ff',
    }),
    towerBlocks({
      ...far,
      heights: [60 * u, 180 * u],
      width: 84 * u,
      seed: 29,
      fills: ['#1b2f66', '#22386f', '#182a5c'],
      lamp: '#ffd27a',
    }),
    bitexco(bx, shore, choose(frame, 2.3, 2.75, 2.25) * u, {
      fill: '#15265a',
      light: '#3c78b8',
      lamp: '#ffe29a',
    }),
    towerBlocks({
      ...far,
      heights: [30 * u, 96 * u],
      width: 64 * u,
      seed: 7,
      fills: ['#101f4c', '#152656'],
      lamp: '#ff9fb0',
    }),
    grove(-60, w + 60, shore + 2, 34 * u, '#0f2a44', 9),
    rect(0, shore - 4 * u, w, 8 * u, '#f3b45a') +
      line(
        range(30)
          .map((index) => `M${num((index + 0.5) * (w / 30))},${num(shore - 14 * u)}h.1`)
          .join(''),
        '#fff0b8',
        7 * u,
      ),
  ].join('')
}

/** Ho Chi Minh City at night: Bitexco's helipad disc and Landmark 81 over the Saigon river, Ba Son bridge fanned in light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.64, 0.6, 0.63)
  const moonX = w * choose(frame, 0.18, 0.16, 0.14)
  const boatY = h * choose(frame, 0.84, 0.78, 0.84)
  const bx = w * choose(frame, 0.42, 0.36, 0.37)
  const deck = shore - 40 * u
  const foot = w * choose(frame, 0.87, 0.9, 0.9)
  const bridge = cableStay({
    foot: [foot, shore + 20 * u],
    top: [foot + 84 * u, shore - choose(frame, 330, 380, 320) * u],
    left: w * choose(frame, 0.62, 0.5, 0.52),
    right: w * 1.12,
    deck,
    width: 13 * u,
    steel: '#dfe9f6',
    cable: '#9fe0f0',
    lamp: '#ffd98a',
  })
  return [
    sky(frame, shore, ['#0a0f33', '#1c1f5c', '#5a2f7c', '#d9557c']),
    stars(frame, shore * 0.6, choose(frame, 46, 34, 30), 11),
    moon(moonX, h * choose(frame, 0.2, 0.14, 0.16), 50 * u, '#fff1cf'),
    glow(bx, shore - 240 * u, 420 * u, '#ff7a9a', 0.4, 'bg'),
    shape(
      `M${num(bx)},${num(shore - 420 * u)}L${num(bx - 420 * u)},-20H${num(bx - 250 * u)}zM${num(bx)},${num(shore - 420 * u)}L${num(bx + 260 * u)},-20H${num(bx + 440 * u)}z`,
      '#9fd6f0',
      0.13,
    ),
    water(frame, shore, ['#b0507c', '#3c2a6a', '#14184a', '#0a1034']),
    mirrored('c', skyline(frame, shore, u) + bridge, shore + 4 * u, 0.5, 0.62),
    glints({
      x: bx,
      top: shore + 14 * u,
      bottom: h * 0.97,
      widths: [90 * u, 260 * u],
      count: 20,
      colour: '#ffd07a',
      seed: 5,
      opacity: 0.6,
    }),
    glints({
      x: w * choose(frame, 0.68, 0.74, 0.73),
      top: shore + 14 * u,
      bottom: h * 0.97,
      widths: [60 * u, 200 * u],
      count: 18,
      colour: '#7fd6ea',
      seed: 9,
      opacity: 0.55,
    }),
    glints({
      x: foot,
      top: shore + 30 * u,
      bottom: h * 0.9,
      widths: [120 * u, 240 * u],
      count: 12,
      colour: '#ff8fa8',
      seed: 21,
      opacity: 0.5,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 26 * u,
      bottom: h,
      count: 48,
      colour: '#121748',
      seed: 3,
      opacity: 0.7,
      length: 260 * u,
    }),
    ellipse(w * choose(frame, 0.6, 0.56, 0.56), boatY + 10 * u, 240 * u, 12 * u, '#ffb45a', 0.35),
    mirrored(
      'b',
      cruiser(w * choose(frame, 0.6, 0.54, 0.54), boatY, choose(frame, 1.5, 1.6, 1.4) * u),
      boatY + 14 * u,
      0.4,
      0.6,
    ),
  ].join('')
}
