import { expect, it } from 'vitest'
import { seedViews } from '../../../schema/testing/seed-views'
import { filterTopics, interleaveCategories } from './filter'

const content = seedViews('topic', 'destination').topicList

const slugs = (q: string, category: 'all' | 'festivals' = 'all') =>
  filterTopics(content.topics, { q, category, more: '', when: '' }, 'vi').map(({ slug }) => slug)

it('finds a topic typed without marks', () => {
  expect(slugs('ca phe')).toContain('vietnamese-coffee')
})

it('keeps to the chosen category', () => {
  expect(slugs('', 'festivals').sort()).toEqual([
    'festivals-through-the-year',
    'mid-autumn-festival',
    'tet-lunar-new-year',
  ])
  expect(slugs('ca phe', 'festivals')).toEqual([])
})

it('takes one topic of each category in turn, those of a category in their order', () => {
  const topics = [
    { id: 'bath', category: 'wellness' },
    { id: 'yoga', category: 'wellness' },
    { id: 'spring', category: 'wellness' },
    { id: 'phở', category: 'cuisine' },
    { id: 'Tết', category: 'festivals' },
    { id: 'coffee', category: 'cuisine' },
  ] as const
  expect(interleaveCategories(topics).map(({ id }) => id)).toEqual([
    'bath',
    'phở',
    'Tết',
    'yoga',
    'coffee',
    'spring',
  ])
})
