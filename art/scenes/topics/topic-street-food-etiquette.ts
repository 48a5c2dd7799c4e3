import { foliage } from '../../kit/foliage'
import { foodCart, guestFromBehind, hairFromBehind, hatFromBehind } from '../../kit/food-cart'
import { bareBulb } from '../../kit/pho-stall'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { icedTea, phoBowl, plasticStool, plasticTable, steam } from '../../kit/street-table'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const bowl = {
  glaze: '#f6f1e4',
  glazeShade: '#cbbfb8',
  paint: '#2f5fa0',
  broth: '#d9963f',
  noodle: '#fff3d6',
}

/** The end of the day on a pavement: a cart under its lamp, guests on low stools around a plastic table, the sky still burning. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.6, 0.56, 0.58)
  const walk = h * choose(frame, 0.7, 0.64, 0.68)
  const cart = {
    x: w * choose(frame, 0.7, 0.6, 0.62),
    y: h * choose(frame, 0.78, 0.7, 0.75),
    size: choose(frame, 1.42, 1.42, 1.28) * u,
  }
  const front = {
    x: w * choose(frame, 0.34, 0.42, 0.42),
    y: h * choose(frame, 1.0, 0.95, 0.99),
    size: choose(frame, 1.35, 1.4, 1.22) * u,
  }
  const step = w / choose(frame, 6, 4, 4)
  const blocks = range(choose(frame, 8, 6, 6))
    .map((index) => {
      const tall = (150 + ((index * 97) % 190)) * u
      return rect(
        index * step - step * 0.5,
        kerb - tall,
        step * 1.03,
        tall,
        index % 2 === 0 ? '#7a2f5c' : '#6a2a5a',
      )
    })
    .join('')
  const windows = shining(
    line(
      range(13)
        .map(
          (index) =>
            whole`M${(index * 0.083 + 0.02) * w},${kerb - (50 + ((index * 71) % 110)) * u}v${18 * u}`,
        )
        .join(''),
      '#ffc46a',
      12 * u,
    ).replace('round', 'butt'),
  )
  const tree = (x: number, size: number, seed: number) =>
    placed(x, walk + 8 * u, size, shape('M-16 6Q-10-80-14-210H14Q8-80 20 6z', '#2a1438')) +
    foliage(x, walk - 250 * size, 170 * size, 90 * size, '#3a1a4a', seed) +
    foliage(x + 40 * size, walk - 290 * size, 110 * size, 56 * size, '#54285a', seed + 1)
  const tableTop = front.y - 104 * front.size
  return [
    sky(frame, kerb, ['#3a2a7a', '#b8417c', '#f2734a', '#fcc46a']),
    blocks + windows,
    tree(w * choose(frame, 0.1, 0.03, 0.03), choose(frame, 1.25, 1.3, 1.2) * u, 5),
    frame.format === 'wide' ? tree(w * 0.95, 1.35 * u, 12) : tree(w * 1.0, 1.2 * u, 12),
    rect(0, kerb, w, h - kerb, '#4a2560') +
      rect(0, walk, w, h - walk, '#5c2f58') +
      rect(0, walk - 5 * u, w, 11 * u, '#c9708a'),
    ellipse(
      cart.x - 60 * u,
      cart.y + 10 * u,
      choose(frame, 620, 460, 460) * u,
      130 * u,
      '#e8754a',
      0.42,
    ),
    ellipse(
      cart.x - 40 * u,
      cart.y + 12 * u,
      choose(frame, 420, 340, 330) * u,
      84 * u,
      '#ffb45c',
      0.5,
    ),
    foodCart(cart.x, cart.y, cart.size, {
      body: '#2f8f8a',
      shade: '#1f6a70',
      trim: '#f0b23a',
      canopy: '#fff1cf',
      canopyStripe: '#e0402a',
    }),
    bareBulb(
      cart.x - 210 * cart.size,
      cart.y - 240 * cart.size,
      1.5 * u,
      cart.y - 392 * cart.size,
      choose(frame, 300, 280, 270) * u,
      'bl',
    ),
    line(
      whole`M${cart.x - 210 * cart.size},${cart.y - 392 * cart.size}L${cart.x - 142 * cart.size},${cart.y - 392 * cart.size}`,
      '#2a1438',
      5 * u,
    ),
    placed(
      cart.x - 205 * cart.size,
      cart.y + 4 * u,
      cart.size * 0.95,
      shape('M-22-92L-30 0H-8L0-60 8 0H30L22-92z', '#2a2346') +
        shape('M-28-90Q-34-140-24-164H24Q34-140 28-90z', '#e4588a') +
        shape('M-16-140H16L22-60H-22z', '#fff1cf') +
        line('M24-158Q44-140 62-146', '#e4588a', 13) +
        ellipse(68, -147, 7, 6, '#d99a6c') +
        ellipse(0, -182, 15, 18, '#d99a6c') +
        shape('M-38-186Q-15-208 0-222 15-208 38-186 0-176-38-186z', '#f2d48c'),
    ),
    placed(
      front.x,
      front.y - 18 * front.size,
      front.size,
      plasticTable(0, -70, 0.72, '#3f8fd0', '#2f6fb8', '#1c447c') +
        phoBowl(-66, -86, 0.42, bowl) +
        phoBowl(58, -80, 0.42, bowl) +
        icedTea(0, -88, 0.8) +
        icedTea(118, -84, 0.7),
    ),
    steam(front.x - 66 * front.size, tableTop - 56 * front.size, 0.5 * front.size, '#ffe9c4', 0.55),
    guestFromBehind(
      front.x - 172 * front.size,
      front.y,
      front.size,
      '#f0b23a',
      '#c07f22',
      '#e0402a',
      '#9c2430',
      hatFromBehind(),
    ),
    guestFromBehind(
      front.x + 178 * front.size,
      front.y,
      front.size * 1.02,
      '#e0402a',
      '#a82a2c',
      '#3f8fd0',
      '#1c447c',
      hairFromBehind(true),
    ),
    frame.format === 'wide'
      ? plasticStool(w * 0.9, h * 0.97, 2 * u, '#e0402a', '#9c2430') +
        plasticStool(w * 0.795, h * 0.93, 1.7 * u, '#3f8fd0', '#1c447c')
      : '',
    frame.format === 'wide' ? plasticStool(w * 0.06, h * 0.97, 1.9 * u, '#3f8fd0', '#1c447c') : '',
  ].join('')
}
