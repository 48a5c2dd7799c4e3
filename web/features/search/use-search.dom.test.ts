import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchAnswer } from '../../../schema/api/search'
import { useCountedSearch } from './use-search'

const { countSearch, countSearchClick } = vi.hoisted(() => ({
  countSearch: vi.fn(),
  countSearchClick: vi.fn(),
}))
vi.mock('../../domain/search/count-search', () => ({ countSearch, countSearchClick }))

const answer = (results: number) =>
  ({ results: Array(results).fill({}), mentions: [], near: [] }) as unknown as SearchAnswer
const phở = { query: 'phở', locale: 'vi', answer: answer(3), isSettled: true } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('counts a query once, when somebody has stopped for two seconds', () => {
  const { rerender } = renderHook(useCountedSearch, { initialProps: { ...phở, query: 'ph' } })
  vi.advanceTimersByTime(1500)
  rerender(phở)
  vi.advanceTimersByTime(1999)
  expect(countSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  rerender({ ...phở, answer: answer(3) })
  vi.advanceTimersByTime(5000)
  expect(countSearch.mock.calls).toEqual([[{ query: 'phở', locale: 'vi', results: 3 }]])
})

it('counts a click, and before it the query', () => {
  const { result } = renderHook(useCountedSearch, { initialProps: phở })
  result.current(2)
  vi.advanceTimersByTime(5000)
  expect(countSearch).toHaveBeenCalledTimes(1)
  expect(countSearchClick.mock.calls).toEqual([
    [{ query: 'phở', locale: 'vi', results: 3, position: 2 }],
  ])
})

it('counts nothing without an answer', () => {
  renderHook(useCountedSearch, { initialProps: { ...phở, answer: undefined } })
  vi.advanceTimersByTime(5000)
  expect(countSearch).not.toHaveBeenCalled()
})
