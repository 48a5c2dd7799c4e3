import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainSpaces } from '../../schema/fold'
import { localizedPath } from '../../schema/locale'
import { fillPath, paths } from '../../schema/paths'
import { allMonths } from '../../schema/time'
import { invalidateContent } from '../platform/cache/content-version'
import { clearPosts, insertPost } from '../testing/posts'
import { request } from '../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const ask = (path: string, locale: 'vi' | 'en') =>
  request(localizedPath(path, locale, defaultLocale))
const read = async (path: string, locale: 'vi' | 'en') =>
  plainSpaces(await (await ask(path, locale)).text())
const monthPath = (slug: string, month: number | string) =>
  fillPath(paths.destinationMonth, { slug, month: String(month) })

beforeEach(async () => {
  await clearPosts()
  await invalidateContent(env.CACHE)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a month of a place', () => {
  it.each(allMonths)(
    'answers in both languages, with verdict, weather, daylight and source: %i',
    async (month) => {
      const vi = await read(monthPath('hoi-an', month), 'vi')
      expect(vi).toMatch(/Nên đi|Cân nhắc|Nên tránh/)
      expect(vi).toContain(`Hội An tháng ${month}`)
      expect(vi).toContain('QCVN 02:2022/BXD')
      expect(vi).toMatch(/mọc \d\d?:\d\d, lặn \d\d:\d\d/)
      expect(vi).not.toContain('noindex')
      const en = await read(monthPath('hoi-an', month), 'en')
      expect(en).toMatch(/>(?:Good|Mixed|Better avoided|Avoid)/)
      expect(en).toMatch(/[56]:\d\d am to [56]:\d\d pm/)
      expect(en).not.toContain('noindex')
    },
  )

  it('has no thirteenth month, no month of what is no place, and one address', async () => {
    expect((await ask('/where-to-go/hoi-an/thang-13', 'vi')).status).toBe(404)
    expect((await ask('/where-to-go/hoi-an/thang-0', 'vi')).status).toBe(404)
    expect((await ask(monthPath('no-such-place', 3), 'vi')).status).toBe(404)
  })

  it('tells the festivals of the place with the days to come', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') })
    expect(await read(monthPath('hanoi', 2), 'vi')).toContain('6–8 tháng 2 năm 2027')
  })

  it('names the articles about the place', async () => {
    await insertPost({ slug: 've-hoi-an', titleVi: 'Một sáng ở Hội An', destinationSlug: 'hoi-an' })
    await insertPost({ slug: 've-hue', titleVi: 'Một sáng ở Huế', destinationSlug: 'hue' })
    const html = await read(monthPath('hoi-an', 5), 'vi')
    expect(html).toContain('Một sáng ở Hội An')
    expect(html).not.toContain('Một sáng ở Huế')
  })
})

describe('the calendar of the country', () => {
  it('leads to every month of every place', async () => {
    const html = await read(paths.when, 'en')
    for (const month of allMonths)
      expect(html).toContain(localizedPath(monthPath('mui-ne', month), 'en', defaultLocale))
  })
})

it('tells today by the lunar calendar in the footer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') })
  expect(await read(paths.contact, 'vi')).toContain('Hôm nay 18 tháng 10 năm Bính Ngọ, âm lịch')
  expect(await read(paths.contact, 'en')).toContain(
    'Lunar calendar: day 18, month 10, year of the Horse',
  )
})
