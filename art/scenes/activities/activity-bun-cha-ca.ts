import { foliage } from '../../kit/foliage'
import { chilliPod, chopsticks, herbSprig, leafBlade, limeHalf } from '../../kit/food-above'
import { shoulderPoleFigure } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { tubeHouse } from '../../kit/tube-house'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** One of the Twin Towers: a square brick body on stone, spearhead door, and the curved pyramid roof no other Cham tower has; foot at the origin, 150 units wide, 330 tall. */
const tower =
  rect(-78, -26, 156, 26, '#d9b68c') +
  shape('M-78-26H78L70-40H-70z', '#e9cda0') +
  rect(-64, -160, 128, 122, '#e0804a') +
  rect(14, -160, 50, 122, '#9c4a44') +
  line('M-52-158V-40M-38-158V-40M40-158V-40M54-158V-40', '#b85a3c', 5) +
  shape('M-24-40V-110Q-20-136 0-160 20-136 24-110V-40z', '#b85a3c') +
  shape('M-14-40V-104Q-10-122 0-138 10-122 14-104V-40z', '#3a1f2c') +
  shape('M-80-182H80L70-158H-70z', '#f2a065') +
  shape('M18-182H80L70-158H18z', '#a8544a') +
  shape('M-70-182Q-64-262-20-316L0-336 20-316Q64-262 70-182z', '#e0804a') +
  shape('M14-182Q20-262 6-330L20-316Q64-262 70-182z', '#9c4a44') +
  line('M-66-204H66M-60-228H60M-51-252H51M-40-276H40M-26-300H26', '#b85a3c', 5)

/** The bowl's filling as seen from straight above in a circle of radius 100: broth, noodles, fishcake fried and steamed, herbs. */
function filling(): string {
  const random = createRandom(6)
  const noodles = range(26)
    .map(() => {
      const turn = random() * 6.3
      const reach = between(random, 2, 34)
      const r = between(random, 18, 40)
      const [cx, cy] = [Math.cos(turn) * reach + 36, Math.sin(turn) * reach - 14]
      const end = (angle: number) =>
        `${Math.round(cx + Math.cos(angle) * r)},${Math.round(cy + Math.sin(angle) * r)}`
      const from = random() * 6.3
      return `M${end(from)}A${Math.round(r)},${Math.round(r)} 0 0 1 ${end(from + 2.5)}`
    })
    .join('')
  const fried = (x: number, y: number, degrees: number) =>
    placed(
      x,
      y,
      1,
      shape('M-34 10Q-40-16-14-24 16-30 34-10 40 12 26 24 0 30-22 26z', '#7c3a1c') +
        shape('M-34 2Q-40-22-14-30 16-36 34-16 40 6 26 16 0 22-22 18z', '#c9702a') +
        shape('M-26 0Q-30-18-10-23 14-28 27-13 31 3 22 10 0 15-18 12z', '#f0b95f') +
        line('M-14-10h1M2-16h1M10-2h1M-6 4h1M18-8h1', '#c9702a', 5),
      false,
      degrees,
    )
  const steamed = (x: number, y: number, degrees: number) =>
    placed(
      x,
      y,
      1,
      ellipse(0, 7, 27, 21, '#b9a888') +
        ellipse(0, 0, 27, 21, '#e9d9b8') +
        ellipse(0, -1, 22, 16, '#fff6e0') +
        line('M-8-6h2M6 2h2M-2 6h2', '#3f8a3f', 4) +
        line('M4-8h2M-10 4h1', '#d8301f', 4),
      false,
      degrees,
    )
  const scallion = range(13)
    .map((index) => {
      const [x, y] = [
        Math.round(Math.cos(index * 2.4) * (16 + index * 5.4)),
        Math.round(Math.sin(index * 2.4) * (16 + index * 5.4)),
      ]
      return `M${x - 5},${y}a5,5 0 1 0 10,0a5,5 0 1 0-10,0`
    })
    .join('')
  return (
    circle(0, 0, 100, '#f2cd84') +
    shape('M-100 0A100 100 0 0 1 100 0 110 74 0 0 0-100 0z', '#c9923f', 0.5) +
    line('M-70 50h0M-84 20h0M60 66h0M78 40h0M-40 78h0M20 86h0M84-20h0', '#fbd98a', 12) +
    line(noodles, '#fffaf0', 9) +
    line(noodles, '#cbbd9c', 1.6) +
    fried(-52, -26, -24) +
    fried(-24, -62, 10) +
    fried(-14, 0, 8) +
    steamed(-58, 30, 10) +
    steamed(-20, 54, -10) +
    steamed(24, 62, 14) +
    line(scallion, '#4f9a3f', 4) +
    shape(
      [-50, 10, 60, 120].map((degrees) => leafBlade(34, -44, degrees, 36, 10)).join(''),
      '#2f7d43',
    ) +
    line('M34-44l4-22M34-44l20-8M34-44l-18-12', '#8fc46a', 2.4) +
    shape('M44 30Q60 22 70 36 56 46 44 30zM-84-6q14-10 24 2-12 10-24-2z', '#e0301f') +
    line('M-16 24q16 10 34 2', '#d9508a', 5)
  )
}

