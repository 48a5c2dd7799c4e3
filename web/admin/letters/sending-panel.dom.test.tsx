import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SendingProgress } from '../../../schema/api/letters'
import { SendingPanel } from './sending-panel'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { done = '' } = {}) => `${key} ${done}`.trim() }),
}))
vi.mock('../kit/admin-api', async (load) => ({
  ...(await load<object>()),
  useIsOwner: () => false,
  useNames: () => String,
}))

const at = '2026-11-20T00:00:00.000Z'
const sending: SendingProgress = {
  id: 'sending-1',
  state: 'sending',
  mode: 'now',
  list: 'letter',
  segment: {},
  languages: ['vi'],
  startsAt: { vi: at, en: null },
  recipients: 400,
  taken: 120,
  sent: 120,
  delivered: 120,
  failed: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  clicks: null,
  createdBy: 'mai',
  createdAt: at,
  startedAt: at,
  finishedAt: null,
}
const panel = (change: Partial<SendingProgress> = {}, isQuotaUsed = false) => (
  <SendingPanel
    sending={{ ...sending, ...change }}
    rate={10}
    isQuotaUsed={isQuotaUsed}
    onChanged={async () => undefined}
  />
)
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('tells screen readers of the state, and not of figures that change every few seconds', () => {
  const { rerender } = render(panel())
  expect(told()).toEqual(['letters.states.sending'])
  const region = screen.getByRole('status')
  rerender(panel({ taken: 240, sent: 240 }))
  expect(screen.getByText(/^letters.sending.progress 240/)).toBeTruthy()
  expect(told()).toEqual(['letters.states.sending'])
  expect(region.contains(screen.getByRole('progressbar'))).toBe(false)
  rerender(panel({ state: 'paused', taken: 240, sent: 240 }))
  expect(told()).toEqual(['letters.states.paused'])
  expect(screen.getByRole('status')).toBe(region)
})

it('does not call a letter scheduled whose time has come', () => {
  const startsAt = (vi: string) => ({ startsAt: { vi, en: null } })
  const { rerender } = render(panel({ state: 'scheduled', ...startsAt('2999-01-01T00:00:00Z') }))
  expect(told()).toEqual(['letters.states.scheduled'])
  rerender(panel({ state: 'scheduled', ...startsAt('2026-01-01T00:00:00Z') }))
  expect(told()).toEqual(['letters.states.starting'])
})

it('says that the others wait for tomorrow once the quota of the day is used up', () => {
  const { rerender } = render(panel({}, true))
  expect(told()).toEqual(['letters.states.waiting'])
  expect(screen.getByText(/letters.sending.waitsText/)).toBeTruthy()
  expect(screen.queryByText(/letters.sending.left/)).toBeNull()
  rerender(panel({ state: 'paused' }, true))
  expect(told()).toEqual(['letters.states.paused'])
})
