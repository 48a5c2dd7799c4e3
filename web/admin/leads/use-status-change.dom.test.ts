import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LeadRow } from '../../../schema/api/admin-leads'
import { fakeApi, refusal } from '../kit/testing/fake-api'
import { useStatusChange } from './use-status-change'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
afterEach(() => vi.unstubAllGlobals())

const lead: LeadRow = {
  kind: 'trip',
  id: 'a',
  name: 'Ann',
  language: 'en',
  about: '',
  excerpt: '',
  hasReply: false,
  status: 'new',
  assignee: null,
  followUpOn: null,
  value: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: null,
}

async function change(response: Response) {
  const api = fakeApi()
  api.answerWith(() => response)
  const [onChanged, onStored] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => useStatusChange(onChanged))
  await act(() => result.current.changeStatus([lead], 'won', onStored))
  expect(onChanged).toHaveBeenCalledOnce()
  return onStored
}

it('says that a change is stored', async () => {
  expect(await change(Response.json({ changed: [], conflicts: [] }))).toHaveBeenCalledOnce()
})

it('says no such thing of a refused one, so that the leads stay selected', async () => {
  expect(await change(refusal(500, 'INTERNAL'))).not.toHaveBeenCalled()
})
