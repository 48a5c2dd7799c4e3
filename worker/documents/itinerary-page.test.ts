import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { paths } from '../../schema/paths'
import { invalidateContent } from '../platform/cache/content-version'
import { pathIn, request } from '../testing/site'

const itinerary = '/plan-your-trip/hoi-an-3-days'

/** A page, its names of places with plain spaces. */
async function open(path: string, locale: 'vi' | 'en' = 'vi'): Promise<string> {
  const response = await request(pathIn(locale, path))
  return (await response.text()).replaceAll('\u00a0', ' ')
}

const sumOf = (html: string) => /<tfoot.*?<\/tfoot>/.exec(html)?.[0]
const wishOf = (html: string) => /Tôi muốn đi theo “Hội An ba ngày[^<]*/.exec(html)?.[0]

it('tells the day by the clock, the route with a map, and what it costs with the sum', async () => {
  const html = await open(itinerary)
  expect(html).toContain('Đạp xe ra Trà Quế, kịp giờ tưới rau')
  expect(html).toContain('aria-label="Bản đồ đường đi: Sân bay Đà Nẵng, Phố cổ Hội An')
  expect(sumOf(html)).toContain('2.710.000 đ')
  expect(sumOf(html)).toContain('5.080.000 đ')
  expect(html).toContain('Tháng 11 năm 2026')
  expect(sumOf(await open(itinerary, 'en'))).toContain('$107')
})

it('asks for the change of a day in the trip form', async () => {
  const path = `${paths.tripPlanning}?plan=hoi-an-3-days&day=2`
  expect(await open(itinerary)).toContain(pathIn('vi', path).replace('&', '&amp;'))
  expect(wishOf(await open(path))).toContain('đổi ngày 2')
  expect(wishOf(await open(path.replace('day=2', 'day=x')))).not.toContain('đổi ngày')
})

it('shows an itinerary of before, without clock, route and costs, by its text', async () => {
  await env.DB.prepare(
    "UPDATE entries SET live = json_remove(live, '$.route', '$.costs', '$.days[0].steps', '$.days[1].steps', '$.days[2].steps') WHERE kind = 'itinerary' AND slug = 'hoi-an-3-days'",
  ).run()
  await invalidateContent(env.CACHE)
  const html = await open(itinerary)
  expect(html).toContain('5 giờ 30 vào phố: các bà quét hiên')
  expect(html).not.toMatch(/<details[^>]*><summary[^>]*>Đọc kỹ ngày này|<tfoot|Bản đồ đường đi/)
})
