import { expect, it } from 'vitest'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { content as destinations } from '../destinations/list'
import { content } from './home'

it('prices each featured destination by its own cheapest stay', () => {
  expect(content.places.map(({ titleEn, price }) => [titleEn, price])).toEqual(
    content.places.map(({ titleEn }) => {
      const place = destinations.find(({ slug }) => slug === resolveDestinationSlug(titleEn))
      return [titleEn, place?.accommodation.priceRange.split('-')[0]]
    }),
  )
})

it('rates each featured destination as its own page does', () => {
  const ratings = new Map<string, number>(destinations.map(({ slug, rating }) => [slug, rating]))
  for (const { titleEn, rating } of content.places) expect(rating, titleEn).toBe(ratings.get(resolveDestinationSlug(titleEn) ?? ''))
})
