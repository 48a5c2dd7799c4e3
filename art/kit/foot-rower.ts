import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, line, placed, shape } from './shapes'

/** A boatwoman of Tam Cốc leaning back and rowing with her feet, facing left, seat at (x, y), about 60 units tall. */
export function footRower(x: number, y: number, scale: number, shirt: string): string {
  const oar = line('M-26-24L-58 26', '#3a2414', 3.6) + shape('M-55 18l-14 20 6 5 15-19z', '#3a2414')
  const far = line('M-20-26L24 30', '#3a2414', 3) + shape('M20 22l16 18 6-5-14-18z', '#3a2414')
  const legs = line('M4-4Q-14-24-26-22M6-2Q-8-16-18-26', '#241a26', 7) + circle(-27, -23, 4, skin)
  const body =
    shape('M-2 0Q0-30 14-40L24-38Q26-18 18 2z', shirt) + line('M16-32Q6-22 8-10', shirt, 6)
  return placed(
    x,
    y,
    scale,
    far + body + legs + oar + circle(17, -46, 7, skin) + conicalHat(17, -49, 1.05, 10),
  )
}
