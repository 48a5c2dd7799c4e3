import { copyAt, stencils } from './copies'
import { pineapple } from './fruit'
import { skin } from './palettes'
import { conicalHat } from './people'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A Mekong market boat coming straight at the viewer: red prow with two painted eyes, a heap of pineapples and its owner behind; waterline at y, 300 wide, 330 tall. */
export function prow(x: number, y: number, scale: number, hull: string, red: string, shade: string): string {
  const rows: readonly (readonly [number, number])[] = [
    [3, -218],
    [4, -186],
    [5, -154],
    [6, -122],
  ]
  const heap = rows
    .flatMap(([count, top]) =>
      Array.from({ length: count }, (_, index) =>
        copyAt('pa', (index - (count - 1) / 2) * 40, top + 20, 0.95, (index - (count - 1) / 2) * 7),
      ),
    )
    .join('')
  const seller =
    shape('M-34-196Q-42-262-22-282L22-282Q42-262 34-196z', '#6a2a86') +
    line('M-28-268Q-58-244-66-206M28-268Q58-244 66-206', '#6a2a86', 17) +
    circle(-67, -202, 9, skin) +
    circle(67, -202, 9, skin) +
    shape('M-9-300H9V-278Q0-272-9-278z', '#b97c50') +
    ellipse(0, -308, 17, 20, skin) +
    conicalHat(0, -314, 2.9)
  const body =
    shape('M-156-124Q-140-20-60 14Q0 26 60 14 140-20 156-124 90-96 0-96T-156-124z', hull) +
    shape('M-156-124Q-100-98-36-96Q-22-40-20 18-40 18-60 14-140-20-156-124z', red) +
    shape('M156-124Q100-98 36-96 22-40 20 18 40 18 60 14 140-20 156-124z', shade) +
    shape('M-16-150H16L10 22Q0 24-10 22z', hull) +
    line('M-156-124Q-100-98-36-96M156-124Q100-98 36-96', '#ffcf6a', 7) +
    line('M-16-150H16', '#ffcf6a', 8)
  const eye = (side: number) =>
    ellipse(side * 76, -58, 34, 22, '#fff6e4') +
    circle(side * 72, -56, 14, '#1d1a16') +
    circle(side * 72 - 4, -61, 4.6, '#fff6e4') +
    line(side < 0 ? 'M-112-70Q-84-94-42-78' : 'M112-70Q84-94 42-78', '#1d1a16', 5)
  return placed(x, y, scale, stencils([['pa', pineapple(0, 0, 1)]]) + placed(0, -34, 1, seller) + heap + body + eye(-1) + eye(1))
}
