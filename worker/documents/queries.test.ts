import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localizedPath } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import type { Page } from '../../web/lib/page'
import { pages } from '../../web/routes'
import { bumpVersion } from '../platform/cache/content-version'
import { countingDatabase } from '../testing/faults'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { request } from '../testing/site'
import { asked as recorded } from './queries.snapshot'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

/** Addresses of the patterns whose entries are not built in. */
const examples: Record<string, string> = {
  article: fillPath(paths.article, { slug: 'mot-bai' }),
  journalEntry: fillPath(paths.journalEntry, { slug: 'mot-ngay' }),
  search: fillPath(paths.searchQuery, { query: 'hue' }),
  newsletterConfirm: `${paths.newsletterConfirm}?token=forged`,
  newsletterUnsubscribe: `${paths.newsletterUnsubscribe}?token=forged`,
  preview: `${paths.preview}?token=forged`,
  saved: `${paths.saved}?items=destination.hue,article.mot-bai`,
  admin: '/admin',
}

/** One address: those of a pattern read alike. */
function addressOf({ id, path, entries }: Page): string {
  return examples[id] ?? entries?.()[0] ?? path.replace(/:\w+\??/g, 'x')
}

async function countQueries(path: string): Promise<{ cold: number; warm: number }> {
  const { DB, asked } = countingDatabase()
  await request(path, {}, { DB })
  const cold = asked()
  await request(path, {}, { DB })
  return { cold, warm: asked() - cold }
}

beforeAll(async () => {
  await clearPosts()
  await clearProducts()
  await insertPost({ slug: 'mot-bai', destinationSlug: 'hue' })
  await insertPost({ slug: 'mot-ngay', contentPillar: 'personal-stories' })
  await insertProducts([{}, {}])
  await bumpVersion(env.CACHE)
})

describe.each(locales)('how often a page in %s asks the database', (locale) => {
  it.each(pages.map((page) => [page.id, page] as const))('%s: as often as written down, cold and warm', async (id, page) => {
    const counted = await countQueries(localizedPath(addressOf(page), locale, defaultLocale))
    const [cold, warm] = recorded[id] ?? [0, 0]
    expect(counted, 'fewer: write the new number down; more: ask together or keep what was read').toEqual({ cold, warm })
  })
})

it('writes down no page that asks more than twice cold, or at all warm but where the document is made for one visitor', () => {
  const fresh = new Set(pages.filter((page) => page.fresh).map(({ id }) => id))
  for (const [id, [cold, warm]] of Object.entries(recorded)) {
    expect(cold, id).toBeLessThanOrEqual(2)
    expect(warm, id).toBeLessThanOrEqual(fresh.has(id) ? cold : 0)
  }
})
