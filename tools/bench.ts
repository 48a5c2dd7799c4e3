import { parseArgs } from 'node:util'
import { build } from './local-site'

/**
 * `npm run bench -- [bytes|pages|photographs|server|data|search|entries|media …]`: measures the budgets of docs/performance.md and prints a table a
 * part; exits with 1 where one is not met. `npm run bench -- pages --against URL`: our home, list and article beside other sites. BUILT=1
 * skips the build. Compare ratios of one run, not milliseconds of two machines.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string', multiple: true } } })

const parts: Record<string, () => Promise<boolean>> = {
  bytes: async () => (await import('./bench/bytes')).benchBytes(),
  pages: async () => {
    if (values.against) return (await import('./bench/peers')).benchPeers(values.against)
    return (await import('./bench/pages')).benchPages()
  },
  photographs: async () => (await import('./bench/photographs')).benchPhotographs(),
  server: async () => (await import('./bench/server')).benchServer(),
  data: async () => (await import('./bench/data')).benchData(),
  search: async () => (await import('./bench/search')).benchSearch(),
  entries: async () => (await import('./bench/entries')).benchEntries(),
  media: async () => (await import('./bench/media')).benchMedia(),
}

const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
if (!process.env.BUILT) build()
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  if (!(await measure())) process.exitCode = 1
}
