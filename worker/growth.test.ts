import { env } from 'cloudflare:test'
import { beforeAll, expect, inject, it } from 'vitest'
import { defaultMerchants } from '../schema/seed/default-merchants'
import { writeProducts } from './features/products/import'
import { invalidateContent } from './platform/cache/content-version'
import { openDatabase } from './platform/db/database'
import { insertAdmin, sessionCookie } from './testing/admins'
import { rowCountingDatabase } from './testing/failures'
import { fullPage, type GrowthRead, growthReads } from './testing/growth-reads'
import { entryRows, leadRows, mediaRows, postRows, searchRows } from './testing/growth-rows'
import { productRow } from './testing/products'
import { request } from './testing/site'

const sizes = [200, inject('isDeep') ? 2000 : 1000] as const
/** A search reads what its index does, and makes it. */
const asked = growthReads.filter(({ path }) => inject('isDeep') || !path.startsWith('/api/search?'))

const counts = new Map<GrowthRead, number[]>(asked.map((read) => [read, []]))
let headers: Record<string, string>

async function grow(from: number, to: number): Promise<void> {
  const fill = [...postRows, ...leadRows, ...searchRows, ...entryRows, ...mediaRows].map((rows) =>
    env.DB.prepare(rows).bind(from + 1, to),
  )
  await env.DB.batch(fill)
  const db = openDatabase(env.DB)
  for (let start = from; start < to; start += 200) {
    const rows = Array.from({ length: 200 }, (_, index) => {
      const number = start + index
      const word = number % 30 ? 'bag' : 'hammock'
      return productRow({
        externalId: `catalogue-${number}`,
        title: `Dry ${word}, edition ${number}`,
        category: number % 5 ? 'outdoor' : 'food',
      })
    })
    const now = new Date(Date.UTC(2026, 0, 1) + start * 1000)
    await writeProducts(db, { rows, merchants: defaultMerchants, now })
  }
  await invalidateContent(env.CACHE)
}

async function countRows({ path, perEntry }: GrowthRead): Promise<number> {
  // Without the copies that another read has made.
  await invalidateContent(env.CACHE)
  const { DB, rowsRead } = rowCountingDatabase()
  const response = await request(path, { headers }, { DB })
  expect(response.status, path).toBeLessThan(400)
  const entries = perEntry ? (await response.text()).split('<loc>').length : 1
  return rowsRead() / entries
}

beforeAll(async () => {
  await insertAdmin('bench')
  headers = await sessionCookie('bench')
  let size = 0
  for (const next of sizes) {
    await grow(size, next)
    size = next
    for (const [read, known] of counts) known.push(await countRows(read))
  }
})

const reads = asked.map((read) => [`${read.table}: ${read.name}`, read] as const)

it.each(reads)(
  '%s reads no more rows than the logarithm of the table allows, or than it states',
  (_, read) => {
    const [few = 0, many = 0] = counts.get(read) ?? []
    const [smaller, larger] = sizes
    const stated = (read.mostRows ?? fullPage) + (read.perRow ?? 0) * larger
    expect(few).toBeGreaterThan(0)
    expect(many).toBeLessThanOrEqual(Math.max((few * Math.log(larger)) / Math.log(smaller), stated))
  },
)
