import { destinationSlugs } from '../../schema/destinations'
import { locales } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { seedPosts } from '../../schema/seed/posts'
import { listVisits, readSitemap } from '../../tools/audit/visits'
import { defaultLocale } from '../../tools/default-locale'
import { dealSlugs } from '../content/deals/slugs'
import { itinerarySlugs } from '../content/itineraries/slugs'
import { topicSlugs } from '../content/topics/slugs'
import { guideCount, guidePath } from '../features/guides/paths'
import { at, expect, test } from './test'

/** The admin sends everybody to its login; a preview without a token is missing. */
const fixed = Object.values(paths)
  .filter((path) => !path.includes(':') && path !== paths.preview)
  .map((path) => path.replace('/*', ''))
const pages = [
  ...fixed,
  ...destinationSlugs.map((slug) => fillPath(paths.destination, { slug })),
  ...seedPosts.map(({ slug }) => fillPath(paths.article, { slug })),
  '/my-journal/to-pho-nam-gio-sang',
  ...topicSlugs.map((slug) => fillPath(paths.topic, { slug })),
  ...itinerarySlugs.map((slug) => fillPath(paths.itinerary, { slug })),
  ...Array.from({ length: guideCount }, (_, index) => guidePath(index + 1)),
  '/plan-your-trip/07',
  '/plan-your-trip?q=hue&category=food',
  '/things-to-do?category=cuisine&more=1',
  '/plan-your-trip/featured/1',
  '/plan-your-trip/food/1',
  '/plan-your-trip/destination/hue',
  ...dealSlugs.map((slug) => fillPath(paths.deal, { slug })),
  '/yeu-thich?items=destination.hoi-an,article.to-pho-nam-gio-sang',
  '/tim-kiem/ph%E1%BB%9F',
  '/where-to-go?q=da+nang&region=central&sort=price',
  '/inspiration?month=2025-10',
  '/shop-gear?category=food&max=20&missing=1',
  '/shop-gear?sort=rating&page=3',
]

/** What `npm run audit` visits: there the same is held of these pages, and more. */
async function visitedByAudit(url: string): Promise<ReadonlySet<string>> {
  const visits = listVisits(await readSitemap(url), defaultLocale)
  return new Set(visits.filter(({ status }) => status === 200).map(({ path }) => path))
}

for (const locale of locales) {
  for (const half of [0, 1]) {
    test(`what the site audit does not visit hydrates in ${locale} without a word on the console and fits every screen, half ${half + 1}`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      test.setTimeout(300_000)
      const visited = await visitedByAudit(baseURL ?? '')
      expect(visited.size).toBeGreaterThan(200)
      const others = pages.filter((path) => !visited.has(at(locale, path)))
      expect(others.length).toBeGreaterThan(10)
      for (const path of others.filter((_, index) => index % 2 === half)) {
        const response = await page.goto(at(locale, path))
        expect.soft(response?.status(), path).toBe(200)
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
        await expect.soft(page.locator('h1'), path).toHaveCount(1)
        expect.soft(complaints.splice(0), path).toEqual([])
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect.soft(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
}

for (const path of [
  '/khong-co-trang-nay',
  '/where-to-go/atlantis',
  '/inspiration/khong-co',
  '/plan-your-trip/day-31',
  '/things-to-do/atlantis',
]) {
  test(`${path} says that it does not exist, and hydrates`, async ({ page, complaints }) => {
    const response = await page.goto(at('en', path), { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    complaints.length = 0
  })
}
