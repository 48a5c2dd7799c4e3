import { sixDigits } from './kit/shining'

/** Lightness and the two colour axes of OKLab (Björn Ottosson, 2020). */
type Lab = [lightness: number, a: number, b: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(sixDigits(hex).slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => oneDigit(toGamma(Math.min(1, Math.max(0, channel))))).join('')}`
}

/** Three-digit colours are enough by night, and a tenth of the picture's size. */
function oneDigit(channel: number): string {
  return Math.round(channel * 15).toString(16)
}

const moonlight = '#f1e8cf'
const nightBlue: Lab = [0, -0.008, -0.09]

/** A colour as it looks by night: darker and bluer, skies and other pale colours most of all, strong ones least. */
export function nightColour(hex: string): string {
  const [lightness, a, b] = labOf(hex)
  const paleness = Math.min(1, Math.max(0, (lightness - 0.45) / 0.4))
  const vividness = Math.min(1, Math.hypot(a, b) / 0.2)
  const cooled = 0.3 + 0.55 * paleness * (1 - 0.45 * vividness)
  const mix = (own: number, blue: number) => own * (1 - cooled) + blue * cooled
  return hexOf([0.1 + lightness * (0.36 + 0.16 * vividness), mix(a, nightBlue[1]), mix(b, nightBlue[2])])
}

/** The same for a colour as it stands in a picture: a sun (see `sunlit`) becomes the moon, a see-through colour stays see-through. */
function colourByNight(hex: string): string {
  if (hex.length < 9) return nightColour(hex)
  return hex.endsWith('ff') ? moonlight : nightColour(hex.slice(0, 7)) + hex.charAt(7)
}

const coloured = /(fill|stroke|stop-color)="(#[0-9a-f]{3,8})"/g

/**
 * The style sheet that turns a picture into its night version. It follows the page's own theme, not only the system's: `prefers-color-scheme`
 * within an image is that of the element that shows it, but not in WebKit, where the address of the night version ends in `#night`.
 */
export function nightStyle(svg: string): string {
  const found = [...new Set(Array.from(svg.matchAll(coloured), ([pair]) => pair))]
  const rules = found.map((pair) => {
    const [property = '', hex = ''] = pair.split('=')
    return `[${pair}]{${property}:${colourByNight(hex.slice(1, -1))}}`
  })
  const night = rules.join('')
  // Of the browsers only WebKit has hanging punctuation. The same rules twice, nested the second time, compress to little more than once.
  return `<style>@media(prefers-color-scheme:dark){${night}}@supports(hanging-punctuation:first){:target{${night}}}</style>`
}
