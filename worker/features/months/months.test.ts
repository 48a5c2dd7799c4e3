import { expect, it } from 'vitest'
import type { PlaceMonth, PlaceYears } from '../../../schema/api/months'
import { request } from '../../testing/site'

async function read<Answer>(path: string): Promise<Answer> {
  const response = await request(path)
  expect(response.status).toBe(200)
  return response.json()
}

it('gives the twelve months of each place, without the texts of their pages', async () => {
  const years = await read<PlaceYears>('/api/months?locale=vi')
  expect(years).toHaveLength(22)
  for (const { slug, year } of years) expect([slug, year.length]).toEqual([slug, 12])
  expect(years[0]?.year[0]).not.toHaveProperty('textVi')
})

it('gives a month of a place with its fruit and the deals there', async () => {
  const march = await read<PlaceMonth>('/api/months/hoi-an/3?locale=en')
  expect(march.note).toMatchObject({ month: 3, verdict: 'good' })
  expect(march.year).toHaveLength(12)
  expect(march.year[0]).toEqual({ month: 1, verdict: march.year[0]?.verdict })
  expect(march.fruits.map(({ nameEn }) => nameEn)).toContain('Mango')
  expect(march.deals.map(({ slug }) => slug)).toContain('hoi-an-cooking-class')
  const october = await read<PlaceMonth>('/api/months/hoi-an/10?locale=en')
  expect(october.fruits.map(({ nameEn }) => nameEn)).not.toContain('Mango')
})

it('names no fruit that does not grow in the region', async () => {
  expect((await read<PlaceMonth>('/api/months/sapa/12?locale=vi')).fruits).toEqual([])
  const south = await read<PlaceMonth>('/api/months/mekong-delta/12?locale=en')
  expect(south.fruits.map(({ nameEn }) => nameEn)).toContain('Star apple')
})

it('names a second crop only in the region that has it, and none on islands', async () => {
  const fruitsOf = async (path: string) =>
    (await read<PlaceMonth>(`/api/months/${path}?locale=en`)).fruits.map(({ nameEn }) => nameEn)
  expect(await fruitsOf('chau-doc/7')).toContain('Durian')
  expect(await fruitsOf('chau-doc/9')).not.toContain('Durian')
  expect(await fruitsOf('da-lat/9')).toContain('Durian')
  expect(await fruitsOf('con-dao/9')).toEqual([])
})

it('has an ETag of its own, that of its own words', async () => {
  const etagOf = async (path: string) => (await request(path)).headers.get('ETag')
  const [march, april, place] = await Promise.all([
    etagOf('/api/months/hue/3?locale=vi'),
    etagOf('/api/months/hue/4?locale=vi'),
    etagOf('/api/entries/destination/hue?locale=vi'),
  ])
  expect(new Set([march, april, place]).size).toBe(3)
  const headers = { 'If-None-Match': march ?? '' }
  expect((await request('/api/months/hue/3?locale=vi', { headers })).status).toBe(304)
})

it.each(['/api/months/nowhere/3?locale=vi', '/api/months/Hue!/3?locale=vi'])(
  'knows no place at %s',
  async (path) => {
    expect((await request(path)).status).toBe(404)
  },
)

it.each(['/api/months/hue/13?locale=vi', '/api/months/hue/3'])('refuses %s', async (path) => {
  expect((await request(path)).status).toBe(400)
})
