import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CheckIn } from '../../../schema/api/admin-tours'
import { type FakeRequest, fakeApi, refusal } from '../kit/testing/fake-api'
import { forgetTold, statusAfter } from './check-in-queue'
import { useCheckIns } from './use-check-ins'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.spyOn(console, 'debug').mockReturnValue()
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const code = 'MRBCDFGHJK'
const itemsOf = ({ body }: FakeRequest) => (body as { items: CheckIn[] }).items
const sent = () => api.requests.flatMap(itemsOf).map(({ what }) => what)
const allDone = (request: FakeRequest) =>
  Response.json({ outcomes: itemsOf(request).map((item) => ({ ...item, outcome: 'done' })) })

function start() {
  const onSent = vi.fn()
  const { result } = renderHook(() => useCheckIns(onSent))
  return {
    onSent,
    now: () => result.current,
    tap: (what: CheckIn['what']) => act(async () => result.current.checkIn(code, what)),
  }
}

it('keeps check-ins without a connection, over a reload, and sends them once it is back', async () => {
  api.answerWith(() => new TypeError('no network'))
  const phone = start()
  await phone.tap('checkIn')
  expect(phone.now().items).toHaveLength(1)
  expect(phone.now().failureText).toBe('shell:errors.OFFLINE')
  cleanup()

  const again = start()
  await act(async () => {})
  expect(again.now().items).toMatchObject([{ code, what: 'checkIn' }])
  api.requests.splice(0)
  api.answerWith(allDone)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(sent()).toEqual(['checkIn'])
  expect(again.now().items).toEqual([])
  expect(again.onSent).toHaveBeenCalled()
  expect(localStorage.getItem('tour-check-ins')).toBeNull()
})

it('sends what was tapped while it was sending, in order and once', async () => {
  let answer = () => {}
  api.answerWith(
    (request) =>
      new Promise((resolve) => {
        answer = () => resolve(allDone(request))
      }),
  )
  const phone = start()
  await phone.tap('checkIn')
  await phone.tap('undo')
  expect(sent()).toEqual(['checkIn'])
  await act(async () => answer())
  expect(sent()).toEqual(['checkIn', 'undo'])
  await act(async () => answer())
  expect(phone.now().items).toEqual([])
})

it('tries again by itself after the server was not well', async () => {
  api.answerWith(() => refusal(500, 'INTERNAL'))
  const phone = start()
  await phone.tap('checkIn')
  expect(phone.now().items).toHaveLength(1)
  api.answerWith(allDone)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(phone.now().items).toEqual([])
})

it('tells who was first on another phone, until that is read', async () => {
  const first = {
    code,
    outcome: 'already',
    status: 'checkedIn',
    by: 'lan',
    at: '2027-03-15T00:00Z',
  }
  api.answerWith(() => Response.json({ outcomes: [first] }))
  const phone = start()
  await phone.tap('checkIn')
  expect(phone.now().items).toEqual([])
  expect(phone.now().told).toMatchObject([{ code, by: 'lan', what: 'checkIn' }])
  act(() => forgetTold(code))
  expect(phone.now().told).toEqual([])
})

it('is quiet where this phone itself was first and the answer was lost', async () => {
  api.answerWith((request) =>
    Response.json({
      outcomes: itemsOf(request).map(({ at }) => ({ code, outcome: 'already', by: 'mai', at })),
    }),
  )
  const phone = start()
  await phone.tap('checkIn')
  expect(phone.now().told).toEqual([])
})

it('knows the state that waiting check-ins lead to', () => {
  const item = (what: CheckIn['what'], of = code) => ({ code: of, what, at: '' })
  const after = (...items: CheckIn[]) => statusAfter({ code, status: 'confirmed' }, items)
  expect(after()).toBe('confirmed')
  expect(after(item('checkIn'))).toBe('checkedIn')
  expect(after(item('checkIn', 'MRBBBBBBBB'))).toBe('confirmed')
  expect(after(item('checkIn'), item('undo'), item('miss'))).toBe('noShow')
  expect(statusAfter({ code, status: 'cancelledByUs' }, [item('checkIn')])).toBe('cancelledByUs')
})
