import { afterEach, expect, it, vi } from 'vitest'
import { persistedStore } from './persisted-store'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The browser's storage; `refuses` as in a private window. */
function stubStorage(refuses = false): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

const keepCount = () =>
  persistedStore<number>('count', {
    parse: (stored) => (typeof stored === 'number' ? stored : 0),
    none: 0,
  })

it('answers what another tab wrote while nobody followed', () => {
  const items = stubStorage()
  const count = keepCount()
  expect(count.current()).toBe(0)
  items.set('count', '3')
  expect(count.current()).toBe(3)
  expect(count.put(4, 4)).toBe(true)
  expect(count.current()).toBe(4)
  items.set('count', '"broken')
  expect(count.current()).toBe(0)
})

it('keeps a value as long as the page where the browser refuses it', () => {
  stubStorage(true)
  const count = keepCount()
  expect(count.put(5, 5)).toBe(false)
  expect(count.current()).toBe(5)
})
