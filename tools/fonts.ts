import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Makes `web/styles/fonts`: the site's fonts from `@fontsource`, without hinting, which only old
 * low-resolution screens use (55 KB instead of 91). Run once after an update of these packages:
 * `tsx tools/fonts.ts`; the files are committed.
 */
const target = 'web/styles/fonts'
const faces = { fraunces: [600], 'be-vietnam-pro': [400, 600] }
/**
 * Latin and Vietnamese only: "latin extended" overlaps with both and would be fetched in their
 * place.
 */
const sets = ['latin', 'vietnamese'] as const

/** The characters of a list of ranges such as `U+0102-0103,U+20AB`. */
function charactersOf(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...points)
}

for (const [name, weights] of Object.entries(faces)) {
  const source = `node_modules/@fontsource/${name}`
  const ranges = JSON.parse(readFileSync(`${source}/unicode.json`, 'utf8')) as Record<
    (typeof sets)[number],
    string
  >
  copyFileSync(`${source}/LICENSE`, `${target}/${name}-LICENSE.txt`)
  for (const weight of weights) {
    for (const set of sets) {
      const font = readFileSync(`${source}/files/${name}-${set}-${weight}-normal.woff2`)
      const subset = await subsetFont(font, charactersOf(ranges[set]), {
        targetFormat: 'woff2',
        noHinting: true,
      })
      writeFileSync(`${target}/${name}-${set}-${weight}.woff2`, subset)
    }
  }
}
