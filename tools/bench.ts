import { execFileSync } from 'node:child_process'
import { locales, localizedPath } from '../schema/locale'
import { defaultLocale } from './default-locale'
import { build } from './local-site'

/**
 * `npm run bench` measures everything and prints one table a part; `npm run bench -- server growth` measures these parts. All figures that
 * matter are ratios of one run: compare them, not the milliseconds. Needs a quiet machine; takes
 * some hours, the pages most of them (RUNS=1 for a first look). BUILT=1 takes what has been built already.
 */
const parts: Record<string, () => Promise<void>> = {
  bytes: async () => {
    const { checkBytes } = await import('./bench/bytes')
    if (!(await checkBytes())) process.exitCode = 1
  },
  server: async () => (await import('./bench/server')).benchServer(),
  interaction: async () => (await import('./bench/interaction')).benchInteraction(),
  growth: async () => (await import('./bench/growth')).benchGrowth(),
  pages: async () => {
    const { kindsOfPages } = await import('./bench/kinds-of-pages')
    const paths = kindsOfPages().filter(({ bare }) => !bare)
    const addresses = paths.flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale, defaultLocale)))
    execFileSync('tsx', ['tools/bench-pages.ts', ...new Set(addresses)], { stdio: 'inherit' })
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
if (!process.env.BUILT) build()
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  await measure()
}
