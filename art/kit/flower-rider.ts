import { skin } from './palettes'
import { conicalHat } from './people'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A dome of blossom over a basket's rim, a golden-angle spiral of heads in three colours. */
function heap(x: number, half: number, colours: readonly [string, string, string]): string {
  const heads = colours.map((colour, kind) => {
    const d = range(13)
      .map((step) => {
        const index = step * 3 + kind
        const [reach, angle] = [Math.sqrt((index + 0.5) / 39) * half, index * 2.4]
        return `M${Math.round(x + Math.cos(angle) * reach)} ${Math.round(-88 + Math.sin(angle) * reach * 0.86)}h0`
      })
      .join('')
    return line(d, colour, half * 0.3)
  })
  return ellipse(x, -88, half * 1.1, half * 0.98, '#3f7a4a') + heads.join('')
}

/** A flower seller riding away from the viewer, her bicycle hung with baskets of blossom on both sides; wheel on y, 150 units wide and 200 tall. */
export function flowerRider(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
): string {
  const wheel =
    ellipse(0, -30, 8, 31, '#1d1620') +
    ellipse(0, -30, 4, 24, '#8a7a80') +
    shape('M-12-64Q0-74 12-64L9-46H-9z', '#3a4f8a') +
    shape('M-5-58H5V-50H-5z', '#ff5a3c')
  const legs = line('M-12-66L-28-34-24-12M12-66L28-42 26-26', '#2b2038', 10)
  const back =
    shape('M-20-62Q-30-110-20-128Q0-138 20-128 30-110 20-62z', shirt) +
    shape('M4-134Q16-132 20-128 30-110 20-62H8Q14-104 4-134z', shade)
  const arms = line('M-22-122Q-38-104-34-84M22-122Q38-104 34-84', shirt, 10)
  const head =
    shape('M-7-146H7V-130H-7z', skin) +
    circle(0, -150, 11, '#1f1420') +
    shape('M-4-148H4L6-110H-6z', '#1f1420')
  const baskets =
    shape('M-78-72H-16L-24-32H-68zM16-72H78L68-32H24z', '#a8703a') +
    line(
      'M-76-62H-18M-72-48H-22M18-62H76M22-48H72M-60-70L-56-34M-36-70L-40-34M36-70L40-34M60-70L56-34',
      '#6b4426',
      2,
    )
  const heaps =
    heap(-47, 40, ['#fff6e4', '#ffd24a', '#f4a62a']) +
    heap(47, 40, ['#e0315e', '#f77fa2', '#ffd9e2']) +
    heap(0, 22, ['#8a5cc0', '#c8a4ea', '#efe0ff'])
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 60, 6, '#000', 0.2) +
      wheel +
      legs +
      back +
      arms +
      head +
      conicalHat(0, -156, 1.9) +
      heaps +
      baskets,
  )
}
