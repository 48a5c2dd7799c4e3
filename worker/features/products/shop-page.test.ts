import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../../schema/paths'
import { clearProducts, insertProducts } from '../../testing/products'
import { pathIn, request } from '../../testing/site'

const countMore = (count: number) =>
  env.DB.prepare('update product_counts set products = products + ?').bind(count).run()

/** What stands on the page of the shop: the shelf, and after its heading the list. */
async function readShop(query = ''): Promise<[shelf: string, list: string]> {
  const html = await (await request(`${pathIn('vi', paths.shop)}${query}`)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const [shelf = '', list = ''] = main.split('id="products-heading"')
  return [shelf, list]
}

describe('the shelf and the list', () => {
  beforeAll(async () => {
    await clearProducts()
    await insertProducts([
      {
        externalId: 'own',
        titleVi: 'Xoài sấy nhà',
        merchant: 'mango-road',
        priceSeenOn: '2026-05-02',
      },
      { externalId: 'june', titleVi: 'Mũ rộng vành', priceSeenOn: '2026-06-01' },
    ])
  })

  it('give a product one anchor: on the shelf, or in a list that is narrowed down', async () => {
    const [shelf, list] = await readShop()
    expect(shelf).toContain('id="product-own"')
    expect(list).not.toContain('id="product-own"')
    expect(list).toContain('id="product-june"')
    const [noShelf, found] = await readShop('?sort=rating')
    expect(noShelf).not.toContain('id="product-own"')
    expect(found).toContain('id="product-own"')
  })

  it('say once in which month prices were seen, on the shelf and in the list', async () => {
    const [shelf, list] = await readShop()
    expect(shelf).toContain('Giá xem tháng 5/2026')
    expect(list).toMatch(/Giá xem tháng 6\/2026(?!.*Giá xem ngày)/s)
    const [, june] = await readShop(`?q=${encodeURIComponent('mũ')}`)
    expect(june).toMatch(/Giá xem tháng 6\/2026(?!.*Giá xem ngày)/s)
  })
})

describe('the next page', () => {
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
})
