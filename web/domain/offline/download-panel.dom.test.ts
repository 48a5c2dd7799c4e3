import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadPages, planDownload } from './download-pages'
import { useOfflineDownload } from './download-panel'
import { canStorePages } from './offline-store'

vi.mock('../../lib/page-data', () => ({ useSettings: () => ({ defaultLocale: 'vi' }) }))
vi.mock('./download-pages', () => ({ planDownload: vi.fn(), downloadPages: vi.fn() }))
vi.mock('./offline-store', () => ({ canStorePages: vi.fn() }))

const plan = { pages: [], bytes: 1000 } as unknown as Awaited<ReturnType<typeof planDownload>>

beforeEach(() => {
  vi.mocked(canStorePages).mockReturnValue(true)
  vi.mocked(planDownload).mockResolvedValue(plan)
})

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

async function measured() {
  const { result } = renderHook(() => useOfflineDownload([], false))
  await waitFor(() => expect(result.current.download.step).toBe('asking'))
  return result
}

it('measures, asks, and downloads when it is told to', async () => {
  const result = await measured()
  await act(() => result.current.start(plan))
  expect(result.current.download).toEqual({ step: 'done' })
  expect(downloadPages).toHaveBeenCalledWith(plan, expect.any(Function))
})

it('distinguishes full storage from other failures', async () => {
  const result = await measured()
  vi.mocked(downloadPages).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await act(() => result.current.start(plan))
  expect(result.current.download).toEqual({ step: 'failed', reason: 'full' })
  vi.mocked(downloadPages).mockRejectedValueOnce(new TypeError('no connection'))
  await act(() => result.current.start(plan))
  expect(result.current.download).toEqual({ step: 'failed', reason: 'failed' })
})

it('names the browser where it refuses to store anything, not the network', async () => {
  const result = await measured()
  vi.mocked(downloadPages).mockRejectedValueOnce(
    new DOMException('The operation is insecure', 'SecurityError'),
  )
  await act(() => result.current.start(plan))
  expect(result.current.download).toEqual({ step: 'failed', reason: 'refused' })
  vi.stubGlobal('localStorage', undefined)
  vi.mocked(downloadPages).mockRejectedValueOnce(
    new DOMException('the list could not be stored', 'QuotaExceededError'),
  )
  await act(() => result.current.start(plan))
  expect(result.current.download).toEqual({ step: 'failed', reason: 'refused' })
})

it('measures nothing where the browser cannot store pages', () => {
  vi.mocked(canStorePages).mockReturnValue(false)
  const { result } = renderHook(() => useOfflineDownload([], false))
  expect(result.current.download).toEqual({ step: 'failed', reason: 'unsupported' })
  expect(planDownload).not.toHaveBeenCalled()
})

it('starts as done when everything is downloaded', () => {
  const { result } = renderHook(() => useOfflineDownload([], true))
  expect(result.current.download).toEqual({ step: 'done' })
})
