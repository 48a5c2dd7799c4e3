import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface BowlColours {
  glaze: string
  band: string
  broth: string
  noodle: string
}

/** A steaming bowl of phở with noodles, beef, herbs and chilli, foot at y, 150 units wide; chopsticks rest on the rim. */
export function noodleBowl(x: number, y: number, scale: number, c: BowlColours, steam = '#fff6e4'): string {
  const vapour = line('M-28-92Q-40-110-26-126T-28-160M4-96Q-8-116 6-134T4-172M34-92Q22-108 36-124T34-154', steam, 6, 0.5)
  const bowl =
    shape('M-75-62Q-70-14-30-4H30Q70-14 75-62z', c.glaze) + line('M-71-48Q0-30 71-48', c.band, 5) + shape('M-28-4H28L24 4H-24z', c.band)
  const soup = ellipse(0, -62, 75, 17, c.glaze) + ellipse(0, -61, 67, 13, c.broth)
  const noodles = line('M-50-62Q-30-72-8-62T40-60M-44-57Q-20-66 4-57T48-64M-34-66Q-8-74 22-67', c.noodle, 4)
  const garnish =
    shape('M-34-64Q-20-78-4-66-16-56-34-64zM6-60Q22-74 40-62 24-52 6-60z', '#b0584a') +
    ellipse(-8, -68, 9, 4, '#5a9a4c') +
    ellipse(24, -69, 8, 3.6, '#7fb04a') +
    ellipse(2, -58, 6, 3, '#3f8a44') +
    shape('M-22-58q9-5 14 1-8 3-14-1z', '#e0402a')
  const sticks = line('M20-66L104-104M28-62L110-94', '#6a3524', 4)
  return placed(x, y, scale, vapour + bowl + soup + noodles + garnish + sticks)
}

/** The face of a Đông Sơn bronze drum: a star of many points inside rings of small marks. */
export function bronzeDrum(x: number, y: number, radius: number, bronze: string, lines: string): string {
  const points = 14
  const star = range(points * 2)
    .map((index) => {
      const reach = radius * (index % 2 === 0 ? 0.34 : 0.13)
      const angle = (index / points) * Math.PI
      return `${num(x + Math.cos(angle) * reach)},${num(y + Math.sin(angle) * reach)}`
    })
    .join(' ')
  const ring = (part: number, width: number, dash = '') =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * part)}" fill="none" s` +
    `troke="${lines}" stroke-widt` +
    `h="${num(radius * width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  const beat = num(radius * 0.05)
  return (
    circle(x, y, radius, bronze) +
    shape(`M${star}z`, lines) +
    ring(0.4, 0.012) +
    ring(0.47, 0.07, `${num(radius * 0.02)} ${beat}`) +
    ring(0.54, 0.012) +
    ring(0.66, 0.1, `${num(radius * 0.09)} ${num(radius * 0.06)}`) +
    ring(0.78, 0.012) +
    ring(0.85, 0.06, `${beat} ${num(radius * 0.03)}`) +
    ring(0.93, 0.03)
  )
}
