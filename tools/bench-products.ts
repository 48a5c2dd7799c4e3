import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProductPage, productSorts } from '../schema/api/products'
import { writeCatalogue } from './catalogue'
import { build, prepareDatabase, serve } from './local-site'

/**
 * `npm run bench:products`: imports a catalogue of 100,000 products (COUNT) made from a fixed seed, with every hundredth row bad and one run
 * interrupted; then measures listings on it, and three hundred parallel readers (READERS) for 30 s (SECONDS) while an import runs.
 */
const count = Number(process.env.COUNT ?? 100_000)
const readers = Number(process.env.READERS ?? 300)
const seconds = Number(process.env.SECONDS ?? 30)
const folder = mkdtempSync(join(tmpdir(), 'mango-road-products-'))
const file = join(folder, 'catalogue.jsonl')
const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0)

build()
prepareDatabase(folder)
const bad = await writeCatalogue(file, { count, seed: 20261121, badEvery: 100 })

// ── import
const environment = { ...process.env, STATE_DIR: folder, PORT: '8798' }
const interrupted = spawn('npm', ['run', '-s', 'products:import', '--', file], { env: environment, stdio: 'ignore', detached: true })
await new Promise((resolve) => setTimeout(resolve, 12_000))
const ended = new Promise((resolve) => interrupted.once('exit', resolve))
if (interrupted.pid) process.kill(-interrupted.pid, 'SIGINT')
await ended
const run = spawnSync('npm', ['run', '-s', 'products:import', '--', file], { env: environment, encoding: 'utf8', maxBuffer: 1 << 28 })
if (run.status !== 2) throw new Error(`the import ended with ${run.status}:\n${run.stderr}`)
const lines = run.stdout.trim().split('\n')
say(`import, after one that was interrupted: ${lines.at(-1)} (${bad} rows made bad, ${lines.length - 1} faults told)`)

// ── one reader
const token = randomUUID()
const site = await serve({ port: 8798, stateDir: folder, variables: { IMPORT_TOKEN: token } })
const pathOf = (query: Record<string, string | number>) =>
  `/api/products/infinite?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`

async function ask(path: string): Promise<{ ms: number; timing: string; page: ProductPage }> {
  const started = performance.now()
  const response = await fetch(site.url + path)
  const text = await response.text()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return { ms, timing: response.headers.get('Server-Timing') ?? '', page: JSON.parse(text) as ProductPage }
}

const shop: Record<string, string> = { limit: '24', inStock: 'true', countries: 'VN,KR,JP,UK,AU,SG,TH,MY' }
const filters: Record<string, Record<string, string>> = {
  'no filter': {},
  'as the shop asks': shop,
  'one category': { ...shop, categories: 'food' },
  'trending only': { ...shop, trending: 'true' },
  'a price range': { ...shop, minPrice: '20', maxPrice: '60' },
  'all at once': { ...shop, categories: 'food,outdoor', trending: 'true', minPrice: '5', maxPrice: '300' },
  'a rare word': { ...shop, q: 'hammock' },
  'a common word': { ...shop, q: 'edition' },
  'two common words, one unfinished': { ...shop, q: 'edition re' },
}
const durations = new Map<string, number[]>()
for (const [name, filter] of Object.entries(filters)) {
  for (const sortBy of [...productSorts, 'hot'] as const) {
    for (const page of [1, 2, 10, 50, 100]) {
      const sort: Record<string, string> = sortBy === 'hot' ? { sortBy: 'trending', isHot: 'true' } : { sortBy }
      const { timing } = await ask(pathOf({ ...filter, ...sort, page }))
      const duration = Number(/db;dur=([\d.]+)/.exec(timing)?.[1])
      durations.set(name, [...(durations.get(name) ?? []), duration])
    }
  }
}
say('\nmisses: database time of a page with total and categories, ms (every sort; pages 1, 2, 10, 50, 100)')
for (const [name, values] of durations)
  say(`  ${name.padEnd(34)} median ${median(values).toFixed(1).padStart(6)}   most ${most(values).toFixed(1).padStart(6)}`)

