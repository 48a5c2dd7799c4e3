import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { plainSpaces } from '../../schema/fold'
import { paths } from '../../schema/paths'
import { listPages } from '../content/listed-pages'
import { openDatabase } from '../platform/db/database'
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
  ...(inject('isDeep') ? ['/tim-kiem/hoi%20an'] : []),
]

beforeAll(async () => {
  await clearProducts()
  await insertProducts([{ externalId: 'bag', price: 12.9, country: null }])
})

/** An amount in US dollars. */
const dollars = /\$\s?\d|\d[\d.,–]*\s?(USD|đô la)|USD\s?\d/g

/** The text of a page between its header and footer, with plain spaces. */
async function readMain(path: string): Promise<string> {
  const html = plainSpaces(await (await request(path)).text())
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!--.*?-->|<[^>]*>/g, '')
}

describe.each(pages)('the prices of %s', (path) => {
  it('are in VND on the Vietnamese page', async () => {
    const text = await readMain(pathIn('vi', path))
    expect(text.match(/\d đ/g)?.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/\$\d/)
  })

  it('are in US dollars on the English page', async () => {
    const text = await readMain(pathIn('en', path))
    expect(text).toMatch(/\$\d/)
    expect(text).not.toMatch(/\d đ/)
  })
})

it.each(['/travel-deals/halong-overnight-cruise', '/plan-your-trip/hoi-an-3-days'])(
  '%s names in English what is paid in cash',
  async (path) => {
    expect(await readMain(pathIn('en', path))).toMatch(/\$\d.{0,40}\d VND/)
  },
)

/**
 * What an authority takes in dollars: the fee of a visa, and what may be carried over the border.
 */
const inDollarsBefore =
  /(e-?visa|lệ phí|vào một lần|nhiều lần|Mang (qua cửa khẩu )?trên)\D*(25 USD\D*)?$/i

/** One page of each kind; in the deep lane all but eleven of the twelve months of a place. */
function isWalked(
  { path }: { path: string },
  index: number,
  all: readonly { path: string }[],
): boolean {
  // The filter of the shop takes dollars.
  if (path === paths.shop) return false
  const kindOf = (one: string) => one.split('/', 2).join('/')
  const isFirst = index === 0 || kindOf(path) !== kindOf(all[index - 1]?.path ?? '')
  return inject('isDeep')
    ? !/\/thang-(?!3$)\d+$/.test(path)
    : isFirst || (path.startsWith('/where-to-go/hoi-an') && !/\/thang-(?!3$)\d+$/.test(path))
}

it('no Vietnamese page has an amount in US dollars', async () => {
  const pages = (await listPages(openDatabase(env.DB), '2026-11-21')).filter(isWalked)
  const found: string[] = []
  for (const { path } of pages) {
    const text = await readMain(pathIn('vi', path))
    for (const { 0: amount, index } of text.matchAll(dollars)) {
      const before = text.slice(Math.max(0, index - 60), index)
      if (!inDollarsBefore.test(before)) found.push(`${path}: ${before}${amount}`)
    }
  }
  expect(pages.length).toBeGreaterThan(15)
  expect(found).toEqual([])
})

it('the shop says its price range in VND, too', async () => {
  expect(await readMain(pathIn('vi', '/shop-gear'))).toContain('Mọi mức giá')
  expect(await readMain(pathIn('vi', '/shop-gear?min=10&max=50'))).toContain(
    'khoảng 250.000–1.250.000 đ',
  )
  expect(await readMain(pathIn('vi', '/shop-gear?min=10'))).toContain('Từ khoảng 250.000 đ')
})

it('each of the eight featured destinations of the home page has its price', async () => {
  expect((await readMain(pathIn('vi', '/'))).match(/Từ\s[\d.]+\sđ\smột\sđêm/g)).toHaveLength(8)
  expect((await readMain(pathIn('en', '/'))).match(/From\s\$\d+\sa\snight/g)).toHaveLength(8)
})

it('shows the price of a ticket as it is written, and no booking where nothing is sold', async () => {
  const read = async (path: string) => plainSpaces(await (await request(pathIn('vi', path))).text())
  const [ninhBinh, daNang, conDao] = [
    await read('/where-to-go/ninh-binh'),
    await read('/where-to-go/da-nang'),
    await read('/where-to-go/con-dao'),
  ]
  expect(ninhBinh).toContain('>20.000 đ<')
  expect(ninhBinh).toContain('Đặt ngay: Cố đô Hoa Lư')
  expect(daNang).toContain('Đặt ngay: Ngũ Hành Sơn')
  expect(daNang).not.toContain('Đặt ngay: Biển Mỹ Khê')
  expect(conDao).toContain('Đặt ngay: Bơi ngắm san hô')
  expect(conDao).not.toContain('Đặt ngay: Đêm xem rùa')
})
