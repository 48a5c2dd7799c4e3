import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MailHold } from '../../../schema/api/admin-mail-hold'
import { HeldMail } from './held-mail'

const words = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ')
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: words }) }))

const api = vi.hoisted(() => ({
  hold: null as unknown,
  isOwner: true,
  write: vi.fn(async () => ({ dropped: 2, paused: 1 })),
  mutate: vi.fn(),
}))
vi.mock('../kit/admin-api', () => ({
  useAdminData: () => ({ data: { hold: api.hold }, mutate: api.mutate }),
  useIsOwner: () => api.isOwner,
  writeAdmin: api.write,
}))

const hold: MailHold = {
  cause: 'restore',
  since: '2026-11-30T03:00:00.000Z',
  restoredTo: '2026-11-29T19:17:00.000Z',
  waiting: [{ kind: 'trip-staff', old: 2, fresh: 1, oldest: '2026-11-29T18:00:00.000Z' }],
  letters: 1,
}

beforeEach(() => Object.assign(api, { hold, isOwner: true }))
afterEach(() => vi.clearAllMocks())

function release() {
  fireEvent.click(screen.getByRole('button', { name: 'outbox.held.release' }))
  const [, confirm] = screen.getAllByRole('button', { name: 'outbox.held.release', hidden: true })
  fireEvent.click(confirm as HTMLElement)
}

it('says nothing while mail goes out', () => {
  api.hold = null
  expect(render(<HeldMail />).container.textContent).toBe('')
})

it('drops what is old unless the owner says otherwise, and reads again', async () => {
  const { container } = render(<HeldMail />)
  expect(container.textContent).toContain('outbox.kinds.trip-staff: outbox.held.counts 2 1')
  expect(container.textContent).toContain('outbox.held.letters 1')
  release()
  await waitFor(() => expect(api.mutate).toHaveBeenCalled())
  const path = '/api/admin/outbox/hold/release'
  expect(api.write).toHaveBeenLastCalledWith('POST', path, { since: hold.since, dropsOld: true })
  fireEvent.click(screen.getByRole('checkbox'))
  release()
  await waitFor(() => expect(api.write).toHaveBeenCalledTimes(2))
  expect(api.write).toHaveBeenLastCalledWith('POST', path, { since: hold.since, dropsOld: false })
})

it('lets an editor only read', () => {
  api.isOwner = false
  render(<HeldMail />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('outbox.held.ownerOnly')).toBeTruthy()
})
