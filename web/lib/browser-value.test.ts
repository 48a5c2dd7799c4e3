import { afterEach, expect, it, vi } from 'vitest'
import { scrollBehaviour } from './browser-value'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('scrolls as the visitor wants things to move: reduced %s, %s', (matches, behaviour) => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches }) })
  expect(scrollBehaviour()).toBe(behaviour)
})
