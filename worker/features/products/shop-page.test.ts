import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../../../schema/paths'
import { clearProducts, insertProducts } from '../../testing/products'
import { request } from '../../testing/site'

const countMore = (count: number) => env.DB.prepare('update product_counts set products = products + ?').bind(count).run()

/** A catalogue of three hundred pages, as far as it is counted. */
beforeAll(async () => {
  await clearProducts()
  await insertProducts([{ externalId: 'bag', country: null }])
  await countMore(7199)
})
afterAll(() => countMore(-7199))

/** The page that the list leads on to; the link to the other language is above the list. */
async function nextLink(query: string): Promise<string | undefined> {
  const html = await (await request(`${paths.shop}?${query}`)).text()
  return / href="[^"]*[?&;]page=(\d+)[^"]*"/.exec(html.slice(html.indexOf('<main')))?.[1]
}

it.each([
  ['page=99&from=99', '100'],
  ['page=100&from=100', '101'],
  ['page=101&from=101', '102'],
  ['page=300&from=300', undefined],
])('leads from %s to the next page as long as there is one', async (query, next) => {
  expect(await nextLink(query)).toBe(next)
})
