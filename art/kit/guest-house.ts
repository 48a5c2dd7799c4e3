import { range } from './rng'
import { line, placed, rect, shape } from './shapes'

export interface GuestHouseColours {
  roof: string
  roofShade: string
  wall: string
  wallShade: string
  wood: string
  inside: string
  cloth: string
}

/** A Mekong guesthouse on stilts: veranda, shutters, palm-leaf roof, steps down to the water at y; 470 units wide, 290 tall. */
export function stiltGuesthouse(
  x: number,
  y: number,
  scale: number,
  c: GuestHouseColours,
  flip = false,
): string {
  const stilts = line(
    range(8)
      .map((index) => `M${-196 + index * 52} 12V-70`)
      .join(''),
    c.wood,
    10,
  )
  const braces = line('M-196-20L-144-60M-40-20L12-60M116-20L168-60', c.wood, 5)
  const walls = rect(-190, -168, 340, 96, c.wall) + rect(60, -168, 90, 96, c.wallShade)
  const slats = line(
    range(14)
      .map((index) => `M${-178 + index * 24}-168V-74`)
      .join(''),
    c.wallShade,
    2.4,
  )
  const openings =
    rect(-160, -150, 54, 48, c.inside) +
    rect(-58, -156, 56, 84, c.inside) +
    rect(76, -150, 54, 48, c.inside) +
    shape(
      'M-160-150H-142V-102H-160zM-124-150H-106V-102H-124zM76-150H94V-102H76zM112-150H130V-102H112z',
      c.cloth,
    ) +
    shape('M-58-156H-26Q-34-112-58-96z', '#fff1cf')
  const deck = rect(-222, -76, 420, 12, c.wood) + rect(-222, -66, 420, 5, c.roofShade)
  const rail =
    line('M-216-108H-70M12-108H192', c.wood, 6) +
    line(
      range(7)
        .map((index) => `M${-212 + index * 22}-106V-76M${18 + index * 28}-106V-76`)
        .join(''),
      c.wood,
      3,
    ) +
    line('M-216-172V-76M-70-172V-76M12-172V-76M192-172V-76', c.wood, 7)
  const landing =
    shape('M-62-64H4L22 14H-80z', c.wood) + line('M-66-44H8M-70-24H13M-75-4H17', c.wallShade, 6)
  const fringe = range(18)
    .map((index) => `L${236 - index * 28} ${index % 2 === 0 ? -150 : -162}L${222 - index * 28}-156`)
    .join('')
  const roof =
    shape(`M-176-262H156Q186-206 240-166${fringe}L-250-164Q-206-206-176-262z`, c.roof) +
    shape('M156-262Q186-206 240-166L196-156Q140-206 120-262z', c.roofShade) +
    line(
      range(8)
        .map(
          (index) => `M${-160 + index * 36}-246Q${-176 + index * 40}-206 ${-206 + index * 46}-172`,
        )
        .join(''),
      c.roofShade,
      3,
      0.7,
    ) +
    shape('M-186-274H166L156-252H-176z', c.wood)
  return placed(
    x,
    y,
    scale,
    stilts + braces + walls + slats + openings + deck + rail + landing + roof,
    flip,
  )
}
