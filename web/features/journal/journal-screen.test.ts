import { expect, test } from 'vitest'
import type { PostSummary } from '../../../schema/api/posts'
import { journalPlaces } from './journal-screen'

const post = (slug: string, tags: string[], destinationSlug: string | null = null) =>
  ({ slug, tags, destinationSlug }) as PostSummary

test('orders the places of entries from north to south, by destination or by the first tag that is one', () => {
  const posts = [
    post('a', ['Cao Lãnh', 'Cái Bè'], 'mekong-delta'),
    post('b', ['Bài chòi', 'Hội An']),
    post('c', ['Sa Pa']),
  ]
  expect(journalPlaces(posts).map(({ nameEn, slug }) => [nameEn, slug])).toEqual([
    ['Sapa', 'c'],
    ['Bài chòi', 'b'],
    ['Cao Lanh', 'a'],
  ])
})

test('counts the entries of a place under its newest, and leaves out those about no place', () => {
  const posts = [
    post('new', ['Huế', 'Sông Hương']),
    post('old', ['Huế']),
    post('none', ['Cơm nhà']),
    post('bare', []),
  ]
  expect(journalPlaces(posts)).toEqual([
    { placeId: 'hue', nameVi: 'Huế', nameEn: 'Hue', slug: 'new', count: 2 },
  ])
})
