import { fullPage } from '../../worker/testing/growth-reads'
import { freePort } from '../local-site'
import { type Running, siteConfig, startWorkerd } from './bare-workerd'
import { addStaff, type Endpoint, endpoints, staffCookie } from './growth-endpoints'
import { growTables, type Sizes } from './growth-rows'
import { type Recorder, startRecorder } from './recorder'
import { openRowCounter, type RowCounter } from './row-counter'

/** Four sizes of each table. Below a hundred rows what a query costs by itself hides what its rows cost. */
const largest = Number(process.env.LARGEST ?? 100_000)
const steps: Sizes[] = [1, 10, 100, 1000].map((part) => ({
  posts: Math.round((largest / 5000) * part),
  leads: Math.round((largest / 1000) * part),
  products: Math.round((largest / 1000) * part),
}))
const turns = Number(process.env.TURNS ?? 15)
/** The scatter of short times on a machine that does other things, too. */
const tolerance = 1.5

const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let turn = 0

/** What an endpoint costs the database with tables of one size. */
interface Cost {
  ms: number
  /** As D1 counts them. */
  rows: number
}

/** The database's milliseconds for one request, with what goes on after a write's answer; and its status. */
async function askOnce(site: Running, recorder: Recorder, { path, send }: Endpoint): Promise<{ ms: number; status: number }> {
  turn += 1
  const before = recorder.spent()
  const client = {
    'CF-Connecting-IP': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    'User-Agent': 'Mozilla/5.0 Firefox/140.0',
  }
  const { status } = await site.ask(path, { 'Bench-Live': '1', ...client, ...staffCookie }, send?.(turn, recorder.database))
  if (send) await pause(15)
  return { ms: recorder.spent() - before, status }
}

async function measure(site: Running, recorder: Recorder, counter: RowCounter, endpoint: Endpoint): Promise<Cost> {
  recorder.takeAsked()
  const { status } = await askOnce(site, recorder, endpoint)
  if (status >= 400) throw new Error(`${endpoint.name} (${endpoint.path}) answered ${status}`)
  const rows = await counter.count(recorder.takeAsked())
  const times: number[] = []
  for (let index = 0; index < turns; index += 1) times.push((await askOnce(site, recorder, endpoint)).ms)
  const listed = recorder.database.prepare("select count(*) as posts from posts where status <> 'draft' and deleted_at is null").get()
  const parts = endpoint.perEntry ? Math.min(Number(listed?.posts), 10_000) / 1000 : 1
  return { ms: Math.min(...times) / parts, rows: rows / parts }
}

/** How often as much at the largest size as at the smallest, and at the one before it. */
function growth(values: number[]): { whole: number; last: number } {
  const [first = Number.NaN] = values
  const [before = Number.NaN, end = Number.NaN] = values.slice(-2)
  return { whole: end / first, last: end / before }
}

function sayLine({ table, name, perEntry, mostRows = fullPage }: Endpoint, costs: Cost[]): void {
  const sizes = steps.map((step) => Math.log(step[table]))
  const logarithm = growth(sizes)
  const times = growth(costs.map(({ ms }) => ms))
  const rows = growth(costs.map((cost) => cost.rows))
  const isBounded = (costs.at(-1)?.rows ?? Number.NaN) <= mostRows || rows.last <= logarithm.last
  const isWithin = times.whole <= logarithm.whole * tolerance && isBounded
  const numbers = [...costs.map(({ ms }) => ms.toFixed(2).padStart(8)), `${times.whole.toFixed(1).padStart(8)}×`]
  const counts = [...costs.map((cost) => cost.rows.toFixed(0).padStart(8)), `${rows.last.toFixed(2).padStart(8)}×`]
  const label = `${table.padEnd(9)}${`${name}${perEntry ? ', per 1,000' : ''}`.padEnd(34)}`
  say(
    `${label}${numbers.join('')}${counts.join('')}   ${isWithin ? 'meets' : 'ABOVE'} ${(logarithm.whole * tolerance).toFixed(1)}×, ${logarithm.last.toFixed(2)}×`,
  )
}

/**
 * What each read and write costs the database as the tables grow: the built Worker in bare workerd (`npm run build` first), its database
 * SQLite in memory with the site's own migrations, nothing kept anywhere. Its time is the least of several turns, so that other programs
 * of the machine count little; its rows are D1's own count of the same statements, which is exact. A line meets its bound where the time grows
 * no more than the logarithm of the table from the smallest size to the largest, with some tolerance, and its rows either from the last size
 * but one to the largest, or up to a limit that stands beside the read.
 */
export async function benchGrowth(): Promise<void> {
  const [port, recorderPort] = [await freePort(), await freePort()]
  const recorder = await startRecorder(recorderPort)
  const counter = await openRowCounter()
  for (const { database } of [recorder, counter]) addStaff(database)
  const config = siteConfig(port, recorderPort)
  const costs = new Map<Endpoint, Cost[]>(endpoints.map((endpoint) => [endpoint, []]))
  try {
    let size: Sizes = { posts: 0, leads: 0, products: 0 }
    for (const step of steps) {
      for (const { database } of [recorder, counter]) await growTables(database, size, step)
      size = step
      // Started anew: while many rows were made, connections have timed out.
      const site = await startWorkerd(config, port, '/api/health')
      try {
        for (const [endpoint, known] of costs) known.push(await measure(site, recorder, counter, endpoint))
      } finally {
        await site.stop()
      }
    }
    say(`growth: the database's milliseconds a request, the least of ${turns}, and how much more at the largest size than at the smallest;`)
    say('  rows that D1 reads for it, and how many more at the largest size than at the one before')
    for (const table of ['posts', 'leads', 'products'] as const) say(`${table}: ${steps.map((step) => step[table]).join(' → ')} rows`)
    for (const [endpoint, known] of costs) sayLine(endpoint, known)
  } finally {
    recorder.stop()
    await counter.stop()
  }
}
