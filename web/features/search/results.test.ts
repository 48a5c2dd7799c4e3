import { expect, test } from 'vitest'
import type { SearchResult } from '../../../schema/api/search'
import { toShownResult } from './results'

const page = { id: 'destination:hanoi', type: 'destination', title: 'Hà Nội', lead: '', image: 'turtle-tower' } as SearchResult
const shown = (anchor: string) =>
  toShownResult({ ...page, part: { id: `destination:hanoi#${anchor}:1`, title: 'Phở bò', lead: '' } }, 'vi', 25_000)

test('a dish shows food, another part the picture of its page', () => {
  expect(shown('dishes')).toMatchObject({ kind: 'dish', title: 'Phở bò', picture: '@assets/art/activity-food' })
  expect(shown('sights')).toMatchObject({ kind: 'destination', picture: 'turtle-tower' })
})
