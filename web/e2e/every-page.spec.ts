import { at, expect, test } from './test'

/**
 * Aliases and states that `npm run audit` does not open in a browser; it opens one page of each
 * kind.
 */
const pages = [
  '/yeu-thich?items=destination.hoi-an,article.to-pho-nam-gio-sang',
  '/plan-your-trip?q=hue&category=food',
  '/plan-your-trip/featured/1',
  '/plan-your-trip/destination/hue',
  '/things-to-do?category=cuisine&more=1',
  '/where-to-go?q=da+nang&region=central&sort=price',
  '/inspiration?month=2025-10',
  '/shop-gear?category=food&max=20&missing=1',
  '/shop-gear?sort=rating&page=3',
  '/my-journal/to-pho-nam-gio-sang',
  '/ngoai-tuyen',
]

test('filtered lists and aliases hydrate without a word on the console and fit every screen', async ({
  page,
  complaints,
}) => {
  for (const path of pages) {
    const response = await page.goto(at('vi', path))
    expect.soft(response?.status(), path).toBe(200)
    await expect.soft(page.locator('h1'), path).toHaveCount(1)
    expect.soft(complaints.splice(0), path).toEqual([])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
