import { beforeAll, describe, expect, it } from 'vitest'
import { plainSpaces } from '../../schema/fold'
import { clearProducts, insertProducts } from '../testing/products'
import { pathIn, request } from '../testing/site'

const pages = [
  '/',
  '/where-to-go',
  '/where-to-go/hoi-an',
  '/plan-your-trip',
  '/plan-your-trip/hoi-an-3-days',
  '/travel-deals',
  '/travel-deals/halong-overnight-cruise',
  '/shop-gear',
  '/tim-kiem/hoi%20an',
]

beforeAll(async () => {
  await clearProducts()
  await insertProducts([{ externalId: 'bag', price: 12.9, country: null }])
})

/** The text of a page between its header and footer, with plain spaces. */
async function readMain(path: string): Promise<string> {
  const html = plainSpaces(await (await request(path)).text())
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->|<[^>]*>/g, '')
}

describe.each(pages)('the prices of %s', (path) => {
  it('are in VND on the Vietnamese page', async () => {
    const text = await readMain(pathIn('vi', path))
    expect(text.match(/\d đ/g)?.length).toBeGreaterThan(0)
    expect(text.replaceAll(/khoảng \$[\d,]+/g, '')).not.toMatch(/\$\d/)
  })

  it('are in US dollars on the English page', async () => {
    const text = await readMain(pathIn('en', path))
    expect(text).toMatch(/\$\d/)
    expect(text).not.toMatch(/\d đ/)
  })
})

it.each(['/travel-deals/halong-overnight-cruise', '/plan-your-trip/hoi-an-3-days'])(
  '%s names the amount in the other currency',
  async (path) => {
    expect(await readMain(pathIn('vi', path))).toMatch(/\d đ.{0,40}khoảng \$\d/)
    expect(await readMain(pathIn('en', path))).toMatch(/\$\d.{0,40}\d VND/)
  },
)

it('the shop says its price range in VND, too', async () => {
  expect(await readMain(pathIn('vi', '/shop-gear'))).toContain('Mọi mức giá')
  expect(await readMain(pathIn('vi', '/shop-gear?min=10&max=50'))).toContain('khoảng 250.000–1.250.000 đ')
  expect(await readMain(pathIn('vi', '/shop-gear?min=10'))).toContain('Từ khoảng 250.000 đ')
})

it('each of the eight featured destinations of the home page has its price', async () => {
  expect((await readMain(pathIn('vi', '/'))).match(/từ\s[\d.]+\sđ\smột\sđêm/g)).toHaveLength(8)
  expect((await readMain(pathIn('en', '/'))).match(/from\s\$\d+\sa\snight/g)).toHaveLength(8)
})
