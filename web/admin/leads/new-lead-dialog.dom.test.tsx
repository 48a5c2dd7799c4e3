import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { LeaveGuard } from '../kit/leave-guard'
import { fakeApi, refusal } from '../kit/testing/fake-api'
import { NewLeadDialog } from './new-lead-dialog'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
afterEach(() => vi.unstubAllGlobals())

function List() {
  const [isOpen, setIsOpen] = useState(true)
  const navigate = useNavigate()
  return (
    <>
      <LeaveGuard />
      {isOpen && (
        <NewLeadDialog
          onMade={({ kind, id }) => void navigate(`/admin/leads/${kind}/${id}`)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function open() {
  const api = fakeApi()
  const router = createMemoryRouter([{ path: '*', element: <List /> }], {
    initialEntries: ['/admin/leads'],
  })
  render(
    <PageDataContext value={samplePageData}>
      <RouterProvider router={router} />
    </PageDataContext>,
  )
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  return { api, type, press, path: () => router.state.location.pathname }
}

it('opens a lead once it is stored, without a word about lost changes', async () => {
  const { api, type, press, path } = open()
  api.answerWith(() => Response.json({ kind: 'trip', id: 'a' }))
  type('leads.fields.name', 'Lan')
  type('leads.fields.phone', '0905 555 010')
  press('leads.saveByHand')
  await vi.waitFor(() => expect(api.requests).toHaveLength(1))
  await vi.waitFor(() => expect(screen.queryByText('leads.byHandTitle')).toBeNull())
  expect(screen.queryByText('admin:frame.leave.changes')).toBeNull()
  expect(screen.queryByText('frame.leave.changes')).toBeNull()
  expect(path()).toBe('/admin/leads/trip/a')
})

it('asks before it is closed with words that are not stored', async () => {
  const { api, type, press, path } = open()
  api.answerWith(() => refusal(500, 'INTERNAL'))
  type('leads.fields.name', 'Lan')
  press('close')
  await screen.findByText('admin:frame.leave.changes')
  expect(path()).toBe('/admin/leads')
})
