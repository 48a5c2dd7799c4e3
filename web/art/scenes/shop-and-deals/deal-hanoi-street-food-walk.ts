import { charcoalGrill } from '../../kit/bun-cha'
import { alley, alleyRow, bulbString, poleVendor } from '../../kit/night-alley'
import { plasticStool, steam, stoolEater } from '../../kit/pho-stall'
import { polygon, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** An alley of old Hanoi in the evening: bulbs overhead, a grill smoking, a vendor passing with her pole. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const vx = w * choose(frame, 0.47, 0.46, 0.46)
  const vy = h * choose(frame, 0.5, 0.5, 0.5)
  const half = choose(frame, 620, 530, 520) * u
  const eye = choose(frame, 380, 560, 410) * u
  const a = alley([vx, vy], half, eye)
  const feet = h * choose(frame, 0.94, 0.93, 0.955)
  const seller = w * choose(frame, 0.47, 0.53, 0.53)
  const size = choose(frame, 1.7, 1.75, 1.62) * u
  const wire = (z: number, high: number, shift: number, count: number, sag: number) =>
    bulbString(
      a.wall(-1, z, high * u),
      a.wall(1, z + shift, high * 0.97 * u),
      sag * u * a.size(z),
      count,
      2.1 * u * a.size(z) ** 0.7,
      '#1a1030',
      '#ffd98a',
    )
  const grill = { x: w * choose(frame, 0.125, 0.17, 0.17), y: h * choose(frame, 0.93, 0.84, 0.88) }
  const guests = { x: w * choose(frame, 0.68, 0.67, 0.66), y: h * choose(frame, 0.815, 0.765, 0.77) }
  return [
    sky(frame, vy + 20, ['#1a1446', '#4a2a6a', '#c9567a', '#ffb070']),
    stars(frame, vy * 0.5, 16, 5),
    rect(0, vy, w, h - vy, '#5a3048'),
    glow(vx, vy + 20 * u, 300 * u, '#ffd08a', 0.9, 'v'),
    polygon([a.floor(-1, 9), a.floor(1, 9), a.floor(1, -0.2), a.floor(-1, -0.2)], '#6a3a4c'),
    polygon([a.floor(-0.34, 9), a.floor(0.34, 9), a.floor(0.42, -0.2), a.floor(-0.42, -0.2)], '#9a5a52'),
    polygon([a.floor(-0.14, 9), a.floor(0.14, 9), a.floor(0.2, -0.2), a.floor(-0.2, -0.2)], '#c97f5c'),
    alleyRow(
      a,
      u * choose(frame, 1.4, 1.8, 1.6),
      [-0.36, 0.35, 1.15, 2.4, 4.6, 8.5],
      ['#a8823a', '#2f6a6e', '#8a3f4c', '#4a4a86'],
      '#ffb84f',
      ['#d8412a', '', '#2f8f86', '#f0b23a'],
      '#2b1a38',
      '#e0b070',
    ),
    wire(3.4, 760, 0.5, 4, 110),
    wire(1.7, 800, 0.6, 5, 130),
    wire(0.7, 760, 0.35, 6, 120),
    shape(
      whole`M${grill.x - 50 * u},${grill.y - 120 * u}Q${grill.x - 130 * u},${grill.y - 260 * u} ` +
        whole`${grill.x - 20 * u},${grill.y - 360 * u}T${grill.x + 60 * u},${grill.y - 620 * u}` +
        whole`Q${grill.x + 190 * u},${grill.y - 460 * u} ${grill.x + 80 * u},${grill.y - 330 * u}` +
        whole`T${grill.x + 60 * u},${grill.y - 120 * u}z`,
      '#f6d9c4',
      0.35,
    ),
    charcoalGrill(grill.x, grill.y, choose(frame, 1.35, 1.2, 1.1) * u),
    stoolEater(guests.x, guests.y, choose(frame, 1.3, 1.15, 1) * u, '#f0b23a', '#c07f22', '#2f6fb8'),
    stoolEater(
      guests.x + choose(frame, 92, 74, 64) * u,
      guests.y + 14 * u,
      choose(frame, 1.36, 1.2, 1.05) * u,
      '#2f9c93',
      '#1f7068',
      '#e0402a',
    ),
    plasticStool(guests.x - choose(frame, 76, 62, 54) * u, guests.y + 10 * u, choose(frame, 1.3, 1.15, 1) * u, '#e0402a', '#9c2430'),
    poleVendor(seller, feet, size, '#e0322a', '#a82026', '#1f1a3c'),
    steam(seller - 150 * size, feet - 122 * size, 0.5 * size, '#ffe9d0', 0.55),
  ].join('')
}
