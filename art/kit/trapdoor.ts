import { skin } from './palettes'
import { range } from './rng'
import { ellipse, line, placed, rect, shape } from './shapes'

/** The hidden entrance of the Củ Chi tunnels: somebody in a jungle hat and a checked scarf rises from the hole, the leaf-covered lid held over the head; rim of the hole at y, 320 units wide and 330 tall. */
export function trapdoor(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
): string {
  const hole =
    shape('M-150-22L-96-56H104L152-20 118 22H-118z', '#7a5230') +
    shape('M-122-20L-82-46H90L124-18 98 10H-98z', '#140d12') +
    line('M-150-22L-96-56H104L152-20', '#a87a44', 6)
  const arms =
    line('M-46-120Q-92-160-84-226', shirt, 28) +
    line('M46-120Q92-160 84-226', shade, 28) +
    ellipse(-84, -236, 14, 16, skin) +
    ellipse(84, -236, 14, 16, skin)
  const body =
    shape('M-62 4Q-74-100-46-132Q0-146 46-132 74-100 62 4Q0 22-62 4z', shirt) +
    shape('M12-141Q36-138 46-132 74-100 62 4 44 11 26 13 46-84 12-141z', shade)
  const scarf =
    shape('M-42-138Q0-116 42-138L48-116Q0-92-48-116z', '#fff6e4') +
    shape('M10-112L34-116 44-40 18-36z', '#fff6e4') +
    line(
      'M-38-128Q0-106 40-128M-30-136L-34-116M-10-128L-12-106M12-128L12-106M32-134L36-114M13-90L37-94M16-66L41-70M22-112L31-38',
      '#1d1a22',
      4,
    )
  const head =
    rect(-12, -160, 24, 30, '#b97c50') +
    ellipse(0, -176, 28, 32, skin) +
    shape(
      'M-56-184Q-30-204-28-204-26-234 0-236T28-204Q30-204 56-184 30-178 0-186T-56-184z',
      '#5f7a3c',
    ) +
    shape('M6-236Q26-230 28-204 30-204 56-184 36-181 16-184 24-214 6-236z', '#46602c') +
    line('M-28-206Q0-214 28-206', '#33451f', 6)
  const lid =
    shape('M-160-262L-120-300H120L160-262 124-240H-124z', '#8a5a30') +
    shape('M-160-262H160L124-240H-124z', '#5a381f')
  const litter = range(17).map((index) => {
    const [lx, ly] = [-138 + index * 17.4, -274 - ((index * 29) % 30)]
    return `M${Math.round(lx - 22)} ${ly}q22-26 46-6-20 22-46 6z`
  })
  const leaves =
    shape(litter.filter((_, index) => index % 3 === 0).join(''), '#c9792e') +
    shape(litter.filter((_, index) => index % 3 === 1).join(''), '#7a8f3a') +
    shape(litter.filter((_, index) => index % 3 === 2).join(''), '#e0a646')
  const rim =
    shape('M-150-22L-118 22H118L152-20 164 2Q120 48 0 46T-166 2z', '#8a5f36') +
    shape('M-118 22H118L106 34H-108z', '#5a381f')
  return placed(x, y, scale, hole + body + arms + scarf + head + lid + leaves + rim)
}
