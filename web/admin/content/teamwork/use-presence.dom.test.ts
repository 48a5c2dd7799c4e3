import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../kit/testing/fake-api'
import { withFakeClock } from '../../kit/testing/fake-clock'
import { usePresence } from './use-presence'

withFakeClock()

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answerWith(() => Response.json([]))
  document.body.innerHTML = '<div data-field="titleVi"><input id="title"></div><input id="outside">'
})

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const beats = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const focus = (id: string) => document.getElementById(id)?.focus()

it('beats every twenty seconds and soon after another field has the focus, and says goodbye', async () => {
  const { unmount } = renderHook(() => usePresence('an-entry', 'window-1'))
  await wait(0)
  expect(beats()).toEqual([{ windowId: 'window-1', field: null }])
  focus('title')
  await wait(900)
  expect(beats().at(-1)).toEqual({ windowId: 'window-1', field: 'titleVi' })
  focus('outside')
  focus('title')
  await wait(900)
  expect(beats().at(-1)).toMatchObject({ field: 'titleVi' })
  await wait(40_000)
  expect(beats().length).toBeLessThanOrEqual(5)
  unmount()
  const { length } = beats()
  await wait(60_000)
  expect(beats()).toHaveLength(length)
  expect(api.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/api/admin/entries/an-entry/presence/window-1',
  })
})

it('is silent while nobody uses the window, and where the tab is hidden', async () => {
  renderHook(() => usePresence('an-entry', 'window-1'))
  await wait(31 * 60_000)
  const { length } = beats()
  await wait(60_000)
  expect(beats()).toHaveLength(length)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await wait(60_000)
  expect(beats()).toHaveLength(length)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(beats()).toHaveLength(length + 1)
})

it('logs a failing heartbeat once, keeps who was seen, and goes on', async () => {
  const lan = { windowId: 'window-2', name: 'Lan', field: null, since: '', isSelf: false }
  api.answerWith(() => Response.json([lan]))
  const { result } = renderHook(() => usePresence('an-entry', 'window-1'))
  await wait(0)
  const seen = result.current
  expect(seen).toEqual([lan])
  api.answerWith(() => new Error('no network'))
  await wait(60_000)
  expect(console.debug).toHaveBeenCalledTimes(1)
  api.answerWith(() => Response.json([lan]))
  await wait(20_000)
  // The same people render nothing anew.
  expect(result.current).toBe(seen)
})
