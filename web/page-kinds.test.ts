import { expect, it } from 'vitest'
import { pageKindOf } from '../schema/api/views'
import { notFoundPage, pages } from './routes'

const others = ['page', 'offline', 'partners', 'about', 'privacy', 'terms', 'not-found']

it('counts each page that readers come to by a kind of its own, but for a few', () => {
  const counted = [...pages, notFoundPage].filter(({ fresh }) => !fresh)
  const unnamed = counted.filter(({ id }) => pageKindOf(id) === 'other').map(({ id }) => id)
  expect(unnamed.toSorted()).toEqual(others.toSorted())
})
