import { convertIndexedToRgb, type DecodedPng } from 'fast-png'

/** Samples scaled to 0–1: red, green, blue, alpha. */
function* pixelsOf(png: DecodedPng): Generator<[number, number, number, number]> {
  const samples = png.palette ? convertIndexedToRgb(png) : png.data
  const channels = png.palette ? samples.length / (png.width * png.height) : png.channels
  const most = png.palette || png.depth === 8 ? 255 : 2 ** png.depth - 1
  const at = (index: number) => (samples[index] ?? 0) / most
  for (let start = 0; start + channels <= samples.length; start += channels) {
    const isGrey = channels < 3
    const alpha = channels % 2 === 0 ? at(start + channels - 1) : 1
    yield [at(start), at(isGrey ? start : start + 1), at(isGrey ? start : start + 2), alpha]
  }
}

/** The mean colour as six hexadecimal digits, weighted by alpha. */
export function dominantColour(png: DecodedPng): string {
  const sums = [0, 0, 0]
  let weight = 0
  for (const [red, green, blue, alpha] of pixelsOf(png)) {
    for (const [index, value] of [red, green, blue].entries())
      sums[index] = (sums[index] ?? 0) + value * alpha
    weight += alpha
  }
  return sums
    .map((sum) => Math.round(weight === 0 ? 128 : (sum / weight) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
}
