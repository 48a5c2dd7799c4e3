import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A saucer of bánh bèo seen from above: a white rice cake with shrimp floss, scallion oil and a crisp of pork; 120 units wide, centred on its origin; make it a stencil. */
export function banhBeo(seed: number): string {
  const random = createRandom(seed)
  const spots = (count: number, reach: number, dash: number) =>
    range(count)
      .map(() => {
        const angle = random() * Math.PI * 2
        const far = Math.sqrt(random()) * reach
        const turn = random() * Math.PI
        return `M${num(Math.cos(angle) * far)} ${num(Math.sin(angle) * far)}l${num(Math.cos(turn) * dash)} ${num(Math.sin(turn) * dash)}`
      })
      .join('')
  return (
    circle(7, 9, 60, '#000', 0.25) +
    circle(0, 0, 60, '#fbfaf2') +
    `<circle r="55" fill="none" stroke="#2f5fa0" stroke-width="3.4" stroke-dasharray="9 5"/>` +
    circle(0, 0, 46, '#dfe3dc') +
    circle(0, -1, 44, '#fffdf4') +
    shape('M-30-14A34 34 0 0 1 12-32 40 40 0 0 0-30-14z', '#fff') +
    ellipse(2, 2, 27, 25, '#f2a05a', 0.5) +
    line(spots(15, 25, 5), '#ef7a2a', 7) +
    line(spots(6, 22, 3), '#ffb877', 5) +
    line(spots(8, 27, 5), '#4f9a3f', 5) +
    shape(`M${num(between(random, -14, 4))} -6l16-7 9 10-15 9z`, '#e9c07a')
  )
}

/** A round lacquer tray seen from above with a gold rim, radius 100. */
export function lacquerTray(
  x: number,
  y: number,
  scale: number,
  lacquer: string,
  deep: string,
  gold: string,
): string {
  return placed(
    x,
    y,
    scale,
    circle(4, 5, 101, '#000', 0.3) +
      circle(0, 0, 100, deep) +
      circle(0, 0, 97, gold) +
      circle(0, 0, 95.6, lacquer) +
      circle(0, 0, 89, deep) +
      circle(0.6, 0.8, 87.6, lacquer) +
      shape('M-86-16A87.600 87.600 0 0 1 16-86 100 100 0 0 0-86-16z', '#fff', 0.13),
  )
}

/** A bowl of clear fish sauce with sliced chilli from above, 150 units wide. */
export function sauceBowlAbove(x: number, y: number, scale: number): string {
  const slice = (cx: number, cy: number, fill: string) =>
    circle(cx, cy, 9, fill) + circle(cx, cy, 4, '#fff1cf')
  return placed(
    x,
    y,
    scale,
    circle(8, 10, 76, '#000', 0.25) +
      circle(0, 0, 76, '#fbfaf2') +
      `<circle r="69" fill="none" stroke="#2f5fa0" stroke-width="5"/>` +
      circle(0, 0, 60, '#b9631f') +
      circle(3, 3, 56, '#dc8a2c') +
      shape('M-46-10A48 48 0 0 1 8-46 54 54 0 0 0-46-10z', '#ffd98a', 0.8) +
      slice(-18, 8, '#e0301f') +
      slice(12, -14, '#e0301f') +
      slice(22, 20, '#3f8f3f') +
      slice(-6, 30, '#e0301f'),
  )
}

/** A cake of tapioca or rice steamed flat in a banana leaf, opened on its wrapper; 240 units long, from above. */
export function openLeafCake(x: number, y: number, scale: number, degrees: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-118-44L114-56 132 46-108 62z', '#000', 0.22) +
      shape('M-128-54L-96-66 106-72 126-50 118 44 92 56-112 50-130 32z', '#3f8a4a') +
      shape('M-128-54L-96-66 106-72 126-50 118-26-122-22z', '#6fb05a') +
      line('M-124-36L122-46M-122 20L116 14', '#2c6a3c', 3) +
      shape('M-84-26Q0-40 84-30L88 26Q0 36-86 28z', '#fbf3dc', 0.94) +
      line('M-54-6l18 4m16-10l20 6m14-4l18 8m-70 12l16-4m22 4l18 2', '#ef7a2a', 11) +
      line('M-30 12l8-4m40-20l8 4m10 22l6-4', '#5a2f22', 7) +
      line('M-64 10l10 2m60-22l10-2m22 18l10-4', '#4f9a3f', 6),
    false,
    degrees,
  )
}

/** Red bird's-eye chillies with green stalks, seen from above. */
export function chillies(x: number, y: number, scale: number, degrees = 0): string {
  const one = (turn: number, fill: string) =>
    placed(
      0,
      0,
      1,
      shape('M-10 0Q-12-16 4-15 62-12 96 14 48 16 6 14-8 12-10 0z', fill) +
        line('M-10-2Q-24-8-34-2', '#3f8a3f', 7) +
        line('M4-8Q40-8 66 3', '#ff9a7a', 4),
      false,
      turn,
    )
  return placed(
    x,
    y,
    scale,
    one(22, '#c9241f') + placed(8, -30, 1, one(-14, '#e0301f')),
    false,
    degrees,
  )
}

/** A bamboo slip for lifting small cakes, 170 units long, from above. */
export function bambooSlip(x: number, y: number, scale: number, degrees: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-80 2H78Q92 8 78 16H-80z', '#000', 0.22) +
      shape('M-86-8H70Q92 0 70 8H-86z', '#e9c98a') +
      shape('M-86-8H70L76-4H-86z', '#f9e3b0') +
      line('M-46-8V8', '#b98a44', 3),
    false,
    degrees,
  )
}
