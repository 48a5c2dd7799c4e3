import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BookingRow, DayAnswer } from '../../../schema/api/admin-tours'
import type { BookingStatus } from '../../../schema/bookings'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { fakeApi } from '../kit/testing/fake-api'
import { bookingsToTell, CallOffDialog, reasons } from './call-off-dialog'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { count = '', guests = '' } = {}) => `${key} ${count} ${guests}`.trim(),
  }),
}))

const booking = (status: BookingStatus, email = 'an@example.com'): BookingRow => ({
  code: `MR${status}`,
  tour: 'farm',
  day: '2027-03-15',
  adults: 2,
  children: 1,
  status,
  name: 'An',
  email,
  phone: '',
  chat: null,
  diet: '',
  pickUp: '',
  note: '',
  language: 'vi',
  method: 'card',
  total: 0,
  due: 0,
  checkedInAt: null,
  checkedInBy: null,
  createdAt: '',
  paid: 0,
  refunded: 0,
})
const departure = (tour: string, bookings: BookingRow[]): DayAnswer['departures'][number] => ({
  tour,
  day: '2027-03-15',
  startTime: '06:00',
  seats: 12,
  taken: 6,
  leastGuests: 4,
  state: 'open',
  runsSince: null,
  isAdded: false,
  bookings,
})
const departures = [
  departure('farm', [booking('confirmed'), booking('awaiting'), booking('cancelledByUs')]),
  departure('boat', [booking('confirmed'), booking('held', '')]),
]

it('counts who gets a letter: nobody twice, and nobody without an address', () => {
  expect(bookingsToTell(departures, ['farm'])).toHaveLength(2)
  expect(bookingsToTell(departures, ['farm', 'boat'])).toHaveLength(3)
  expect(bookingsToTell(departures, [])).toEqual([])
})

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  api = fakeApi()
  api.answerWith(() => Response.json({ told: 3 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const dialog = (
    <CallOffDialog
      day="2027-03-15"
      departures={departures}
      tours={[]}
      reload={() => {}}
      onClose={() => {}}
    />
  )
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: dialog }], { initialEntries: ['/'] })}
        />
      </PageDataContext>
    </SWRConfig>,
  )
}
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })))

it('calls two tours off in three taps, and asks before it sends', async () => {
  open()
  await press('tours.decide.presets.storm')
  await press('tours.decide.submit')
  expect(api.requests).toEqual([])
  await press(/^tours\.decide\.confirm /)
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/api/admin/tours/days/2027-03-15/decision',
      body: {
        tours: ['farm', 'boat'],
        runs: false,
        reasonVi: reasons.storm.vi,
        reasonEn: reasons.storm.en,
      },
    },
  ])
})

it('wants a reason in both languages', async () => {
  open()
  await press('tours.decide.presets.few')
  fireEvent.change(screen.getByLabelText(/^tours\.decide\.reasonEn/), { target: { value: ' ' } })
  await press('tours.decide.submit')
  expect(screen.getByText('tours.decide.reasonMissing')).toBeDefined()
  expect(api.requests).toEqual([])
})
