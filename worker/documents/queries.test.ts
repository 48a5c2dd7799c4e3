import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { locales } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { localizedHref } from '../../web/lib/navigation'
import type { Page } from '../../web/lib/page'
import { matchPage } from '../../web/match-page'
import { pages } from '../../web/routes'
import { invalidateContent } from '../platform/cache/content-version'
import { openEntryDesk } from '../testing/entry-desk'
import { isSpareMonth, pageSamples } from '../testing/failure-samples'
import { countingDatabase } from '../testing/failures'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

/**
 * Dependent database steps of each page, cold and warm; parallel reads are one step. Pages not
 * listed read nothing. The numbers may only go down.
 */
const recorded: Record<string, readonly [cold: number, warm: number]> = {
  home: [1, 0],
  destinations: [1, 0],
  destination: [1, 0],
  'month-3': [1, 0],
  when: [1, 0],
  topics: [1, 0],
  topic: [1, 0],
  guides: [1, 0],
  guide: [1, 0],
  deals: [1, 0],
  deal: [1, 0],
  about: [1, 0],
  farm: [1, 0],
  prices: [1, 0],
  letters: [1, 0],
  // Its cards are named in its text.
  letter: [2, 0],
  author: [1, 0],
  routes: [1, 0],
  route: [1, 0],
  page: [1, 0],
  privacy: [1, 0],
  terms: [1, 0],
  articles: [1, 0],
  article: [2, 0],
  journal: [1, 0],
  journalEntry: [2, 0],
  shop: [1, 0],
  tag: [1, 0],
  // Never cached: the address holds a visitor's words or a secret.
  saved: [1, 1],
  search: [1, 0],
  newsletterConfirm: [1, 1],
  newsletterUnsubscribe: [1, 1],
  newsletterPreferences: [1, 1],
  booking: [1, 1],
  voucher: [1, 1],
  pretendPay: [1, 1],
}

/** Addresses of the patterns whose entries are not built in. */
const examples: Record<string, string> = {
  article: fillPath(paths.article, { slug: 'mot-bai' }),
  journalEntry: fillPath(paths.journalEntry, { slug: 'mot-ngay' }),
  tag: fillPath(paths.tag, { tag: 'hue' }),
  search: fillPath(paths.searchQuery, { query: 'hue' }),
  newsletterConfirm: `${paths.newsletterConfirm}?token=forged`,
  newsletterUnsubscribe: `${paths.newsletterUnsubscribe}?token=forged`,
  preview: `${paths.preview}?token=forged`,
  saved: `${paths.saved}?items=destination.hue,article.mot-bai`,
  admin: '/admin',
}

/** One address: those of a pattern read alike. */
function addressOf({ id, path }: Page): string {
  return examples[id] ?? pageSamples[id] ?? path.replace(/:\w+\??/g, 'x')
}

/** Long enough that what a page reads together overlaps, whatever else the machine does. */
const latencyMs = 50

/** The dependent steps in which a page reads the database, of the first visit and of the second. */
async function countSteps(path: string): Promise<{ cold: number; warm: number }> {
  for (const { name } of (await env.CACHE.list({ prefix: 'entry~' })).keys)
    await env.CACHE.delete(name)
  const [first, second] = [countingDatabase(latencyMs), countingDatabase(latencyMs)]
  await request(path, {}, { DB: first.DB })
  await request(path, {}, { DB: second.DB })
  expect(first.sessions(), 'one session a document').toBeLessThanOrEqual(1)
  return { cold: first.steps(), warm: second.steps() }
}

beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai', destinationSlug: 'hue' })
  await insertPost({ slug: 'mot-ngay', contentPillar: 'personal-stories' })
  await insertProducts([{}, {}])
  const editor = await openEntryDesk()
  const { id } = await editor.create('page', { slug: 'x' })
  await editor.publish(id, ['vi', 'en'])
  await invalidateContent(env.CACHE)
})

describe.each(inject('isDeep') ? locales : (['en'] as const))(
  'the steps in which a page in %s reads the database',
  (locale) => {
    it.each(pages.filter(({ id }) => !isSpareMonth(id)).map((page) => [page.id, page] as const))(
      '%s: as many as recorded, cold and warm',
      async (id, page) => {
        const counted = await countSteps(localizedHref(addressOf(page), locale, defaultLocale))
        const [cold, warm] = recorded[id] ?? [0, 0]
        expect(counted, 'fewer: record the new number; more: read in parallel').toEqual({
          cold,
          warm,
        })
      },
    )
  },
)

it('records no page with more than two steps cold, or any warm but where the document is made for one visitor', () => {
  const isForOne = (page: Page) => {
    const { pathname, searchParams } = new URL(addressOf(page), 'https://mangoroad.example')
    return page.fresh || !matchPage(pathname, searchParams).isBounded
  }
  const forOne = new Set(pages.filter(isForOne).map(({ id }) => id))
  for (const [id, [cold, warm]] of Object.entries(recorded)) {
    expect(cold, id).toBeLessThanOrEqual(2)
    expect(warm, id).toBeLessThanOrEqual(forOne.has(id) ? cold : 0)
  }
})