/** Bún chả cá in Quy Nhơn at breakfast: a bowl with fried and steamed fishcake on a steel table, the Twin Towers across the street. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const street = h * choose(frame, 0.46, 0.5, 0.46)
  const table = h * choose(frame, 0.52, 0.56, 0.52)
  const bowl = choose(
    frame,
    { x: 0.45, y: 0.7, k: 2.75 },
    { x: 0.48, y: 0.73, k: 2.9 },
    { x: 0.46, y: 0.695, k: 2.6 },
  )
  const [bx, by, k] = [w * bowl.x, h * bowl.y, bowl.k * u]
  const flat = 0.52
  const squash = (x: number, y: number, scale: number, content: string) =>
    `<g transform="translate(${Math.round(x)},${Math.round(y)})scale(${Math.round(scale * 100) / 100},${Math.round(scale * flat * 100) / 100})">${content}</g>`
  const towers = choose(frame, { x: 0.66, k: 1.02 }, { x: 0.62, k: 1.02 }, { x: 0.64, k: 0.92 })
  const house = (
    x: number,
    width: number,
    storeys: number,
    wall: string,
    shade: string,
    shutter: string,
  ) =>
    tubeHouse({
      x: w * x,
      base: street + 8 * u,
      width: width * u,
      storeys,
      tall: 92 * u,
      wall,
      shade,
      trim: '#fff1cf',
      shutter,
      dark: '#5a2a38',
      awning: ['#2f7f78', '#fff1cf'],
      top: 'parapet',
      roof: '#a8482f',
    })
  const herbs = choose(
    frame,
    { x: 0.86, y: 0.78, k: 1.65 },
    { x: 0.82, y: 0.92, k: 1.25 },
    { x: 0.83, y: 0.9, k: 1.12 },
  )
  const dish = choose(
    frame,
    { x: 0.12, y: 0.72, k: 1.5 },
    { x: 0.13, y: 0.62, k: 1.15 },
    { x: 0.12, y: 0.6, k: 1.05 },
  )
  const lime = choose(
    frame,
    { x: 0.12, y: 0.9, k: 1.5 },
    { x: 0.12, y: 0.93, k: 1.3 },
    { x: 0.1, y: 0.93, k: 1.1 },
  )
  const shreds = range(26)
    .map(
      (index) =>
        whole`M${-60 + ((index * 37) % 110)},${-40 + ((index * 23) % 90)}q${16 - (index % 3) * 14},${-16} ${30 - (index % 4) * 12},${6 + (index % 5) * 4}`,
    )
    .join('')
  const plate =
    circle(8, 16, 104, '#5c7486', 0.7) +
    circle(0, 0, 100, '#fffdf4') +
    circle(0, 0, 86, '#e2e6e2') +
    circle(0, 0, 80, '#fffdf4') +
    foliage(-18, -10, 70, 60, '#7fb84e', 4) +
    foliage(-30, -20, 44, 34, '#a9d06a', 8) +
    line(shreds, '#f3dccb', 6) +
    line(shreds, '#b0708a', 1.8) +
    herbSprig(30, 70, 0.72, '#2f7d43', '#8fc46a', -18) +
    herbSprig(58, 60, 0.66, '#3f8f45', '#a9d07a', 24)
  const sauce =
    circle(6, 10, 64, '#5c7486', 0.7) +
    circle(0, 0, 60, '#fffdf4') +
    `<circle r="53" fill="none" stroke="#2f5fa0" stroke-width="4"/>` +
    circle(0, 0, 46, '#8a3420') +
    line('M-20-12h10M4-20h10M16 6h10M-12 16h10M-28 6h6M6 24h8', '#e0301f', 12) +
    line('M-4-2h6M22-14h5M-20 22h5', '#f6d488', 6)
  return [
    sky(frame, street, ['#f6cf94', '#fbdfae', '#fdeccb']),
    shape(
      whole`M0,${street * 0.5}Q${w * 0.5},${street * 0.36} ${w},${street * 0.54}V${street * 0.6}Q${w * 0.5},${street * 0.46} 0,${street * 0.58}z`,
      '#fff6e0',
      0.8,
    ),
    foliage(w * 0.44, street - 40 * u, 170 * u, 70 * u, '#a9ae62', 6) +
      foliage(w * 0.92, street - 40 * u, 190 * u, 80 * u, '#a9ae62', 3),
    placed(w * towers.x, street, towers.k * u, tower),
    placed(w * towers.x + 158 * towers.k * u, street, towers.k * 0.86 * u, tower),
    house(-0.02, 120, 2, '#f0c25a', '#d39a3c', '#2f7f78') +
      (frame.format === 'wide'
        ? house(0.07, 150, 1, '#7fb8b0', '#5a9490', '#fff1cf') +
          house(0.165, 120, 2, '#e58a5c', '#c46a48', '#7a3a34')
        : house(0.115, 120, 1, '#7fb8b0', '#5a9490', '#fff1cf')),
    foliage(w * towers.x - 120 * u, street - 20 * u, 70 * u, 40 * u, '#5f8a48', 9) +
      foliage(w * towers.x + 280 * u, street - 24 * u, 90 * u, 46 * u, '#5f8a48', 12),
    rect(0, street, w, table - street + 4, '#b98a7c'),
    rect(0, street, w, 10 * u, '#f3d3ae'),
    shoulderPoleFigure(w * 0.33, table - 8 * u, 0.86 * u, '#e0301f', '#8bb54a'),
    shape(whole`M-10,${table}H${w + 10}V${h}H-10z`, '#b4c6cf'),
    shape(whole`M${w * 0.3},${table}H${w * 0.62}L${w * 0.86},${h}H${w * 0.2}z`, '#dbe6e8'),
    shape(whole`M${w * 0.72},${table}H${w * 0.8}L${w * 1.1},${h}H${w * 0.94}z`, '#dbe6e8', 0.8),
    shape(whole`M${-10},${table}H${w * 0.1}L${-10},${h * 0.86}z`, '#94aab8'),
    rect(-10, table - 4 * u, w + 20, 14 * u, '#f6fafa') +
      rect(-10, table + 10 * u, w + 20, 6 * u, '#7f97a6'),
    ellipse(bx + 34 * k, by + 84 * k, 92 * k, 17 * k, '#6d8596', 0.75),
    squash(w * dish.x, h * dish.y, dish.k * u, sauce),
    squash(w * herbs.x, h * herbs.y, herbs.k * u, plate),
    shape(
      whole`M${bx - 114 * k},${by}Q${bx - 104 * k},${by + 66 * k} ${bx - 44 * k},${by + 90 * k}Q${bx},${by + 102 * k} ${bx + 44 * k},${by + 90 * k}Q${bx + 104 * k},${by + 66 * k} ${bx + 114 * k},${by}z`,
      '#fffdf4',
    ),
    shape(
      whole`M${bx + 114 * k},${by}Q${bx + 104 * k},${by + 66 * k} ${bx + 44 * k},${by + 90 * k}Q${bx + 24 * k},${by + 95 * k} ${bx + 6 * k},${by + 96 * k}Q${bx + 84 * k},${by + 70 * k} ${bx + 90 * k},${by}z`,
      '#c9d3d8',
    ),
    line(
      whole`M${bx - 97 * k},${by + 36 * k}Q${bx - 56 * k},${by + 74 * k} ${bx},${by + 76 * k}T${bx + 97 * k},${by + 36 * k}`,
      '#2f5fa0',
      5 * u,
    ),
    squash(bx, by, k, circle(0, 0, 114, '#fffdf4') + circle(0, 0, 108, '#d5dde0') + filling()),
    placed(bx + 88 * k, by - 8 * k, k * 0.54, chopsticks(0, 0, 1, '#7a3a24', '#e9c98a', -160)),
    steam(bx - 10 * u, by - 46 * k * flat, 0.9 * u * choose(frame, 1.2, 1.2, 1), '#fffdf4', 0.5),
    squash(w * lime.x, h * lime.y, lime.k * u, limeHalf(0, 0, 1.2) + limeHalf(74, 30, 1.1, 40)),
    chilliPod(w * lime.x + 60 * u, h * lime.y - 66 * u, 1.2 * u, -14) +
      chilliPod(w * lime.x + 20 * u, h * lime.y - 46 * u, 1.1 * u, 12, '#4f9a3f', '#a9d07a'),
  ].join('')
}
