import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches'

beforeEach(() => localStorage.clear())

function recent(): readonly string[] {
  const { result, unmount } = renderHook(() => useRecentSearches())
  unmount()
  return result.current
}

it('stores the last five searches, the newest first and each once', () => {
  for (const query of ['phở', 'Huế', ' ', 'sapa', 'Hội An', 'visa', ' hue ', 'tết'])
    rememberSearch(query)
  expect(recent()).toEqual(['tết', 'hue', 'visa', 'Hội An', 'sapa'])
  forgetSearches()
  expect(recent()).toEqual([])
  expect(localStorage.getItem('searches')).toBeNull()
})

it('reads nothing but queries from the storage', () => {
  localStorage.setItem('searches', JSON.stringify(['phở', 1, null, '', 'a'.repeat(101), 'huế']))
  expect(recent()).toEqual(['phở', 'huế'])
  localStorage.setItem('searches', '{"a":1}')
  expect(recent()).toEqual([])
})
