import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { vietnamDay } from '../../../schema/time'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { fakeApi } from '../kit/testing/fake-api'
import { useDay } from './use-day'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = vietnamDay(Date.now())
const answer = { day: today, departures: [], tours: [] }

/** A page that has just been opened: it remembers nothing of an earlier one. */
function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <PageDataContext value={samplePageData}>{children}</PageDataContext>
    </SWRConfig>
  )
  return renderHook(() => useDay(today), { wrapper }).result
}

it('shows the last list without a connection, and says that it is one', async () => {
  const api = fakeApi()
  api.answerWith(() => Response.json(answer))
  const first = open()
  await waitFor(() => expect(first.current.answer).toEqual(answer))
  expect(first.current.storedAt).toBeUndefined()
  cleanup()

  api.answerWith(() => new TypeError('no network'))
  const again = open()
  await waitFor(() => expect(again.current.storedAt).toBeDefined())
  expect(again.current).toMatchObject({ answer, error: undefined })
})

it('says that it cannot be read where nothing was stored', async () => {
  fakeApi().answerWith(() => new TypeError('no network'))
  const day = open()
  await waitFor(() => expect(day.current.error).toBeDefined())
  expect(day.current.answer).toBeUndefined()
})
