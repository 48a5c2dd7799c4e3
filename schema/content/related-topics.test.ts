import { expect, it } from 'vitest'
import { relatedTopics } from './views'

it('relates four topics: those of the category first, then those that share places', () => {
  const topic = (
    slug: string,
    category: 'cuisine' | 'beaches',
    ...relatedDestinations: string[]
  ) => ({ slug, category, relatedDestinations })
  const own = topic('own', 'cuisine', 'hue', 'hanoi')
  const others = [
    topic('none', 'beaches'),
    topic('one', 'beaches', 'hue'),
    topic('two', 'beaches', 'hanoi', 'hue'),
    topic('same', 'cuisine'),
  ]
  const related = relatedTopics(own, [own, ...others, topic('more', 'beaches')])
  expect(related.map(({ slug }) => slug)).toEqual(['same', 'two', 'one', 'none'])
})
