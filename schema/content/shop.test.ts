import { expect, it } from 'vitest'
import { defaultMerchants } from '../seed/default-merchants'
import { ownMerchant } from '../shop'
import { checkData } from './check-data'
import {
  type Merchant,
  merchantInUseMessage,
  merchantInUseOf,
  ownMerchantMessage,
  shopContent,
} from './shop'

const own: Merchant = {
  id: ownMerchant,
  name: 'Ours',
  country: 'VN',
  commissionMin: 8,
  commissionMax: 12,
  hosts: ['shop.ours.example'],
}
const other: Merchant = { ...own, id: 'gio-nguon', name: 'Gió Nguồn', hosts: ['gionguon.example'] }

const issuesOf = (...merchants: Merchant[]) =>
  checkData('shop', { merchants }).map(({ path, message }) => [path, message])
const pathsOf = (...merchants: Merchant[]) => issuesOf(...merchants).map(([path]) => path)

it('takes the merchants of the seed', () => {
  expect(shopContent.safeParse({ merchants: defaultMerchants }).success).toBe(true)
})

it.each(['shop.example', 'a.b-c.example', 'xn--hng-7qa.vn'])('takes the host %s', (host) => {
  expect(issuesOf({ ...own, hosts: [host] })).toEqual([])
})

it.each([
  'https://shop.example',
  'shop.example/',
  'shop.example:443',
  'Shop.example',
  'cửahàng.vn',
  'localhost',
  '127.0.0.1',
  'shop.localhost',
  'metadata.google.internal',
  '127.0.0.1.nip.io',
  'kubernetes.default.svc',
  '-a.example',
  'a..example',
  '*.example',
  'u@shop.example',
  `${'a'.repeat(64)}.example`,
])('refuses %s as a host', (host) => {
  expect(pathsOf({ ...own, hosts: ['shop.example', host] })).toEqual(['merchants.0.hosts.1'])
})

it('refuses an id or a host that is there twice, at the second place', () => {
  expect(pathsOf(own, { ...other, id: own.id })).toEqual(['merchants.1.id'])
  expect(pathsOf(own, { ...other, hosts: ['new.example', ...own.hosts] })).toEqual([
    'merchants.1.hosts.1',
  ])
  expect(pathsOf({ ...own, hosts: ['a.example', 'a.example'] })).toEqual(['merchants.0.hosts.1'])
})

it('refuses a range of commissions that ends below its start, and takes one of one figure', () => {
  expect(pathsOf({ ...own, commissionMin: 9, commissionMax: 8 })).toEqual([
    'merchants.0.commissionMax',
  ])
  expect(pathsOf({ ...own, commissionMin: 9, commissionMax: 9 })).toEqual([])
})

it('keeps the company’s own merchant', () => {
  expect(issuesOf(other)).toEqual([['merchants', ownMerchantMessage]])
})

it('reads back what an issue says of a merchant that still sells', () => {
  const name = 'Quán "Nhỏ"'
  expect(merchantInUseOf(merchantInUseMessage(name, 3))).toEqual({ name, count: 3 })
  expect(merchantInUseOf(ownMerchantMessage)).toBeUndefined()
})
