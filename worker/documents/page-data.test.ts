import { env } from 'cloudflare:test'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { localizedHref } from '../../web/lib/navigation'
import { notFoundPage, pages } from '../../web/routes'
import { invalidateContent } from '../platform/cache/content-version'
import { isSpareMonth, pageSamples } from '../testing/failure-samples'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts } from '../testing/products'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

/** Settings and the day, which every document has, and little more. */
const ofEveryPage = 1_800

/**
 * Bytes of the page data by page, gzip, a tenth above what the seed takes. A page that wants more
 * reads something that it does not show.
 */
const budgets: Record<string, number> = {
  home: 8_000,
  destinations: 11_000,
  destination: 10_000,
  'month-3': 3_800,
  when: 10_000,
  topics: 5_400,
  topic: 5_200,
  guides: 5_000,
  guide: 6_100,
  deals: 7_300,
  deal: 2_600,
  farm: 5_100,
  prices: 7_900,
  letter: 4_000,
  about: 3_600,
  privacy: 4_500,
  terms: 3_900,
  article: 2_600,
  journalEntry: 2_600,
  search: 4_800,
  saved: 11_300,
  routes: 8_100,
  route: 6_100,
}

beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai', destinationSlug: 'hue' })
  await invalidateContent(env.CACHE)
})

async function pageDataOf(path: string): Promise<string> {
  const html = await (await request(localizedHref(path, 'vi', defaultLocale))).text()
  return (
    /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  )
}

it.each(
  [...pages, notFoundPage]
    .filter(({ id, path }) => !isSpareMonth(id) && (pageSamples[id] || !path.includes(':')))
    .map(({ id, path }) => [id, pageSamples[id] ?? path] as const),
)('the page data of %s stays within its budget', async (id, path) => {
  const bytes = gzipSync(await pageDataOf(path)).length
  expect(bytes, 'a document without page data').toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(budgets[id] ?? ofEveryPage)
})
