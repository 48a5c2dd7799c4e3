import { range } from './rng'
import { circle, ellipse, line, rect, shape } from './shapes'
import { pad } from './still-life'

/** A ribbed hard case on four wheels with its handle pulled out and a tag; floor on the origin, 320 units wide and 700 tall. */
export function carryOn(shell: string, shade: string, light: string): string {
  const ribs = range(5)
    .map((index) => `M${-104 + index * 52}-400V-72`)
    .join('')
  return (
    ellipse(10, 0, 210, 16, '#000', 0.25) +
    line('M-70-450V-690M70-450V-690', '#8a93a8', 15) +
    line('M-66-450V-690M74-450V-690', '#cfd6e2', 5) +
    pad(-92, -716, 184, 40, 18, '#2b2b3c') +
    [-124, -84, 84, 124]
      .map((x) => circle(x, -17, 17, '#2b2b3c') + circle(x, -17, 6, '#8a93a8'))
      .join('') +
    rect(-140, -44, 280, 22, '#2b2b3c') +
    pad(-160, -458, 320, 426, 44, shell) +
    shape('M96-458H116Q160-458 160-414V-76Q160-32 116-32H96z', shade) +
    line(ribs, shade, 10) +
    line('M-116-400V-72', light, 10) +
    pad(-46, -478, 92, 34, 14, '#2b2b3c') +
    pad(126, -290, 30, 90, 10, '#f6c34a') +
    line('M-30-446Q-60-390-92-366', '#7a3a26', 8) +
    shape('M-120-376L-76-362-94-270Q-98-258-112-262L-138-270Q-148-276-144-288z', '#f6c34a') +
    circle(-102, -350, 8, '#7a3a26')
  )
}

/** A day pack from the front with a buckled lid, a pocket and a bottle at its side; foot on the origin, 400 units wide and 560 tall. */
export function dayPack(cloth: string, shade: string, light: string, strap: string): string {
  return (
    ellipse(6, 0, 220, 20, '#000', 0.28) +
    line('M-44-500Q-46-560 0-560T44-500', strap, 20) +
    line('M-150-420Q-226-300-168-80M150-420Q226-300 168-80', shade, 34) +
    rect(168, -250, 56, 190, '#d9ecef') +
    rect(202, -250, 22, 190, '#a5c6cf') +
    pad(176, -284, 40, 40, 8, '#2b3346') +
    shape(
      'M-160-30Q-180-260-130-470-70-520 0-520T130-470Q180-260 160-30 158 0 120 0H-120Q-158 0-160-30z',
      cloth,
    ) +
    shape('M62-510Q110-498 130-470 180-260 160-30 158 0 120 0H96Q130-260 62-510z', shade) +
    shape('M164-170Q200-176 230-150L222-20Q196 0 160-14z', shade) +
    shape('M-112-210Q0-236 112-210L122-50Q120-24 96-24H-96Q-120-24-122-50z', light) +
    line('M-104-186Q0-212 104-186', strap, 8) +
    shape(
      'M-150-400Q-146-486-96-506-40-532 0-532T96-506Q146-486 150-400 80-310 0-300-80-310-150-400z',
      light,
    ) +
    shape('M96-506Q146-486 150-400 80-310 0-300 110-380 96-506z', cloth) +
    line('M-70-330V-172M70-330V-172', strap, 20) +
    pad(-88, -268, 36, 34, 6, '#2b2233') +
    pad(52, -268, 36, 34, 6, '#2b2233') +
    line('M-40-430H40', strap, 10) +
    line('M112-330q44 18 34 64t-44 26', '#f6c34a', 9)
  )
}

/** A barrel-shaped duffel bag lying on the ground with two grips and a shoulder strap; foot on the origin, 700 units wide and 400 tall. */
export function duffelBag(cloth: string, shade: string, light: string, strap: string): string {
  return (
    ellipse(10, 0, 390, 22, '#000', 0.28) +
    line('M-292-210Q-380-60-430-14T-250-8', strap, 22) +
    line('M-120-230Q-116-386-20-386T84-230', shade, 22) +
    shape('M-250-280H220Q330-270 330-140T220 0H-250Q-350-10-350-140T-250-280z', cloth) +
    shape('M-350-140Q-350-10-250 0H220Q330-10 330-140 300-74 200-70H-240Q-320-80-350-140z', shade) +
    ellipse(232, -140, 102, 140, light) +
    ellipse(238, -140, 82, 118, cloth) +
    line('M196-140H276', strap, 20) +
    line('M-270-238H150', '#fff3d9', 9) +
    line('M-270-238H150', shade, 3) +
    pad(-286, -250, 26, 24, 6, '#fff3d9') +
    line('M-170-4Q-186-150-160-274M96-4Q80-150 104-274', strap, 26) +
    line('M-166-180Q-154-372-34-372T98-180', strap, 22) +
    pad(-66, -392, 66, 40, 16, '#2b2233') +
    line('M-118-60H40', light, 9)
  )
}

/** A packing cube from above: a zipped pouch with a mesh lid through which the clothes show, and a loop; top left corner on the origin. */
export function packingCube(
  width: number,
  height: number,
  cloth: string,
  shade: string,
  inside: string,
): string {
  const count = Math.round((width + height) / 26)
  const mesh = range(count)
    .map((index) => {
      const along = index * 26
      const [x, y] = [Math.min(along, width - 48), Math.max(0, along - width + 48)]
      const [x2, y2] = [Math.max(0, along - height + 48), Math.min(along, height - 48)]
      return along < width + height - 96 ? `M${x + 24} ${y + 24}L${x2 + 24} ${y2 + 24}` : ''
    })
    .join('')
  return (
    pad(8, 10, width, height, 24, '#3a1d2c') +
    pad(0, 0, width, height, 24, cloth) +
    pad(24, 24, width - 48, height - 48, 14, inside) +
    shape(
      `M24 ${Math.round(height * 0.42)}Q${Math.round(width * 0.4)} ${Math.round(height * 0.3)} ${width - 24} ${Math.round(height * 0.5)}V${height - 38}Q${width - 24} ${height - 24} ${width - 38} ${height - 24}H38Q24 ${height - 24} 24 ${height - 38}z`,
      '#fff',
      0.28,
    ) +
    line(mesh, shade, 3, 0.55) +
    `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="18" fill="none" stroke="${shade}" stroke-width="5"/>` +
    pad(width / 2 - 34, height - 20, 68, 26, 10, shade)
  )
}
