import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { timeout } from 'hono/timeout'
import { documentHeaders } from '../../worker/edge/policy'
import { addAdmins, generatePassword } from '../admins'
import { freePort, prepareDatabase, serve } from '../local-site'
import { screens } from '../screens'
import { type Editor, startEditor } from './editor'
import { loadSite } from './load'
import { median, printRow, withBudget } from './table'
import { startWorkers } from './workerd'

const maxRatio = 3
const runs = Number(process.env.RUNS ?? 20)
const requestsAtOnce = 40

/** Never cached: their addresses hold a visitor's words or a secret. */
const uncached = /^(search|saved|trip|newsletter-.*)$/

const kinds = screens.filter(({ name, isKind }) => isKind && name.includes(process.env.ONLY ?? ''))

async function ask(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const response = await fetch(url)
  const { byteLength } = await response.arrayBuffer()
  return { ms: performance.now() - started, bytes: byteLength }
}

/** The first answer after something was published, and the next one, through wrangler. */
async function benchCold(url: string, editor: Editor): Promise<void> {
  const times = kinds.map(({ path }) => ({ path, cold: [] as number[], warm: [] as number[] }))
  for (let run = 0; run < runs; run += 1) {
    await editor.publish(`Lần ${run}`)
    for (const { path, cold, warm } of times) {
      cold.push((await ask(url + path)).ms)
      warm.push((await ask(url + path)).ms)
    }
  }
  printRow(['document, ms through wrangler', 'cold', 'again', 'rendering'])
  for (const { path, cold, warm } of times) {
    const [first, next] = [median(cold), median(warm)]
    printRow([path, first.toFixed(1), next.toFixed(1), (first - next).toFixed(1)])
  }
}

/** Cached documents against a Worker that sends as many bytes, by processor time, in turn. */
async function benchCached(port: number, missed: { count: number }): Promise<void> {
  const { site, bare, processorMs, stop } = await startWorkers(port)
  const costOf = async (url: string) => {
    const before = processorMs()
    for (let index = 0; index < requestsAtOnce; index += 1) await ask(url)
    return (processorMs() - before) / requestsAtOnce
  }
  try {
    printRow(['cached document, CPU ms in bare workerd', 'KB', 'cached', 'bare', 'ratio'])
    for (const { path } of kinds.filter(({ name }) => !uncached.test(name))) {
      const { bytes } = await ask(site + path)
      await costOf(site + path)
      await costOf(`${bare}/${bytes}`)
      const costs: { ours: number; theirs: number }[] = []
      for (let run = 0; run < runs; run += 1)
        costs.push({ ours: await costOf(site + path), theirs: await costOf(`${bare}/${bytes}`) })
      const ratio = median(costs.map(({ ours, theirs }) => ours / theirs))
      printRow([
        path,
        (bytes / 1000).toFixed(1),
        median(costs.map(({ ours }) => ours)).toFixed(3),
        median(costs.map(({ theirs }) => theirs)).toFixed(3),
        withBudget(ratio, ratio <= maxRatio, missed, 2),
      ])
    }
  } finally {
    await stop()
  }
}

/** What single layers of the Worker cost an answer of 120 KB, in Node. */
async function benchLayers(): Promise<void> {
  const text = 'a'.repeat(120_000)
  const policy = { tileUrl: 'https://tile.openstreetmap.org', turnstileSiteKey: '' }
  const headers: MiddlewareHandler = async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(documentHeaders(policy, '')))
      c.res.headers.set(name, value)
  }
  const layers: Record<string, MiddlewareHandler> = {
    'no layer': (_, next) => next(),
    'limit of time': timeout(5000),
    'etag of the body': etag({ weak: true }),
    'security headers': headers,
  }
  printRow(['layer', 'µs in Node'])
  for (const [name, layer] of Object.entries(layers)) {
    const app = new Hono().use(layer).get('*', (c) => c.html(text))
    const times: number[] = []
    for (let count = 0; count < 1000; count += 1) {
      const started = performance.now()
      await (await app.request('/')).text()
      times.push((performance.now() - started) * 1000)
    }
    printRow([name, median(times).toFixed(0)])
  }
}

/**
 * Documents cold, again and against a bare Worker, what layers cost, and many readers at once.
 * ONLY names a part of a kind's name; how often D1 is read: worker/documents/queries.test.ts.
 */
export async function benchServer(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-site-server-'))
  prepareDatabase(stateDir)
  const account = { username: 'bench', password: generatePassword() }
  await addAdmins({ stateDir }, [account.username], account.password)
  const port = await freePort()
  const site = await serve({ port, stateDir })
  const missed = { count: 0 }
  try {
    const editor = await startEditor(site.url, account)
    await benchCold(site.url, editor)
    await benchCached(port, missed)
    await benchLayers()
    return (await loadSite(site.url, editor)) && missed.count === 0
  } finally {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
