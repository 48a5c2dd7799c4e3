import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** The octagonal flag tower of Lũng Cú with its great flag and drum reliefs at the base; foot at y, 90 units wide and 300 tall. */
export function lungCuTower(
  x: number,
  y: number,
  scale: number,
  stone: string,
  shade: string,
  light: string,
): string {
  const base =
    shape('M-46 0L-38-34H38L46 0z', stone) +
    shape('M14 0L12-34H38L46 0z', shade) +
    circle(-14, -17, 9, light) +
    circle(-14, -17, 4, shade)
  const shaft =
    shape('M-28-34L-19-128H19L28-34z', stone) +
    shape('M10-34L7-128H19L28-34z', shade) +
    shape('M-28-34L-19-128H-9L-12-34z', light) +
    rect(-7, -72, 12, 22, shade) +
    rect(-5, -112, 9, 16, shade)
  const gallery =
    shape('M-26-128H26L23-142H-23z', light) +
    shape('M8-128H26L23-142H7z', stone) +
    line('M-24-152H24M-24-142V-152M-12-142V-152M0-142V-152M12-142V-152M24-142V-152', shade, 2.4)
  const cap = shape('M-15-142L-10-166H10L15-142z', stone) + shape('M4-142L3-166H10L15-142z', shade)
  const flag =
    line('M0-160V-304', '#fff6e4', 4) +
    shape('M2-302Q36-320 66-302T132-302V-218Q98-204 66-218T2-216z', '#da251d') +
    shape('M66-302Q98-284 132-302V-218Q98-204 66-218z', '#b01c1c') +
    shape(
      'M64-290l7 18.500 19.600 0.600-15.600 12 5.600 19-16.600-11-16.600 11 5.600-19-15.600-12 19.600-0.600z',
      '#ffdf3d',
    )
  return placed(x, y, scale, base + shaft + gallery + cap + flag)
}

export interface HorseColours {
  coat: string
  coatShade: string
  mane: string
  saddle: string
  cloth: string
}

/** A pony walking to the right with a rider in Hmong dress and a basket on the back; hooves on y, 190 units long and 220 tall. */
export function horseRider(
  x: number,
  y: number,
  scale: number,
  c: HorseColours,
  flip = false,
): string {
  const farLegs = shape(
    'M-52-78Q-56-44-70-26L-64-2H-52L-56-26Q-40-46-36-74zM44-78Q56-50 74-44L72-14H84L86-52Q72-66 62-84z',
    c.coatShade,
  )
  const tail = shape('M-72-112Q-98-104-96-66-98-40-108-24-84-32-82-66-82-90-66-98z', c.mane)
  const body = shape(
    'M-74-112Q-60-126-30-120H32Q56-124 66-142L88-172Q94-186 104-190L108-202 114-190Q126-176 134-156' +
      ' 138-144 128-142 118-142 112-154 98-150 92-128 84-92 60-76 10-66-40-72-72-80-74-112z',
    c.coat,
  )
  const belly = shape('M-66-90Q-20-78 60-90 50-78 40-76 0-68-40-72-60-76-66-90z', c.coatShade)
  const legs = shape(
    'M-72-96Q-76-60-62-42L-66-2H-52L-44-44Q-30-60-30-80zM30-84Q34-56 38-40L34-2H48L56-42Q60-66 62-86z',
    c.coat,
  )
  const hooves = line('M-64-2h10M36-2h10M-60-2h6M74-14h8', '#2b2030', 7)
  const mane =
    shape('M104-192Q84-184 76-160 66-140 50-128 66-126 74-140 84-160 100-170z', c.mane) +
    line('M134-154L112-160M112-160L104-184M118-150Q90-118 40-132', '#43222c', 2.4)
  const eye = circle(116, -172, 2.6, '#2b2030')
  const blanket =
    shape('M-36-124H34L40-92Q0-84-38-92z', c.saddle) +
    line('M-37-98Q0-90 39-98', '#f0b23a', 5) +
    line('M-36-106Q0-98 38-106', '#fff1cf', 3)
  const leg =
    line('M2-128Q22-118 20-96L16-70', '#1d2547', 19) +
    line('M16-68L28-64', '#33190f', 10) +
    line('M19-100L17-82', '#d8412a', 12)
  const basket =
    shape('M-18-178L-66-186-58-112-20-116z', '#a8703a') +
    line('M-64-168L-20-162M-61-146L-20-142M-59-126L-20-126', '#6f4522', 4) +
    ellipse(-42, -183, 26, 9, '#4f9a4a')
  const coat =
    basket +
    shape('M-20-122Q-24-168-12-184L10-186Q22-160 22-120z', '#2a3566') +
    shape('M-20-122L-21-134H22V-120z', c.cloth) +
    line('M0-184L4-138', '#e9b949', 4)
  const arm =
    line('M4-176Q24-158 38-136', '#35427c', 12) +
    line('M27-158L34-146', '#d8412a', 12) +
    circle(40, -134, 6, '#d99a6c')
  const head =
    ellipse(2, -200, 12, 13, '#d99a6c') +
    shape('M-18-200Q-22-226 2-228 22-226 20-208 4-216-6-200L-12-190z', c.cloth) +
    circle(-15, -194, 6, '#e9b949')
  return placed(
    x,
    y,
    scale,
    farLegs + tail + body + belly + legs + hooves + mane + eye + blanket + leg + coat + arm + head,
    flip,
  )
}

/** A dry-stone wall of the plateau: rough blocks along a line, `tall` high. */
export function stoneWall(
  left: number,
  right: number,
  y: number,
  tall: number,
  stone: string,
  shade: string,
  light: string,
): string {
  const step = tall * 0.9
  const block = (index: number, row: number, grow: number) => {
    const wide = step * (0.82 + ((index * 7 + row * 3) % 5) * 0.06)
    const bx = left + index * step + (row % 2) * step * 0.5
    const by = y - row * tall * 0.48
    const lift = ((index * 5 + row) % 3) * tall * 0.05
    return (
      `M${Math.round(bx + grow)},${Math.round(by)}` +
      `l${Math.round(wide * 0.06)},${Math.round(-tall * 0.5 - lift + grow)}` +
      `l${Math.round(wide * 0.8 - grow * 2)},${Math.round(-lift * 0.5)}` +
      `l${Math.round(wide * 0.12)},${Math.round(tall * 0.5 + lift - grow)}z`
    )
  }
  const rows = (grow: number) =>
    [0, 1]
      .map((row) =>
        range(Math.ceil((right - left) / step) + 1)
          .map((index) => block(index, row, grow))
          .join(''),
      )
      .join('')
  return (
    shape(
      `M${Math.round(left)},${Math.round(y)}v${Math.round(-tall * 0.9)}H${Math.round(right)}v${Math.round(tall * 0.9)}z`,
      shade,
    ) +
    shape(rows(0), stone) +
    shape(rows(tall * 0.16), light, 0.5)
  )
}
