import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markGuideRead, useReadGuides } from './read-guides'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('stores each read day once, and shows it at once', () => {
  const { result } = renderHook(() => useReadGuides())
  act(() => {
    markGuideRead(7)
    markGuideRead(8)
    markGuideRead(7)
  })
  expect(result.current).toEqual([7, 8])
  expect(JSON.parse(localStorage.getItem('read-guides') ?? '')).toEqual([7, 8])
})

it('leaves out what is malformed in the browser', () => {
  localStorage.setItem('read-guides', JSON.stringify([3, 3, 0, 31, 2.5, '4', null]))
  expect(renderHook(() => useReadGuides()).result.current).toEqual([3])
  cleanup()
  localStorage.setItem('read-guides', '{"not":"a list"}')
  expect(renderHook(() => useReadGuides()).result.current).toEqual([])
})
