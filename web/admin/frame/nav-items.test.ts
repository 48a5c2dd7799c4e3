import { expect, it } from 'vitest'
import { itemOf } from './nav-items'

it.each([
  ['/admin', '', '/admin'],
  ['/admin/content', '', '/admin/content'],
  ['/admin/content', '?kind=post&q=x', '/admin/content?kind=post'],
  ['/admin/content', '?kind=posters', '/admin/content'],
  ['/admin/content/some-id', '', '/admin/content'],
  ['/admin/leads/trip/1', '', '/admin/leads'],
  ['/admin/login', '', undefined],
])('marks for %s%s the item %s', (pathname, search, to) => {
  expect(itemOf({ pathname, search, hash: '' })).toBe(to)
})

it('marks the part of the settings that is open', () => {
  const markedAt = (hash: string) => itemOf({ pathname: '/admin/settings', search: '', hash })
  expect(['', '#entry-part-menus', '#entry-part-contact'].map(markedAt)).toEqual([
    '/admin/settings',
    '/admin/settings#entry-part-menus',
    '/admin/settings',
  ])
})
