import { build } from './local-site'

/**
 * `npm run bench -- [bytes|pages|data|search …]`: measures the budgets of docs/performance.md and
 * prints a table a part; exits with 1 where one is not met. BUILT=1 skips the build. Compare ratios
 * of one run, not milliseconds of two machines.
 */
const names = process.argv.slice(2)

const parts: Record<string, () => Promise<boolean>> = {
  bytes: async () => (await import('./bench/bytes')).benchBytes(),
  pages: async () => (await import('./bench/pages')).benchPages(),
  data: async () => (await import('./bench/data')).benchData(),
  search: async () => (await import('./bench/search')).benchSearch(),
}

const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
if (!process.env.BUILT) build()
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  if (!(await measure())) process.exitCode = 1
}
