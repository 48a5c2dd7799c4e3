import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { plainSpaces } from '../../schema/fold'
import { localizedPath } from '../../schema/locale'
import { paths } from '../../schema/paths'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const read = async (path: string, locale: 'vi' | 'en') =>
  plainSpaces(await (await request(localizedPath(path, locale, defaultLocale))).text())

it('shows prices in đồng, and in English in dollars with the đồng beside, each with its source and month', async () => {
  const vi = await read(paths.prices, 'vi')
  expect(vi).toContain('Phở')
  expect(vi).toContain('50.000–80.000 đ')
  expect(vi).toContain('từ 100.000 đ')
  expect(vi).toContain('href="https://hanoibus.com/route/86-noi-bai-airport-city-center"')
  expect(vi).toContain('Tháng 11 năm 2026')
  const en = await read(paths.prices, 'en')
  expect(en).toMatch(/\$2(?:\.00)?–3/)
  expect(en).toContain('50,000–80,000')
})

it('starts the message of a report with the thing that it is about', async () => {
  const named = await read(`${paths.contact}?price=pho`, 'vi')
  expect(named).toContain('Báo giá: Phở\n')
  expect(await read(`${paths.contact}?price=other`, 'en')).toContain('Price report: \n')
  expect(await read(paths.contact, 'vi')).not.toContain('Báo giá')
})
