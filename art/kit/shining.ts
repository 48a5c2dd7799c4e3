/** Colours in SVG as the kit writes them: three or six lower-case hex digits. */
const colour = /="(#[0-9a-f]{3}|#[0-9a-f]{6})"/gi

/** Things that give light of their own (lanterns, lit windows, a fire, the moon): night palettes know their colours by upper-case digits. */
export function shining(svg: string): string {
  return svg.replace(colour, (_, hex: string) => `="${hex.toUpperCase()}"`)
}

/** A sun, which by night is the moon or gone: night palettes know its colours by eight digits. */
export function sunlit(svg: string): string {
  return svg.replace(colour, (_, hex: string) => `="${sixDigits(hex)}ff"`)
}

/** A colour with all six of its digits. */
function sixDigits(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
}
