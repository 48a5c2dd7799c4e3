import { between, createRandom, range } from './rng'
import { shape } from './shapes'
import { whole } from './whole-path'

/** A sa mu fir of the northern mountains: a straight trunk with drooping tiers of boughs, foot at (x, y), its left side in the light. */
export function saMu(x: number, y: number, tall: number, dark: string, light: string, seed: number): string {
  const random = createRandom(seed)
  const tiers = 8
  const tier = (index: number) => {
    const top = y - tall * (1 - index * 0.105)
    const half = tall * (0.045 + index * 0.021) * between(random, 0.88, 1.12)
    const drop = tall * between(random, 0.15, 0.19)
    return { top, half, low: top + drop }
  }
  const all = range(tiers).map(tier)
  const boughs = all.map(
    ({ top, half, low }) =>
      whole`M${x},${top}Q${x + half * 0.3},${low - (low - top) * 0.3} ${x + half},${low}` +
      whole`L${x + half * 0.5},${low - half * 0.16} ${x + half * 0.2},${low + half * 0.1} ` +
      whole`${x - half * 0.25},${low - half * 0.12} ${x - half * 0.6},${low + half * 0.06} ${x - half},${low - half * 0.1}` +
      whole`Q${x - half * 0.3},${low - (low - top) * 0.4} ${x},${top}z`,
  )
  const lit = all.map(
    ({ top, half, low }) =>
      whole`M${x},${top}Q${x - half * 0.3},${low - (low - top) * 0.4} ${x - half},${low - half * 0.1}` +
      whole`L${x - half * 0.5},${low - half * 0.2}Q${x - half * 0.16},${low - (low - top) * 0.4} ${x},${top}z`,
  )
  const trunk = whole`M${x - tall * 0.014},${y}L${x - 1},${y - tall * 0.6}h2L${x + tall * 0.016},${y}z`
  return shape(trunk + boughs.join(''), dark) + shape(lit.join(''), light)
}