const hitPath = pathOf({ ...shop, sortBy: 'trending', isHot: 'true', page: 1 })
await ask(hitPath)
const times: { health: number[]; hit: number[] } = { health: [], hit: [] }
for (let round = 0; round < 400; round += 1) {
  const started = performance.now()
  await (await fetch(`${site.url}/api/health`)).text()
  times.health.push(performance.now() - started)
  const { ms, timing } = await ask(hitPath)
  if (!timing.includes('hit')) throw new Error(`expected a hit, got ${timing}`)
  times.hit.push(ms)
}
say(
  `\na KV hit ${median(times.hit).toFixed(2)} ms, health ${median(times.health).toFixed(2)} ms (medians of 400, interleaved): ${(median(times.hit) / median(times.health)).toFixed(2)}×`,
)

// ── many readers, and an import
const change = join(folder, 'change.jsonl')
await writeCatalogue(change, { count: Math.min(count, 20_000), seed: 20261121, mark: 'edition 2' })
const importing = spawn('npm', ['run', '-s', 'products:import', '--', change, '--url', site.url], {
  env: { ...environment, IMPORT_TOKEN: token },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let finishedAt = Number.POSITIVE_INFINITY
let importSaid = ''
importing.stdout.on('data', (chunk) => {
  importSaid += chunk
})
const imported = new Promise<void>((resolve) =>
  importing.once('exit', () => {
    finishedAt = Date.now()
    resolve()
  }),
)
const statedMs = 10_000
const until = Date.now() + seconds * 1000
const seen = { answers: 0, errors: 0, mixed: 0, stale: 0, old: 0 }
const failures = new Set<string>()

/** Whether an answer is one list: as long as its own numbers say, no product twice. */
function isWhole({ products, pagination }: ProductPage): boolean {
  const expected = Math.max(0, Math.min(pagination.limit, pagination.total - (pagination.page - 1) * pagination.limit))
  return products.length === expected && new Set(products.map(({ id }) => id)).size === products.length
}

async function read(reader: number): Promise<void> {
  for (let turn = 0; Date.now() < until || Date.now() < finishedAt + statedMs + 3000; turn += 1) {
    if (Date.now() > until + 90_000) return
    const sortBy = productSorts[(reader + turn) % productSorts.length] ?? 'trending'
    const words: Record<string, string> = reader % 3 === 0 ? { q: 'edition' } : {}
    const asked = Date.now()
    try {
      const { timing, page } = await ask(pathOf({ ...shop, ...words, sortBy, page: 1 + (turn % 5) }))
      seen.answers += 1
      if (!isWhole(page)) seen.mixed += 1
      if (timing.includes('stale')) seen.stale += 1
      const isOld = page.products.some(
        ({ externalId, title }) =>
          Number(externalId.split('-')[1]) < 20_000 && externalId.startsWith('catalogue-') && title.includes('edition 1'),
      )
      if (isOld && asked > finishedAt + statedMs) seen.old += 1
    } catch (error) {
      seen.errors += 1
      failures.add(error instanceof Error ? error.message.slice(0, 200) : String(error))
    }
  }
}

await Promise.all([imported, ...Array.from({ length: readers }, (_, reader) => read(reader))])
say(`\n${readers} readers for ${seconds} s with an import running (${importSaid.trim().split('\n').at(-1)}):`)
say(
  `  ${seen.answers} answers, ${seen.errors} errors, ${seen.mixed} mixed lists, ${seen.stale} last good copies, ${seen.old} old lists more than ${statedMs / 1000} s after the version changed`,
)
for (const failure of failures) say(`  ${failure}`)
await site.stop()
rmSync(folder, { recursive: true, force: true })
