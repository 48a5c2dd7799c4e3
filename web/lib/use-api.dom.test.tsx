import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePageData } from '../testing/sample-page-data'
import { PageDataContext } from './page-data'
import { loadApi, notePageData, type ReadOptions, useApi } from './use-api'

const page = samplePageData
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
  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }),
  )
  const result = readMe({})
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }))
  expect(result.current).toMatchObject({ data: undefined, isLoading: false })
})

it('gives nothing on a 401 where it is told to, and still fails on everything else', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }),
  )
  const nothing = readMe({ nothingOn401: true })
  expect(nothing.current.isLoading).toBe(true)
  await waitFor(() => expect(nothing.current.isLoading).toBe(false))
  expect(nothing.current).toMatchObject({ data: undefined, error: undefined })

  fetched.mockImplementation(async () => new Response('down', { status: 503 }))
  const failed = readMe({ nothingOn401: true })
  await waitFor(() => expect(failed.current.error).toMatchObject({ status: 503 }))
})

it('fails for a reader of the same path that was not told to give nothing', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'UNAUTHENTICATED' }, { status: 401 }),
  )
  const cache = new Map()
  const nothing = readMe({ nothingOn401: true }, cache)
  await waitFor(() => expect(nothing.current.isLoading).toBe(false))
  const result = readMe({ freshForMs: 0 }, cache)
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }))
})

it('says that data is of the path before', async () => {
  const answers: ((answer: Response) => void)[] = []
  fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <PageDataContext value={page}>{children}</PageDataContext>
    </SWRConfig>
  )
  const { result, rerender } = renderHook(
    ({ q }) => useApi(`/api/search?q=${q}`, { keepPreviousData: true }),
    { wrapper, initialProps: { q: 'hue' } },
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(Response.json({ results: ['hue'] }))
  await waitFor(() => expect(result.current.data).toEqual({ results: ['hue'] }))
  expect(result.current.isPrevious).toBe(false)
  rerender({ q: 'hoi' })
  expect(result.current).toMatchObject({ data: { results: ['hue'] }, isPrevious: true })
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(Response.json({ results: ['hoi'] }))
  await waitFor(() => expect(result.current.isPrevious).toBe(false))
})

it('tells what does not exist from what is in the other language only', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'NOT_IN_LANGUAGE' }, { status: 404 }),
  )
  const other = readMe({})
  await waitFor(() =>
    expect(other.current).toMatchObject({ isNotInLanguage: true, isNotFound: false }),
  )

  fetched.mockImplementation(async () =>
    Response.json({ error: 'x', code: 'GONE' }, { status: 410 }),
  )
  const gone = readMe({})
  await waitFor(() =>
    expect(gone.current).toMatchObject({ isNotInLanguage: false, isNotFound: true }),
  )
})

describe('what is loaded before a page renders', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageDataContext value={page}>{children}</PageDataContext>
  )

  it('is there in the first render, and is read once', async () => {
    fetched.mockImplementation(async () => Response.json([{ id: 'deal:a' }]))
    await Promise.all([loadApi('/api/things?locale=vi'), loadApi('/api/things?locale=vi')])
    await loadApi('/api/things?locale=vi')
    const seen: unknown[] = []
    renderHook(() => seen.push(useApi('/api/things?locale=vi').data), { wrapper })
    expect(seen[0]).toEqual([{ id: 'deal:a' }])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('can be loaded again after a failure', async () => {
    fetched.mockImplementationOnce(async () => new Response('down', { status: 503 }))
    await expect(loadApi('/api/things?locale=en')).rejects.toMatchObject({ status: 503 })
    fetched.mockImplementation(async () => Response.json([]))
    await loadApi('/api/things?locale=en')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is not read where the Worker has put it into the page', async () => {
    notePageData({ '/api/things/places?locale=vi': [] })
    await loadApi('/api/things/places?locale=vi')
    expect(fetched).not.toHaveBeenCalled()
  })
})
