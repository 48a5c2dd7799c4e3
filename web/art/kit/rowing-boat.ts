import { skin } from './palettes'
import { circle, line, placed, shape } from './shapes'

/** A lake rowing boat going left, the rower with her back to the bow and a guest in the stern, waterline at y, 150 units long. */
export function rowingBoat(x: number, y: number, scale: number, hull: string, trim: string): string {
  const person = (px: number, coat: string, hair: string, lean: number) =>
    placed(
      px,
      -10,
      1,
      shape('M-9 0Q-12-26-4-34H5Q12-26 9 0z', coat) +
        circle(1, -41, 6.6, skin) +
        shape('M-7-40Q-8-51 1-51 9-50 8-42 0-46-3-40L-6-34z', hair),
      false,
      lean,
    )
  const body = shape('M-80-22Q-64-8-40-8H52Q66-9 74-18L64 8Q58 11 50 11H-48Q-70 8-80-22z', hull)
  const rail = line('M-79-21Q-63-8-40-8H52Q66-9 73-17', trim, 3.4)
  const oars = line('M-2-29L10-12 46 14', '#6b4430', 3.4) + shape('M40 8l24 10-2 6-26-10z', '#6b4430')
  const arms = line('M-16-38Q-8-26 0-27M-22-34Q-14-20-2-22', '#d99414', 5.4) + circle(1, -27, 3.2, skin) + circle(-1, -21, 3.2, skin)
  return placed(x, y, scale, person(34, '#fff1cf', '#33202c', 4) + person(-16, '#ffc83a', '#241520', -8) + arms + body + rail + oars)
}
