import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type PageData, PageDataContext } from '../../lib/page-data'
import { useRememberTravelDates, useTravelDates } from './use-travel-dates'

const today = '2026-11-26'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T05:00:00Z`) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const wrapper = ({ children }: { children: ReactNode }) => {
    const page = <PageDataContext value={{ today } as PageData}>{children}</PageDataContext>
    router ??= createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
    return <RouterProvider router={router} />
  }
  const { result } = renderHook(
    () => {
      useRememberTravelDates()
      return useTravelDates()
    },
    { wrapper },
  )
  return { result, search: () => router?.state.location.search }
}

it('puts what is chosen into the address and onto the device, and takes it away again', () => {
  const { result, search } = open('/where-to-go?q=hue')
  expect(result.current.dates).toBeUndefined()
  act(() => result.current.choose('3'))
  expect(result.current.dates).toEqual({ month: 3 })
  expect(search()).toBe('?q=hue&when=3')
  cleanup()
  const later = open('/where-to-go/hue')
  expect(later.result.current).toMatchObject({ dates: { month: 3 }, text: '3', isInAddress: false })
  act(() => later.result.current.choose(''))
  expect(later.result.current.dates).toBeUndefined()
  cleanup()
  expect(open('/').result.current.dates).toBeUndefined()
})

it('remembers what an address is opened with', () => {
  open('/?when=7')
  cleanup()
  expect(open('/where-to-go/hue').result.current).toMatchObject({
    dates: { month: 7 },
    isInAddress: false,
  })
})

it('takes the address for more than what the device remembers', () => {
  const first = open('/')
  act(() => first.result.current.choose('3'))
  cleanup()
  expect(open('/?when=7').result.current.dates).toEqual({ month: 7 })
  cleanup()
  expect(open('/?when=2026-01-01~2026-01-05').result.current.dates).toEqual({ month: 7 })
})

it('forgets a month that is over', () => {
  const first = open('/')
  act(() => first.result.current.choose('3'))
  cleanup()
  vi.setSystemTime(new Date('2027-04-01T05:00:00Z'))
  expect(open('/').result.current.dates).toBeUndefined()
})
