import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchEventInput } from '../../../schema/api/searches'
import { countSearch, countSearchClick } from './count-search'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)

beforeEach(() => vi.stubGlobal('navigator', { sendBeacon }))
afterEach(() => {
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
})

async function sentEvents(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => {
      expect([url, body.type]).toEqual(['/api/search/events', 'application/json'])
      return searchEventInput.parse(JSON.parse(await body.text()))
    }),
  )
}

it('sends a search, then the position of the result that is opened, as the API takes them', async () => {
  const search = { query: 'phở bò', locale: 'vi', results: 12 } as const
  countSearch(search)
  countSearchClick({ ...search, position: 3 })
  expect(await sentEvents()).toEqual([search, { ...search, position: 3 }])
})

it('sends nothing of a search without words', async () => {
  countSearch({ query: ' ', locale: 'en', results: 0 })
  expect(await sentEvents()).toEqual([])
})
