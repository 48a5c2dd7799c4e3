/**
 * How wide pictures are shown, for `sizes`: photographs come in several widths, drawings in one.
 */
export const pictureSizes = {
  /** In a list of three beside each other, two on a tablet. */
  card: '(min-width: 82rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, calc(100vw - 3.25rem)',
  /** In a list of four or six beside each other. */
  smallCard: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, calc(100vw - 3.25rem)',
  /** The first of a list, over more than half of the page. */
  leadCard: '(min-width: 82rem) 45rem, (min-width: 64rem) 54vw, calc(100vw - 3.25rem)',
  /** Beside its words, the width of a finger. */
  thumbnail: '(min-width: 40rem) 12rem, (min-width: 20rem) 6rem, calc(100vw - 3.25rem)',
  /** In the shop: beside its words on a phone. */
  product:
    '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, (min-width: 20rem) 6rem, calc(100vw - 3.25rem)',
  /** Half of the page, all of it on a phone. */
  half: '(min-width: 82rem) 36rem, (min-width: 48rem) 44vw, calc(100vw - 3.25rem)',
  page: '100vw',
} as const

/** The height that is left for an enlarged picture, as its style says it. */
const enlargedHeight = '(100svh - 11rem)'

/**
 * How wide a whole picture is shown enlarged: as wide as the page lets it, or as its height does.
 */
export function enlargedSizes({ width, height }: { width: number; height: number }): string {
  const asTall = `${enlargedHeight} * ${(width / height).toFixed(3)}`
  return `(min-width: 64rem) min(60.75rem, ${asTall}), (min-width: 48rem) min(100vw - 3.25rem, ${asTall}), min(100vw - 3rem, ${asTall})`
}
