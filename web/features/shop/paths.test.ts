import { expect, it } from 'vitest'
import { readListState } from '../../lib/list-state'
import { ownProductsPath, productsPath, shopData, shopFields, shownPageCount } from './paths'

const pathOf = (query: string, page = 1) =>
  decodeURIComponent(
    productsPath(readListState(shopFields, new URLSearchParams(query)), page, 'vi'),
  )

it('asks for what is in stock, hot first, and nothing that is not set', () => {
  expect(pathOf('')).toBe(
    '/api/products/infinite?page=1&limit=24&countries=VN,KR,JP,UK,AU,SG,TH,MY&sortBy=trending&inStock=true&isHot=true',
  )
})

it('asks for the countries of the language', () => {
  const [path = ''] = shopData({}, new URLSearchParams(), 'en')
  expect(decodeURIComponent(path)).toContain('countries=US,KR,JP,UK,AU,SG,TH,MY&')
})

it('names every filter, in one order whatever the order of the address', () => {
  const path =
    '/api/products/infinite?page=2&limit=24&q=xoài&categories=food&countries=VN,KR,JP,UK,AU,SG,TH,MY&trending=true&minPrice=5&maxPrice=20.5&sortBy=price-low&inStock=true'
  expect(pathOf('q=+xoài+&category=food&trending=1&min=5&max=20.5&sort=price-low', 2)).toBe(path)
  expect(pathOf('sort=price-low&max=20.50&min=05&trending=1&category=food&q=xoài', 2)).toBe(path)
})

it('sends the price range only when it is narrower than the whole', () => {
  expect(pathOf('min=0&max=1000')).not.toContain('Price=')
  expect(pathOf('max=5000')).not.toContain('Price=')
  expect(pathOf('min=10')).toContain('minPrice=10&maxPrice=1000')
  expect(pathOf('max=50')).toContain('minPrice=0&maxPrice=50')
})

it('reads malformed values as their defaults', () => {
  expect(pathOf('min=-5&max=1e9&sort=cheap&category=cars&trending=yes')).toBe(pathOf(''))
})

it('lets the Worker read few pages, from the first one that is shown', () => {
  const pagesOf = (query: string) =>
    shopData({}, new URLSearchParams(query), 'vi').flatMap(
      (path) => /page=(\d+)/.exec(path)?.[1] ?? [],
    )
  expect(pagesOf('')).toEqual(['1'])
  expect(pagesOf('page=3')).toEqual(['1', '2', '3'])
  expect(pagesOf('page=100')).toEqual(['1', '2', '3', '4'])
  expect(pagesOf('page=6&from=5')).toEqual(['5', '6'])
  expect(pagesOf('page=2&from=7')).toEqual(['7'])
  expect(pagesOf('page=101&from=101')).toEqual(['101'])
  expect(pagesOf('page=10000&from=10000')).toEqual(['10000'])
  for (const page of ['10001', '0', '01', '1.5', '1e2', 'x'])
    expect(pagesOf(`page=${page}`)).toEqual(['1'])
})

it('reads what the company sells itself for the whole shop only', () => {
  const hasShelf = (query: string) =>
    shopData({}, new URLSearchParams(query), 'vi').includes(ownProductsPath)
  expect(['', 'page=3', 'missing=1'].map(hasShelf)).toEqual([true, true, true])
  expect(
    ['category=food', 'q=sim', 'sort=rating', 'min=5', 'trending=1', 'page=6&from=5'].map(hasShelf),
  ).toEqual(Array(6).fill(false))
})

it('displays at most 100 pages, and never fewer than are shown', () => {
  expect(shownPageCount(11, 3)).toBe(11)
  expect(shownPageCount(250, 3)).toBe(100)
  expect(shownPageCount(250, 120)).toBe(120)
  expect(shownPageCount(0, 1)).toBe(0)
})
