/** A seeded source of numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: the same seed always draws the same picture. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min)
}

/** One of the items; throws when there is none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('pick needs at least one item')
  return item
}

/** The item at an index that wraps around; throws when there is none. */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length]
  if (item === undefined) throw new Error('cycle needs at least one item')
  return item
}

/** Whole numbers from 0 up to, not including, the count. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index)
}
