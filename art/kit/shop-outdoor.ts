import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'
import { pad } from './still-life'

/** A roll-top dry bag, buckled, with a shoulder strap and a clear stripe; foot on the origin, 340 units wide and 580 tall. */
export function dryBag(body: string, shade: string, light: string, strap: string): string {
  return (
    ellipse(8, 0, 190, 20, '#000', 0.3) +
    line('M150-400Q256-260 190-40', strap, 20) +
    shape('M-160-30Q-170-250-150-430H150Q170-250 160-30 120 8 0 8T-160-30z', body) +
    shape('M96-430H150Q170-250 160-30 140-4 96 4 124-220 96-430z', shade) +
    shape('M-136-420H-104Q-122-220-112-8-140-14-150-28-156-240-136-420z', light) +
    ellipse(0, -8, 156, 22, shade, 0.5) +
    shape('M-150-430Q-140-480-120-500H120Q140-480 150-430z', shade) +
    pad(-138, -540, 276, 52, 22, light) +
    pad(-138, -516, 276, 32, 16, body) +
    line('M-130-510Q-176-560-110-590H-50M130-510Q176-560 110-590H50', strap, 24) +
    pad(-60, -620, 120, 60, 14, '#2b2233') +
    rect(-6, -616, 12, 52, '#5a5068') +
    rect(-154, -330, 308, 30, strap) +
    rect(-156, -150, 312, 14, '#fff', 0.45) +
    shape('M0-280Q54-214 54-188A54 54 0 0 1-54-188Q-54-214 0-280z', '#fff6e4')
  )
}

/** A headlamp from the front on its elastic band, burning; centred on its glass, 620 units wide and 330 tall. */
export function headlamp(band: string, stripe: string): string {
  return (
    line('M-280-40Q-250-150 0-160T280-40', '#1a1c3a', 44) +
    line('M-290-10Q-240 90 0 84T290-10Q300-50 270-76M-290-10Q-300-50-270-76', band, 58) +
    line('M-276 18Q-226 90 0 86T276 18', stripe, 12) +
    pad(-150, -100, 300, 216, 60, '#f2642a') +
    pad(-150, 40, 300, 76, 38, '#b5402a') +
    pad(-60, -122, 120, 34, 14, '#2b2b3c') +
    circle(0, 0, 92, '#2b2b3c') +
    shining(circle(0, 0, 78, '#fff0b0') + circle(0, 0, 52, '#fffdf0')) +
    shining(circle(-118, 4, 15, '#ff4a3a') + circle(118, 4, 15, '#ff4a3a')) +
    line('M-40-52Q-20-70 10-70', '#fff', 9)
  )
}

/** An empty hammock between two tree straps at (-half, 0) and (half, 0): striped cloth, its far edge showing, a hat left in it. */
export function stripedHammock(
  half: number,
  sag: number,
  stripes: readonly [string, string, string],
): string {
  const [a, b] = [-half * 0.72, half * 0.72]
  const top = sag * 0.34
  const belly = (drop: number) => `M${a} ${top}Q0 ${Math.round(top + drop)} ${b} ${top}`
  const band = (from: number, to: number, fill: string) =>
    shape(`${belly(from)}Q0 ${Math.round(top + to)} ${a} ${top}z`, fill)
  return (
    line(`M${-half} 0L${a} ${top}M${half} 0L${b} ${top}`, '#fff1cf', 8) +
    band(sag * 0.7, sag * 1.3, stripes[2]) +
    placed(
      -half * 0.1,
      top + sag * 0.5,
      sag / 260,
      shape('M-110 0Q-50-30-16-96 0-116 16-96 50-30 110 0 0 30-110 0z', '#f9e2a4') +
        shape('M8-104Q50-30 110 0 60 14 20 14z', '#d9ac5c') +
        line('M-60 2Q0 20 60 2', '#e0322a', 10),
    ) +
    band(sag * 1, sag * 1.5, stripes[0]) +
    band(sag * 1.5, sag * 1.75, stripes[1]) +
    band(sag * 1.75, sag * 2, stripes[0]) +
    band(sag * 2, sag * 2.25, stripes[1]) +
    line(belly(sag * 1), '#fff1cf', 7)
  )
}

/** A trekking pole standing on its tip at the origin, 760 units tall: basket, two levers, cork grip and a wrist strap. */
export function trekkingPole(shaft: string, shade: string, strap: string): string {
  return (
    line('M0 0V-60', '#c3ced8', 16) +
    shape('M-44-66L44-66 24-90H-24z', '#2b2233') +
    line('M0-90V-620', shaft, 32) +
    line('M9-90V-620', shade, 9) +
    line('M0-90V-260', '#dfe6ee', 24) +
    [-264, -440]
      .map((y) => pad(-26, y - 26, 52, 54, 8, '#2b2233') + rect(18, y - 18, 20, 40, '#f6c34a'))
      .join('') +
    line('M-12-726Q-110-690-96-600T-12-660', strap, 15) +
    shape('M-18-616Q-26-660-18-700L-22-744Q-20-768 4-768T30-744L22-700Q26-660 20-616z', '#d9a05a') +
    shape('M10-768Q30-766 30-744L22-700Q26-660 20-616H6z', '#a8703a') +
    range(3)
      .map((index) => line(`M-14 ${-640 - index * 24}H14`, '#a8703a', 4))
      .join('') +
    shape('M-24-744Q-20-776 6-776T34-744z', '#2b2233')
  )
}
