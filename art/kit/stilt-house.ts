import { line, placed, rect, shape } from './shapes'

export interface StiltHouseColours {
  roof: string
  roofShade: string
  wall: string
  dark: string
  light?: string
}

/** A highland house on stilts under a steep thatched roof, ground at y, about 130 units wide and 110 tall. */
export function stiltHouse(
  x: number,
  y: number,
  scale: number,
  colours: StiltHouseColours,
  flip = false,
): string {
  const lamp = colours.light ?? '#ffe0a0'
  const posts = line('M-44 0V-34M-22 0V-34M0 0V-34M22 0V-34M44 0V-34', colours.dark, 4)
  const floor = rect(-54, -38, 108, 6, colours.dark)
  const walls =
    rect(-48, -64, 96, 27, colours.wall) +
    line('M-36-64V-38M-12-64V-38M12-64V-38M36-64V-38', colours.dark, 1.4, 0.5)
  const openings =
    rect(-8, -58, 14, 20, colours.dark) + rect(20, -56, 13, 10, lamp) + rect(-32, -56, 13, 10, lamp)
  const ladder = line('M-60 0L-46-36M-52 0L-38-36M-57-8h8M-54-17h8M-50-26h8', colours.dark, 2.2)
  const roof =
    shape('M-38-112H38L66-58Q0-66-66-58z', colours.roof) +
    shape('M-38-112H38L48-92Q0-98-49-92z', colours.roofShade, 0.7) +
    line('M-44-118L-34-108M44-118L34-108M-40-112H40', colours.dark, 3)
  return placed(x, y, scale, posts + floor + walls + openings + ladder + roof, flip)
}

/** A low thatched hut with a door, ground at y, 70 units wide. */
export function thatchHut(x: number, y: number, scale: number, colours: StiltHouseColours): string {
  const walls = rect(-26, -26, 52, 26, colours.wall) + rect(-7, -20, 14, 20, colours.dark)
  return placed(
    x,
    y,
    scale,
    walls +
      shape('M-20-56H20L38-22Q0-28-38-22z', colours.roof) +
      shape('M-20-56H20L26-44Q0-48-26-44z', colours.roofShade, 0.7),
  )
}
