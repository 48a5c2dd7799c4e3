import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface TelephoneColours {
  shell: string
  shade: string
  light: string
  dial: string
  hole: string
}

/** A telephone with a dial, its receiver on the hook; foot at (x, y), 210 units wide, 160 tall, its cord leaving to the right. */
export function telephone(x: number, y: number, scale: number, c: TelephoneColours): string {
  const holes = range(10)
    .map((index) => {
      const angle = ((index * 30 - 220) * Math.PI) / 180
      return `M${num(-6 + Math.cos(angle) * 26)},${num(-46 + Math.sin(angle) * 24)}h0`
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    line('M84-14Q124-34 128-10T150-8 172-6 198-2 236 4', c.shade, 7) +
      shape('M-46-102V-124H-28V-100zM28-100V-124H46V-102z', c.shade) +
      shape(
        'M-96 4Q-100-14-86-32L-54-92Q-46-106-32-106H32Q46-106 54-92L86-32Q100-14 96 4z',
        c.shell,
      ) +
      shape('M32-106Q46-106 54-92L86-32Q100-14 96 4H46Q62-40 18-106z', c.shade) +
      shape('M-86-32L-54-92Q-46-106-32-106H-20Q-40-98-48-82L-76-26z', c.light) +
      ellipse(-6, -46, 40, 37, c.dial) +
      line(holes, c.hole, 11) +
      circle(-6, -46, 11, c.shade) +
      shape(
        'M-106-112Q-110-140-82-142-44-162 0-162T82-142Q110-140 106-112L100-100H66L56-126Q30-136 0-136T-56-126L-66-100H-100z',
        c.shell,
      ) +
      shape(
        'M56-152Q84-146 84-142 110-140 106-112L100-100H66L56-126Q24-138-20-136 30-150 56-152z',
        c.shade,
      ) +
      line('M-92-122Q-88-132-74-133-40-150-4-150', c.light, 7),
  )
}
