import { expect, it } from 'vitest'
import type { SearchResult } from '../../../schema/api/search'
import { suggestionsOf } from './search-suggestions'

const result = (id: string, part?: string): SearchResult => ({
  id,
  type: id.slice(0, id.indexOf(':')) as SearchResult['type'],
  title: id,
  lead: '',
  image: null,
  ...(part && { part: { id: `${id}#${part}`, title: part, lead: '' } }),
})
const shown = (...results: SearchResult[]) =>
  suggestionsOf({ results }).map(({ kind, results: found }) => [kind, ...found.map(({ id }) => id)])

it('groups what was found, the kind of the best result first', () => {
  const found = [
    result('guide:day-7'),
    result('destination:hue'),
    result('topic:tet'),
    result('destination:hanoi', 'dishes:bun-cha'),
  ]
  expect(shown(...found)).toEqual([
    ['guides', 'guide:day-7', 'topic:tet'],
    ['places', 'destination:hue'],
    ['parts', 'destination:hanoi'],
  ])
})

it('shows few of a kind and seven in all, the best', () => {
  const guides = Array.from({ length: 9 }, (_, day) => result(`guide:day-${day}`))
  const products = Array.from({ length: 9 }, (_, number) => result(`product:${number}`))
  expect(shown(...guides, ...products)).toEqual([
    ['guides', 'guide:day-0', 'guide:day-1', 'guide:day-2', 'guide:day-3'],
    ['products', 'product:0', 'product:1'],
  ])
  const mixed = [
    result('destination:a'),
    ...guides,
    result('destination:b', 'dishes:x'),
    ...products,
    result('destination:c'),
  ]
  expect(shown(...mixed).flatMap(([, ...ids]) => ids)).toHaveLength(7)
})

it('suggests nothing without results', () => {
  expect(shown()).toEqual([])
})
