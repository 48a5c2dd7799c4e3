import { range } from './rng'
import { line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** The yellow water bus of the Saigon river going left, a row of lit windows under a white roof, waterline at y, 260 units long. */
export function waterbus(
  x: number,
  y: number,
  scale: number,
  body: string,
  shade: string,
  lamp: string,
): string {
  const hull =
    shape('M-134-34H120L126 2Q122 12 108 12H-96Q-118 0-134-34z', body) +
    shape('M-122-8Q-112 6-96 12H108Q122 12 126 2L125-8z', shade) +
    line('M-130-26H122', '#fff4dc', 4)
  const cabin =
    shape('M-108-34L-86-70H114L118-34z', body) +
    rect(-96, -78, 216, 9, '#fff4dc') +
    rect(-60, -92, 120, 5, '#fff4dc')
  const posts =
    line('M-52-90V-78M52-90V-78M100-78V-112', '#fff4dc', 3) +
    shape('M101-112h24l-7 8 7 8h-24z', '#da251d')
  const glass = shape('M-98-40L-84-64H108V-40z', '#2c2350')
  const panes = range(6)
    .map((index) => rect(-56 + index * 27, -62, 20, 20, lamp))
    .join('')
  const heads = range(5)
    .map((index) => `M${-44 + index * 34}-42v-8`)
    .join('')
  return placed(
    x,
    y,
    scale,
    posts + hull + cabin + glass + shining(panes) + line(heads, '#2c2350', 8),
  )
}
