import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productSorts } from '../../schema/api/products'
import { freePort, prepareDatabase, serve } from '../local-site'
import { writeCatalogue } from './catalogue'
import { median, printRow, withBudget } from './table'

const budgetMs = 19
const count = Number(process.env.COUNT ?? 100_000)
const pages = [1, 2, 10, 50, 100]
const searches = ['hoi an', 'da nang', 'ca phe da lat', 'phogn nha', 'floating market']

const shop = { limit: '24', inStock: 'true', countries: 'VN,KR,JP,UK,AU,SG,TH,MY' }
const filters: Record<string, Record<string, string>> = {
  'no filter': {},
  'as the shop asks': shop,
  'one category': { ...shop, categories: 'food' },
  'trending only': { ...shop, trending: 'true' },
  'a price range': { ...shop, minPrice: '20', maxPrice: '60' },
  'all at once': {
    ...shop,
    categories: 'food,outdoor',
    trending: 'true',
    minPrice: '5',
    maxPrice: '300',
  },
  'a rare word': { ...shop, q: 'hammock' },
  'a common word': { ...shop, q: 'edition' },
  'two common words, one unfinished': { ...shop, q: 'edition re' },
}

async function ask(url: string): Promise<{ ms: number; databaseMs: number }> {
  const started = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  const databaseMs = Number(
    /db;dur=([\d.]+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1],
  )
  return { ms: performance.now() - started, databaseMs }
}

/**
 * Imports a large catalogue, then reads uncached listings of it with every sort and page, and
 * searches the whole site.
 */
export async function benchData(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-site-data-'))
  const file = join(stateDir, 'catalogue.jsonl')
  const missed = { count: 0 }
  prepareDatabase(stateDir)
  await writeCatalogue(file, count)
  const port = await freePort()
  const environment = { ...process.env, STATE_DIR: stateDir, PORT: String(port) }
  const run = spawnSync('tsx', ['tools/products-import.ts', file], {
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (run.status !== 0)
    throw new Error(`the import ended with ${run.status}:\n${run.stdout}${run.stderr}`)
  process.stdout.write(`import: ${run.stdout.trim().split('\n').at(-1)}\n`)
  const site = await serve({ port, stateDir })
  try {
    printRow([`shop of ${count} products, database ms`, 'median', 'max', `≤ ${budgetMs}`])
    for (const [name, filter] of Object.entries(filters)) {
      const times: number[] = []
      for (const sortBy of productSorts) {
        for (const page of pages) {
          const query = new URLSearchParams({ ...filter, sortBy, page: String(page) })
          times.push((await ask(`${site.url}/api/products/infinite?${query}`)).databaseMs)
        }
      }
      const max = Math.max(...times)
      printRow([name, median(times).toFixed(1), withBudget(max, max <= budgetMs, missed, 1)])
    }
    printRow(['search of the site, ms of the whole request', 'median'])
    for (const search of searches) {
      const times: number[] = []
      for (let round = 0; round < 20; round += 1)
        times.push((await ask(`${site.url}/api/search?${new URLSearchParams({ q: search })}`)).ms)
      printRow([search, median(times).toFixed(1)])
    }
    return missed.count === 0
  } finally {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
