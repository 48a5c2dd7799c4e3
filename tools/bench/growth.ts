import { freePort } from '../local-site'
import { type Running, siteConfig, startWorkerd } from './bare-workerd'
import { addStaff, type Endpoint, endpoints, staffCookie } from './growth-endpoints'
import { growTables, type Sizes } from './growth-rows'
import { type Recorder, startRecorder } from './recorder'

/** Four sizes of each table. Below a hundred rows what a query costs by itself hides what its rows cost. */
const largest = Number(process.env.LARGEST ?? 100_000)
const steps: Sizes[] = [1, 10, 100, 1000].map((part) => ({
  posts: Math.round((largest / 5000) * part),
  leads: Math.round((largest / 1000) * part),
  products: Math.round((largest / 1000) * part),
}))
const turns = Number(process.env.TURNS ?? 15)
/** The scatter of a median of short times on a machine that does other things, too. */
const tolerance = 1.5

const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let turn = 0

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

async function measure(site: Running, recorder: Recorder, endpoint: Endpoint): Promise<number> {
  const { status } = await askOnce(site, recorder, endpoint)
  if (status >= 400) throw new Error(`${endpoint.name} (${endpoint.path}) answered ${status}`)
  const times: number[] = []
  for (let index = 0; index < turns; index += 1) times.push((await askOnce(site, recorder, endpoint)).ms)
  return median(times)
}

function sayLine({ table, name }: Endpoint, times: number[]): void {
  const sizes = steps.map((step) => step[table])
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)]
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  const logarithm = Math.log(last) / Math.log(first)
  const verdict = ratio <= logarithm * tolerance ? 'meets' : 'ABOVE'
  say(
    `${table.padEnd(9)}${name.padEnd(34)}${times.map((ms) => ms.toFixed(2).padStart(9)).join('')}${ratio.toFixed(1).padStart(9)}×   ${verdict} ${(logarithm * tolerance).toFixed(1)}×`,
  )
}

/**
 * How the database's time for each read and write grows with the tables: the built Worker in bare workerd (`npm run build` first), its
 * database SQLite in memory with the site's own migrations, nothing kept anywhere. A line meets its bound where the time at the largest size
 * is at most that of the smallest times the ratio of the sizes' logarithms, with some tolerance for scatter.
 */
export async function benchGrowth(): Promise<void> {
  const [port, recorderPort] = [await freePort(), await freePort()]
  const recorder = await startRecorder(recorderPort)
  addStaff(recorder.database)
  const site = await startWorkerd(siteConfig(port, recorderPort), port, '/api/health')
  const times = new Map<Endpoint, number[]>(endpoints.map((endpoint) => [endpoint, []]))
  try {
    let size: Sizes = { posts: 0, leads: 0, products: 0 }
    for (const step of steps) {
      await growTables(recorder.database, size, step)
      size = step
      for (const [endpoint, known] of times) known.push(await measure(site, recorder, endpoint))
    }
    say(`growth: the database's milliseconds a request, medians of ${turns}`)
    for (const table of ['posts', 'leads', 'products'] as const) say(`${table}: ${steps.map((step) => step[table]).join(' → ')} rows`)
    for (const [endpoint, known] of times) sayLine(endpoint, known)
  } finally {
    await site.stop()
    recorder.stop()
  }
}
