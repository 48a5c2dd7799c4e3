import { parseArgs } from 'node:util'
import { build } from './local-site'

/**
 * `npm run bench -- [bytes|pages|taps|server|data|search …]`: measures the budgets of
 * docs/performance.md and prints a table a part; exits with 1 where one is not met. BUILT=1 skips
 * the build. `pages --against <address>[,…]` measures ours beside others instead.
 * Compare ratios of one run, not milliseconds of two machines.
 */
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})

const parts: Record<string, () => Promise<boolean>> = {
  bytes: async () => (await import('./bench/bytes')).benchBytes(),
  pages: async () =>
    values.against
      ? (await import('./bench/peers')).benchPeers(values.against.split(','))
      : (await import('./bench/pages')).benchPages(),
  taps: async () => (await import('./bench/taps')).benchTaps(),
  server: async () => (await import('./bench/server')).benchServer(),
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
