import { act, renderHook } from '@testing-library/react'
import useSWR from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { LeadDetail, LeadWritten } from '../../../schema/api/admin-leads'
import { writeAdmin } from '../kit/admin-api'
import { fakeApi, refusal } from '../kit/testing/fake-api'
import { useLeadDesk } from './use-lead-desk'
import { newLeadsPath } from './use-new-leads'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
afterEach(() => vi.unstubAllGlobals())

const lead: LeadDetail['lead'] = {
  id: 'a',
  number: 1,
  source: 'form',
  kind: 'contact',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '',
  message: 'Pho?',
  service: 'food',
  language: 'en',
  status: 'new',
  assignee: null,
  followUpOn: null,
  value: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T01:00:00.000Z',
}
const noted = '2026-11-21T02:00:00.000Z'
const decided = '2026-11-21T03:00:00.000Z'

/** The desk of a lead that the page never reads again, as on a slow line. */
function open(was = lead.updatedAt) {
  const api = fakeApi()
  api.answerWith(({ method }) =>
    Response.json(method === 'POST' ? { was, updatedAt: noted } : { updatedAt: decided }),
  )
  const { result } = renderHook(() => useLeadDesk(lead, async () => undefined))
  const note = () =>
    result.current.follow(() => writeAdmin<LeadWritten>('POST', '/api/admin/leads/notes', {}))
  const bodies = () => api.requests.map(({ body }) => body)
  return { api, desk: () => result.current, note, bodies }
}

it('is in no conflict with the editor’s own note, however soon the decision follows', async () => {
  const { desk, note, bodies } = open()
  await act(async () => {
    const saved = note()
    desk().decide({ assignee: 'mai' })
    await saved
  })
  await vi.waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()).toEqual([{}, { assignee: 'mai', updatedAt: noted }])
  await act(async () => desk().decide({ value: 5 }))
  await vi.waitFor(() => expect(bodies()[2]).toEqual({ value: 5, updatedAt: decided }))
})

it('does not take for seen what somebody else changed before the note', async () => {
  const { desk, note, bodies } = open('2026-11-21T01:30:00.000Z')
  await act(note)
  await act(async () => desk().decide({ status: 'won' }))
  await vi.waitFor(() => expect(bodies()[1]).toEqual({ status: 'won', updatedAt: lead.updatedAt }))
})

it('stores decisions in order, shows all of them meanwhile, and what was refused', async () => {
  const { api, desk, bodies } = open()
  await act(async () => {
    desk().decide({ status: 'won' })
    desk().decide({ assignee: 'mai' })
  })
  await vi.waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toEqual({ assignee: 'mai', updatedAt: decided })
  api.answerWith(() => refusal(409, 'CONFLICT'))
  await act(async () => desk().decide({ followUpOn: '2026-12-01' }))
  await vi.waitFor(() => expect(desk().refused).toEqual({ followUpOn: '2026-12-01' }))
})

it('lets the sidebar count the new leads again after a decision and after an answer', async () => {
  const { desk, note } = open()
  const count = vi.fn(async () => 1)
  renderHook(() => useSWR(newLeadsPath, count))
  await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(1))
  await act(async () => desk().decide({ assignee: 'mai' }))
  await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(2))
  await act(note)
  await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(3))
})
