// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageDataContext } from './page-data'
import { type ReadOptions, useApi } from './use-api'

const settings = { siteUrl: 'https://site.example', defaultLocale: 'vi' as const, tileUrl: '', hotelPartnerId: '', activityPartnerId: '' }
const page = { settings, today: '2026-11-23', data: {}, errors: {} }
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

/** Reads who is logged in, with a cache that later reads of the same test may share. */
function readMe(options: ReadOptions, cache = new Map()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <PageDataContext value={page}>{children}</PageDataContext>
    </SWRConfig>
  )
  return renderHook(() => useApi('/api/admin/me', options), { wrapper }).result
}

it('fails on a 401 by default', async () => {
  fetched.mockImplementation(async () => Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }))
  const result = readMe({})
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }))
  expect(result.current).toMatchObject({ data: undefined, isLoading: false })
})

it('gives nothing on a 401 where it is told to, and still fails on everything else', async () => {
  fetched.mockImplementation(async () => Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }))
  const nothing = readMe({ nothingOn401: true })
  expect(nothing.current.isLoading).toBe(true)
  await waitFor(() => expect(nothing.current.isLoading).toBe(false))
  expect(nothing.current).toMatchObject({ data: undefined, error: undefined })

  fetched.mockImplementation(async () => new Response('down', { status: 503 }))
  const failed = readMe({ nothingOn401: true })
  await waitFor(() => expect(failed.current.error).toMatchObject({ status: 503 }))
})

it('fails for a reader of the same path that was not told to give nothing', async () => {
  fetched.mockImplementation(async () => Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }))
  const cache = new Map()
  const nothing = readMe({ nothingOn401: true }, cache)
  await waitFor(() => expect(nothing.current.isLoading).toBe(false))
  const result = readMe({ freshForMs: 0 }, cache)
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }))
})
