import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../schema/paths'
import { invalidateContent } from '../platform/cache/content-version'
import { pathIn, request } from '../testing/site'

const inSeason = '2027-04-10T02:00:00Z'
const offSeason = '2026-11-26T02:00:00Z'
const deal = '/travel-deals/mango-farm-day'

beforeEach(() => invalidateContent(env.CACHE))
afterEach(() => vi.useRealTimers())

async function openOn(day: string, path: string, locale: 'vi' | 'en' = 'vi'): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) })
  return (await request(pathIn(locale, path))).text()
}

const forms = (html: string) =>
  ['trip', 'orchard'].filter((form) => html.includes(`id="form-${form}"`))

it.each([inSeason, offSeason])(
  'leads to the days that can be booked, and takes addresses for the letter, on %s',
  async (day) => {
    const farm = await openOn(day, paths.farm)
    expect(forms(farm)).toEqual(['orchard'])
    for (const html of [farm, await openOn(day, deal)])
      expect(html).toContain(`href="${pathIn('vi', paths.booking)}?tour=mango-farm-day"`)
  },
)

it('is never a dead end: out of season our own deal asks for an address, has a banner above the list and offers nothing', async () => {
  expect(forms(await openOn(inSeason, deal))).toEqual(['trip'])
  const html = await openOn(offSeason, deal)
  expect(forms(html)).toEqual(['orchard'])
  expect(html).toContain('Báo tôi khi vườn sắp mở')
  expect(html).not.toContain('"Offer"')
  expect(html).toContain('Vườn mở 1/3–30/6/2027')
  expect(html).not.toContain('1.600.000')
  expect(await openOn(inSeason, deal)).toContain('1.600.000')
  const [above, list] = (await openOn(offSeason, paths.deals)).split('id="deals-heading"')
  expect(above).toContain(`${pathIn('vi', paths.booking)}?tour=mango-farm-day`)
  expect(list).not.toContain('/travel-deals/mango-farm-day')
})

it.each([
  ['vi', 'Đang chín tháng 11:', 'dừa, bưởi, thanh long'],
  ['en', 'Now ripe, November:', 'coconut, pomelo, dragon fruit'],
] as const)(
  'says in %s which fruit is ripe this month, here and at home, and marks the month in the calendar',
  async (locale, line, names) => {
    for (const path of [paths.farm, paths.home]) {
      const html = await openOn(offSeason, path, locale)
      expect(html).toContain(line)
      expect(html).toContain(names)
    }
    const html = await openOn(offSeason, paths.farm, locale)
    const current = /<th[^>]*aria-current="date"[^>]*>(.*?)<\/th>/.exec(html)?.[1] ?? ''
    expect(current.replace(/<[^>]*>/g, '')).toContain('11')
    expect([...html.matchAll(/<tr[^>]* id="/g)]).toHaveLength(10)
  },
)
