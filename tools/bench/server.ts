import { localizedPath } from '../../schema/locale'
import { defaultLocale } from '../default-locale'
import { freePort } from '../local-site'
import { bareConfig, type Running, siteConfig, startWorkerd } from './bare-workerd'
import { startRecorder } from './recorder'
import { uploadSizes } from './upload'

/**
 * What a request costs in bare workerd: the processor's time of the built Worker, a process of its own, against that of a bare Worker that
 * answers as many ready bytes; the median of the rounds' ratios. Within a round both are asked in turn, a few requests at a time, so that
 * what else the machine does falls on both. That the bare Worker answers as many bytes, not "ok", is because carrying bytes is the
 * platform's work; the column beside it tells the ratio to "ok". D1, KV and the cache are stand-ins in memory (stand-ins.js), whose little
 * work is charged to the built Worker; that of a database is not. Also the time from spawning to the first answer, and the upload's size.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const requests = Number(process.env.REQUESTS ?? 300)
const starts = Number(process.env.STARTS ?? 9)
/** Only these kinds of requests, such as `ONLY=uncached`. */
const only = process.env.ONLY

const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const verdict = (value: number, bound: number) => `${value <= bound ? 'meets' : 'ABOVE'} ${bound}`

interface Question {
  name: string
  path: string
  bound: number
  headers?: Record<string, string>
}

const page = (path: string) => localizedPath(path, 'en', defaultLocale)
const pagePaths = ['/', '/where-to-go', '/where-to-go/hoi-an', '/inspiration/to-pho-nam-gio-sang', '/shop-gear', '/tim-kiem/hoi%20an']
const apiPaths = [
  '/api/health',
  '/api/posts?limit=12',
  '/api/posts/featured',
  '/api/posts/daily-inspiration',
  '/api/posts/months',
  '/api/posts/by-pillar/practical-travel',
  '/api/posts/to-pho-nam-gio-sang',
  '/api/products/infinite?limit=24&page=1',
  '/api/search?q=hoi%20an',
]
const questions: Question[] = [
  ...pagePaths.map((path) => ({ name: 'cached', path: page(path), bound: 2 })),
  ...pagePaths.map((path) => ({ name: 'uncached', path: page(path), bound: 4, headers: { 'Bench-Uncached': '1' } })),
  ...apiPaths.map((path) => ({ name: 'API read', path, bound: 2.5 })),
]

/** Requests of one Worker at a time. */
const atOnce = 20

async function costOf(worker: Running, path: string, headers?: Record<string, string>): Promise<number> {
  const before = worker.processorSeconds()
  for (let index = 0; index < atOnce; index += 1) await worker.ask(path, headers)
  return ((worker.processorSeconds() - before) / atOnce) * 1000
}

/** Milliseconds of processor time a request of each, asked in turn. */
async function costsOf(asks: (() => Promise<number>)[]): Promise<number[]> {
  const sums = asks.map(() => 0)
  const turns = Math.ceil(requests / atOnce)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, ask] of asks.entries()) sums[index] = (sums[index] ?? 0) + (await ask())
  }
  return sums.map((sum) => sum / turns)
}

async function compare(site: Running, bare: Running, { name, path, bound, headers }: Question): Promise<void> {
  const first = await site.ask(path, headers)
  if (first.status !== 200) throw new Error(`${path} answered ${first.status}`)
  const asks = [() => costOf(site, path, headers), () => costOf(bare, `/bytes/${first.bytes}`), () => costOf(bare, '/')]
  // Warms both up: what the first requests cost is the start's, which is measured below.
  await costsOf(asks)
  const measured: { ratio: number; toOk: number; cost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [cost = Number.NaN, bytes = Number.NaN, ok = Number.NaN] = await costsOf(asks)
    measured.push({ ratio: cost / bytes, toOk: cost / ok, cost })
  }
  const ratio = median(measured.map((round) => round.ratio))
  const cost = median(measured.map((round) => round.cost))
  const toOk = median(measured.map((round) => round.toOk))
  say(
    `${name.padEnd(10)}${path.padEnd(46)}${`${(first.bytes / 1000).toFixed(1)} KB`.padStart(9)}${cost.toFixed(3).padStart(9)} ms${ratio.toFixed(2).padStart(8)}×   ${verdict(ratio, bound).padEnd(9)}×${`${toOk.toFixed(2)}×`.padStart(11)}`,
  )
}

async function firstAnswer(config: string, port: number, path: string): Promise<number> {
  const began = performance.now()
  const running = await startWorkerd(config, port, path)
  const took = performance.now() - began
  await running.stop()
  return took
}

/** Measures the built site (`npm run build` first) and prints a line each. */
export async function benchServer(): Promise<void> {
  const [bareport, siteport, recorderPort] = [await freePort(), await freePort(), await freePort()]
  const bareFile = bareConfig(bareport)
  const siteFile = siteConfig(siteport, recorderPort)
  const recorder = await startRecorder(recorderPort)
  const bare = await startWorkerd(bareFile, bareport)
  const site = await startWorkerd(siteFile, siteport, '/api/health')
  try {
    say(
      `server: processor time a request in bare workerd, ${rounds} rounds of ${requests} requests, against a Worker that answers as many ready bytes`,
    )
    say(
      `${'kind'.padEnd(10)}${'address'.padEnd(46)}${'answer'.padStart(9)}${'processor'.padStart(12)}${'ratio'.padStart(9)}   bound     against "ok"`,
    )
    for (const question of questions.filter(({ name }) => !only || name === only)) await compare(site, bare, question)
  } finally {
    await site.stop()
    await bare.stop()
    recorder.stop()
  }
  for (const path of ['/api/health', page('/ve-chung-toi')]) {
    const times: { site: number[]; bare: number[] } = { site: [], bare: [] }
    for (let round = 0; round < starts; round += 1) {
      times.site.push(await firstAnswer(siteFile, siteport, path))
      times.bare.push(await firstAnswer(bareFile, bareport, path))
    }
    const ratio = median(times.site.map((time, index) => time / (times.bare[index] ?? Number.NaN)))
    say(
      `cold start, from spawning to the answer of ${path}: ${median(times.site).toFixed(0)} against ${median(times.bare).toFixed(0)} ms: ${ratio.toFixed(2)}×   ${verdict(ratio, 2.5)}×`,
    )
  }
  const { all, files, atStart, filesAtStart } = uploadSizes()
  say(`upload: ${Math.round(all / 1000)} KB compressed in ${files} modules   ${verdict(Math.round(all / 1000), 1000)} KB`)
  say(
    `evaluated at start: ${Math.round(atStart / 1000)} KB compressed in ${filesAtStart} modules   ${verdict(Math.round(atStart / 1000), 250)} KB`,
  )
}
