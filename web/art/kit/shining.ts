/** Colours in SVG as the kit writes them: three or six lower-case hex digits. */
const colour = /="(#[0-9a-f]{3}|#[0-9a-f]{6})"/gi

/**
 * Things that give light of their own (lanterns, lit windows, a fire, the moon): they keep their colours in the night version, which knows
 * them by their upper-case digits.
 */
export function shining(svg: string): string {
  return svg.replace(colour, (_, hex: string) => `="${hex.toUpperCase()}"`)
}

/** A sun, which is the moon in the night version: known by its eight digits. */
export function sunlit(svg: string): string {
  return svg.replace(colour, (_, hex: string) => `="${sixDigits(hex)}ff"`)
}

/** A colour with all six of its digits. */
export function sixDigits(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
}
