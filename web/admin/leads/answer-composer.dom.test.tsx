import { fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { fakeApi } from '../kit/testing/fake-api'
import { AnswerComposer } from './answer-composer'
import { useLeadDesk } from './use-lead-desk'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { lines = '' } = {}) => `${key} ${lines}`.trim() }),
}))
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const lead: LeadDetail['lead'] = {
  id: 'a',
  number: 1,
  source: 'form',
  kind: 'contact',
  name: 'Lan',
  email: 'lan@example.com',
  phone: '',
  message: '',
  service: 'tour',
  language: 'vi',
  status: 'new',
  assignee: null,
  followUpOn: null,
  value: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: null,
}

function Composer({ onClose }: { onClose: () => void }) {
  const desk = useLeadDesk(lead, async () => undefined)
  return <AnswerComposer lead={lead} desk={desk} onClose={onClose} />
}

function open() {
  const api = fakeApi()
  api.answerWith(() => Response.json({ answers: [], editor: 'Mai' }))
  const onClose = vi.fn()
  render(
    <PageDataContext value={samplePageData}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Composer onClose={onClose} />
      </SWRConfig>
    </PageDataContext>,
  )
  const area = screen.getByLabelText<HTMLTextAreaElement>('leads.answerIn.vi')
  const write = (value: string) => fireEvent.change(area, { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const sent = () => api.requests.filter(({ method }) => method === 'POST').length
  return { area, write, press, sent, onClose }
}

it('names the blanks before it sends them, and sends on the second press', async () => {
  const { area, write, press, sent, onClose } = open()
  write('Chào Lan,\n\n- giá: \n- đã gồm: xe')
  press('leads.send')
  await screen.findByText('leads.blanks “- giá:”')
  expect(document.activeElement).toBe(area)
  expect(area.value.slice(0, area.selectionStart)).toBe('Chào Lan,\n\n- giá: ')
  expect(sent()).toBe(0)
  press('leads.sendAnyway')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toBe(1)
})

it('says no more of a blank that is filled, and asks again for another', async () => {
  const { write, press, sent, onClose } = open()
  write('- giá: \n- xe:')
  press('leads.send')
  await screen.findByText('leads.blanks “- giá:”, “- xe:”')
  write('- giá: 5 triệu\n- xe:')
  expect(screen.queryByText(/leads.blanks/)).toBeNull()
  press('leads.send')
  await screen.findByText('leads.blanks “- xe:”')
  write('- giá: 5 triệu\n- xe: có')
  press('leads.send')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toBe(1)
})
