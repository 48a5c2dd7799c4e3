import { expect, it } from 'vitest'
import { inSeason } from './season-places'

const place = (slug: string, ...months: number[]) => ({
  id: `destination:${slug}`,
  destinations: [slug],
  months,
})

it('lists the places that are at their best in a month, those for which it is the best first', () => {
  const places = [
    place('hue', 2, 3),
    place('hoi-an', 3, 2),
    place('sapa', 9, 10),
    { id: 'deal:x', destinations: ['hue'] },
  ]
  expect(inSeason(places, 3).map(({ slug }) => slug)).toEqual(['hoi-an', 'hue'])
  expect(inSeason(places, 10)).toEqual([{ slug: 'sapa', months: [9, 10] }])
})

it('lists no more than three', () => {
  expect(
    inSeason(
      ['a', 'b', 'c', 'd'].map((slug) => place(slug, 1)),
      1,
    ),
  ).toHaveLength(3)
})
