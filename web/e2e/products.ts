import type { Page, Route } from '@playwright/test'
import type { Product, ProductPage } from '../../schema/api/products'
import { type ProductCategory, productCategories } from '../../schema/shop'
import { at, expect } from './test'

const catalogueSize = 80
const pageSize = 24

/**
 * Product 1, 2, 3 …; every fourth is sold through a link of its own, the others through our
 * redirect.
 */
function makeProduct(number: number): Product {
  return {
    id: `id-${number}`,
    externalId: `thing-${number}`,
    title: `Thing ${number}`,
    titleVi: `Món ${number}`,
    description: `What thing ${number} is good for.`,
    descriptionVi: `Món ${number} dùng để làm gì.`,
    imageUrl: `@assets/art/product-${categoryOf(number)}`,
    merchant: 'Tropic Trail Outfitters',
    category: categoryOf(number),
    targetCountry: 'AU',
    affiliateUrl: number % 4 === 0 ? `https://shop.tropictrail.example/${number}` : null,
    priceText: number === 2 ? '' : `$${number}.00`,
    rating: '4.6',
    tags: ['light', 'dry', 'small', 'fourth'],
    tagsVi: ['nhẹ', 'khô', 'nhỏ', 'thứ tư'],
    isHot: number === 1,
    isNew: number === 1,
    isBestSeller: number === 1,
    discountPercent: number === 1 ? 15 : 0,
    viralScore: number === 1 ? 91 : 90,
    inStock: true,
    linkTarget: 'product',
    priceSeenOn: null,
    earlierPrice: null,
  }
}

function categoryOf(number: number): ProductCategory {
  return productCategories[number % productCategories.length] ?? 'food'
}

const catalogue = Array.from({ length: catalogueSize }, (_, index) => makeProduct(index + 1))

/** What the API would answer from a catalogue of eighty things, ten of each category. */
export function answerProducts(url: string): ProductPage {
  const query = new URL(url).searchParams
  const page = Number(query.get('page'))
  const found = catalogue.filter(({ title, titleVi }) =>
    `${title} ${titleVi}`.includes(query.get('q') ?? ''),
  )
  const category = query.get('categories')
  const listed = category ? found.filter((product) => product.category === category) : found
  if (query.get('sortBy') === 'price-high') listed.reverse()
  return {
    products: listed.slice((page - 1) * pageSize, page * pageSize),
    pagination: {
      page,
      limit: pageSize,
      total: listed.length,
      pages: Math.ceil(listed.length / pageSize),
      hasNext: page * pageSize < listed.length,
    },
    filters: {
      availableCategories: productCategories.map((name) => ({
        name,
        count: found.filter((product) => product.category === name).length,
      })),
    },
  }
}

/**
 * Answers what the browser asks for products from the catalogue, or as told; keeps the addresses
 * that were asked for.
 */
export async function serveProducts(
  page: Page,
  answer?: (route: Route, url: string) => Promise<boolean>,
): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/products/infinite?*', async (route) => {
    const url = decodeURIComponent(route.request().url().replaceAll('+', ' '))
    asked.push(url)
    if (await answer?.(route, url)) return
    await route.fulfill({ json: answerProducts(url) })
  })
  return asked
}

/** Follows the menu to the shop, so that the browser asks for the products. */
export async function followToShop(page: Page, locale: 'vi' | 'en'): Promise<void> {
  const shop = { vi: 'Cửa hàng', en: 'Shop & Gear' }[locale]
  await page.goto(at(locale, '/dieu-khoan'))
  await page.getByRole('banner').getByRole('link', { name: shop }).click()
  await expect(page).toHaveURL(/\/shop-gear$/)
}
