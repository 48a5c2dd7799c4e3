import { line, shape } from './shapes'

export interface PlankHouseColours {
  roof: string
  roofShade: string
  ridge: string
  wall: string
  wallShade: string
  door: string
}

/** A Hmong house of Mù Cang Chải on the bare ground: long grey planks of pơ mu wood over dark boards; ground at the origin, 134 units wide, 88 tall. */
export function plankHouse(c: PlankHouseColours): string {
  return (
    shape('M-46-36H40V2H-46z', c.wall) +
    shape('M40-36L58-62 70-34V-4L40 2z', c.wallShade) +
    shape('M-10-28H8V2H-10z', c.door) +
    shape('M-44-84H46L58-30H-64z', c.roof) +
    shape('M46-84L80-34 70-26 44-64z', c.roofShade) +
    line('M-48-72H48M-53-58H50M-58-44H54M-20-84L-30-30M14-84L16-30', c.roofShade, 2.4) +
    line('M-46-85H47', c.ridge, 4)
  )
}
