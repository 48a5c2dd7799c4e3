import { num } from './path'
import { between, createRandom, range } from './rng'
import { line, shape } from './shapes'

/** A casuarina (phi lao): a slim trunk and plumes of drooping needles; foot at the origin, 640 units tall. Make it a stencil. */
export function casuarina(trunk: string, dark: string, light: string, seed: number): string {
  const random = createRandom(seed)
  const strokes = ['', '']
  let boughs = ''
  range(13).forEach((index) => {
    const y = -230 - index * 31
    const side = index % 2 === 0 ? 1 : -1
    const reach = (165 - index * 9) * between(random, 0.85, 1.15)
    const rise = between(random, 50, 80)
    boughs += `M0,${y}Q${num(side * reach * 0.4)},${num(y - rise)} ${num(side * reach)},${num(y - rise * 0.9)}`
    range(9).forEach((spot) => {
      const part = 0.28 + spot * 0.09
      const [nx, ny] = [side * reach * part, y - rise * Math.min(0.95, part * 1.15)]
      const long = between(random, 46, 92) * (1.1 - part * 0.35)
      const lean = side * between(random, 6, 30)
      const tuft =
        `M${num(nx)},${num(ny)}q${num(lean)},${num(long * 0.3)} ${num(lean)},${num(long)}` +
        `m${num(-lean)},${num(-long)}q${num(lean * 1.8)},${num(long * 0.2)} ${num(lean * 2.2)},${num(long * 0.75)}`
      strokes[(spot + index) % 3 === 0 ? 1 : 0] += tuft
    })
  })
  return (
    shape('M-17 0Q-8-160-13-300-8-460-3-660H3Q8-460 10-300 6-160 21 0z', trunk) +
    line('M-4-30V-80M5-110V-150M-4-170V-210', light, 3, 0.4) +
    line(boughs, trunk, 4.5) +
    line(strokes[0] ?? '', dark, 6.5) +
    line(strokes[1] ?? '', light, 5)
  )
}
