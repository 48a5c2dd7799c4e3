import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { inRoot } from './in-root'

const packages = inRoot('node_modules/@fontsource/')
const lightFontsFolder = inRoot('node_modules/.cache/light-fonts/')

/** The characters of a list of ranges such as `U+0102-0103,U+20AB`. */
export function charactersOf(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...points)
}

/** Makes a font of a package anew, such as `fraunces/files/fraunces-latin-600-normal.woff2`. Throws where the package names no such set. */
async function lighten(file: string): Promise<void> {
  const [, name = '', set = ''] = /^([\w-]+)\/files\/\1-(latin|vietnamese)-/.exec(file) ?? []
  const sets = JSON.parse(readFileSync(`${packages}${name}/unicode.json`, 'utf8')) as Record<string, string>
  const characters = charactersOf(sets[set] ?? '')
  const light = await subsetFont(readFileSync(packages + file), characters, { targetFormat: 'woff2', noHinting: true })
  mkdirSync(dirname(lightFontsFolder + file), { recursive: true })
  writeFileSync(lightFontsFolder + file, light)
}

/**
 * The site's faces without their hints, which only coarse screens of old systems follow: six faces are 55 KB instead of 91. The style sheet
 * names the files of `@fontsource`; what is built takes those of `node_modules/.cache/light-fonts`, made with each build.
 */
export function lightFonts(): Plugin {
  return {
    name: 'mango-road:light-fonts',
    apply: 'build',
    async config() {
      const files = readFileSync(inRoot('web/styles/fonts.css'), 'utf8').matchAll(/url\("@fontsource\/([^"]+)"\)/g)
      await Promise.all([...files].map(([, file = '']) => lighten(file)))
      return { resolve: { alias: { '@fontsource/': lightFontsFolder } } }
    },
  }
}
