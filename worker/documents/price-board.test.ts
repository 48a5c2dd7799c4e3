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
  expect(vi).toContain('Taxi Nội Bài về phố cổ')
  expect(vi).toContain('480.000–500.000 đ')
  expect(vi).toContain('từ 700.000 đ')
  expect(vi).toContain('href="https://ezstayhanoi.com/noibai-to-hanoi/"')
  expect(vi).toContain('Tháng 8, 2023')
  const en = await read(paths.prices, 'en')
  expect(en).toMatch(/\$1\d–\d\d/)
  expect(en).toContain('480,000–500,000')
})

it('starts the message of a report with the thing that it is about', async () => {
  const named = await read(`${paths.contact}?price=taxi-noi-bai`, 'vi')
  expect(named).toContain('Báo giá: Taxi Nội Bài về phố cổ\n')
  expect(await read(`${paths.contact}?price=other`, 'en')).toContain('Price report: \n')
  expect(await read(paths.contact, 'vi')).not.toContain('Báo giá')
})
