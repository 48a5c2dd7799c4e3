import { expect, it } from 'vitest'
import { changesOf } from './audit-change'

it('lists the fields of both sides, and leaves out those that are the same', () => {
  const before = { title: 'Huế', tags: ['a', 'b'], price: 20, same: { x: 1 } }
  const after = {
    title: 'Huế mùa mưa',
    tags: ['a', 'c'],
    price: null,
    same: { x: 1 },
    listed: false,
  }
  expect(changesOf({ before, after })).toEqual([
    { name: 'title', before: 'Huế', after: 'Huế mùa mưa' },
    { name: 'tags', before: 'a\nb', after: 'a\nc' },
    { name: 'price', before: '20', after: '' },
    { name: 'listed', before: '', after: 'false' },
  ])
})

it('takes an entry with one side only', () => {
  expect(changesOf({ before: null, after: { rows: 500 } })).toEqual([
    { name: 'rows', before: '', after: '500' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
