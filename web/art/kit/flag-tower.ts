import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'

export interface FlagTowerColours {
  stone: string
  light: string
  shade: string
  dark: string
  flag: string
  star: string
}

function tier(half: number, foot: number, tall: number, c: FlagTowerColours): string {
  const courses = range(Math.floor(tall / 11)).map(
    (row) => `M${-half + 8} ${foot - 9 - row * 11}h${half * 0.7}m${half * 0.2} 0h${half * 0.5}`,
  )
  return (
    shape(`M${-half} ${foot}L${-half + 5} ${foot - tall}H${half - 5}L${half} ${foot}z`, c.stone) +
    shape(`M${half * 0.55} ${foot}L${half * 0.55} ${foot - tall}H${half - 5}L${half} ${foot}z`, c.shade) +
    line(courses.join(''), c.shade, 1.2, 0.6) +
    rect(-half, foot - tall - 7, half * 2, 8, c.light) +
    rect(half * 0.55, foot - tall - 7, half * 0.45, 8, c.stone)
  )
}

/** The Flag Tower of Hanoi: three stepped terraces, an eight-sided brick tower, the red flag with the yellow star; ground at y, 340 units wide, 370 tall. */
export function flagTower(x: number, y: number, scale: number, c: FlagTowerColours): string {
  const stairs = (half: number, foot: number, tall: number) =>
    shape(`M${-half} ${foot}L${-half + 4} ${foot - tall}H${half - 4}L${half} ${foot}z`, c.light) +
    line(
      range(Math.floor(tall / 6))
        .map((row) => `M${-half + 2} ${foot - 4 - row * 6}h${half * 2 - 4}`)
        .join(''),
      c.shade,
      1.6,
    )
  const terraces = tier(172, 0, 30, c) + stairs(20, 0, 33) + tier(112, -34, 36, c) + stairs(15, -34, 38) + tier(58, -74, 46, c)
  const gate = rect(-15, -112, 30, 38, c.light) + shape('M-10-74V-98a10 10 0 0 1 20 0V-74z', c.dark) + rect(-17, -120, 34, 5, c.dark, 0.5)
  const tower =
    shape('M-28-126L-19-262H19L28-126z', c.stone) +
    shape('M-28-126L-19-262H-8L-12-126z', c.light) +
    shape('M12-126L8-262H19L28-126z', c.shade)
  const openings = range(4)
    .map((index) => {
      const top = -150 - index * 28
      return `M-5 ${top}a5 5 0 0 1 10 0zM-19 ${top + 6}a3 3.6 0 0 1 6 0zM13 ${top + 6}a3 3.6 0 0 1 6 0z`
    })
    .join('')
  const cabin =
    rect(-24, -268, 48, 8, c.light) +
    rect(-17, -294, 34, 26, c.stone) +
    rect(6, -294, 11, 26, c.shade) +
    shape('M-11-270v-14a4 4 0 0 1 8 0v14zM1-270v-14a4 4 0 0 1 8 0v14z', c.dark) +
    shape('M-22-294H22L10-306H-10z', c.light)
  const pole = line('M0-306V-384', c.dark, 3) + circle(0, -386, 3.4, c.star)
  const flag =
    shape('M2-382Q26-396 48-384 72-372 96-384V-322Q72-310 48-322 26-334 2-320z', c.flag) +
    shape('M50-370L55.5-357 69-358 59-348 64-335 51.5-341.5 40-333 43-346.5 32-354.5 45.5-356z', c.star)
  return placed(x, y, scale, terraces + gate + tower + shape(openings, c.dark) + cabin + pole + flag)
}

/** An old bronze cannon on a spoked wooden carriage, muzzle up to the right, ground at y, 230 units long. */
export function cannon(x: number, y: number, scale: number, bronze: string, shine: string, timber: string, flip = false): string {
  const trail = shape('M-120-2L-20-60 30-58 26-40-20-34-104 6z', timber)
  const barrel = shape('M-70-66Q-84-74-80-88-74-98-60-96L110-128 114-102-50-56z', bronze) + circle(-84, -80, 8, bronze)
  const rings = line('M-46-98L-36-60M6-106L14-74M62-117L68-88M108-131L114-99', shine, 5) + line('M-40-90L100-117', shine, 3, 0.7)
  const spokes = range(5)
    .map((index) => {
      const angle = (index / 5) * Math.PI
      const dx = Math.cos(angle) * 38
      const dy = Math.sin(angle) * 38
      return `M${(-dx).toFixed(1)} ${(-40 - dy).toFixed(1)}L${dx.toFixed(1)} ${(-40 + dy).toFixed(1)}`
    })
    .join('')
  const wheel = `<circle cx="0" cy="-40" r="36" fill="none" stroke="${timber}" stroke-width="9"/>${line(spokes, timber, 5)}${circle(0, -40, 9, shine)}`
  return placed(x, y, scale, trail + barrel + rings + wheel, flip)
}

/** A brick rampart with square merlons along its top from left to right; y is the foot of the merlons. */
export function rampart(
  left: number,
  right: number,
  y: number,
  bottom: number,
  scale: number,
  fill: string,
  light: string,
  mark: string,
): string {
  const step = 92 * scale
  const merlons = range(Math.ceil((right - left) / step)).map((index) => {
    const mx = left + index * step
    return (
      rect(mx, y - 44 * scale, step * 0.62, 46 * scale, fill) +
      rect(mx - 3 * scale, y - 50 * scale, step * 0.62 + 6 * scale, 8 * scale, light)
    )
  })
  const rows = range(Math.ceil((bottom - y) / (30 * scale)))
  const joints = rows
    .map((row) => {
      const ry = y + 26 * scale + row * 30 * scale
      const shift = row % 2 === 0 ? 0 : 55 * scale
      return range(Math.ceil((right - left) / (330 * scale)))
        .map(
          (index) =>
            `M${Math.round(left + shift + index * 330 * scale)},${Math.round(ry)}h${Math.round(70 * scale + ((index * 53 + row * 31) % 90) * scale)}`,
        )
        .join('')
    })
    .join('')
  return (
    merlons.join('') +
    rect(left, y, right - left, bottom - y, fill) +
    rect(left, y, right - left, 9 * scale, light) +
    line(joints, mark, 3 * scale, 0.6)
  )
}
