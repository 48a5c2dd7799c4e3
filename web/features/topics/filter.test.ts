import { expect, it } from 'vitest'
import { viewEntries } from '../../../schema/content/all-views'
import { readEntryFiles } from '../../../schema/seed/entry-files'
import { filterTopics } from './filter'

const content = viewEntries(readEntryFiles()).topicList

const slugs = (q: string, category: 'all' | 'festivals' = 'all') =>
  filterTopics(content.topics, { q, category, more: '' }, 'vi').map(({ slug }) => slug)

it('finds a topic typed without marks', () => {
  expect(slugs('ca phe')).toContain('vietnamese-coffee')
})

it('keeps to the chosen category', () => {
  expect(slugs('', 'festivals').sort()).toEqual(['festivals-through-the-year', 'mid-autumn-festival', 'tet-lunar-new-year'])
  expect(slugs('ca phe', 'festivals')).toEqual([])
})
