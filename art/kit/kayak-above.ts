import { skin } from './palettes'
import { ellipse, line, placed, shape } from './shapes'

/** A kayak and its paddler seen straight from above, bow upwards before it is turned, 300 units long; its shadow falls to the lower right. */
export function kayakAbove(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  hull: string,
  deck: string,
  vest: string,
): string {
  const outline = 'M0-150Q30-80 32 0 30 84 0 150-30 84-32 0-30-80 0-150z'
  const boat =
    shape(outline, hull) +
    shape('M0-136Q20-76 21 0 20 78 0 136-20 78-21 0-20-76 0-136z', deck) +
    ellipse(0, 10, 17, 36, '#3a2430')
  const lines = line('M-10-96L10-84M10-96L-10-84M-9 92L9 80M9 92L-9 80', hull, 4)
  const legs = line('M-7-2L-6-26M7-2L6-26', skin, 9)
  const body = ellipse(0, 16, 24, 17, vest) + line('M-20 10Q-42-2-46-24M20 10Q40 4 48-8', skin, 9)
  const paddle =
    line('M-112-44L112 4', '#3a2430', 5) +
    shape(
      'M-152-60Q-132-66-108-48L-112-38Q-138-42-152-60zM152 20Q132 26 108 8L112-2Q138 2 152 20z',
      hull,
    )
  const hat =
    ellipse(0, 8, 23, 22, '#f2d48c') +
    line('M0 8L-17-6M0 8L18-4M0 8L-15 24M0 8L16 24', '#d3a655', 3) +
    ellipse(0, 8, 4, 4, '#d3a655')
  return (
    placed(x + 26 * scale, y + 30 * scale, scale, shape(outline, '#0a4a5c', 0.35), false, degrees) +
    placed(x, y, scale, boat + lines + legs + body + paddle + hat, false, degrees)
  )
}
