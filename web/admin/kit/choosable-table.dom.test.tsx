import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChoosableTable } from './choosable-table'
import { fakeApi } from './testing/fake-api'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { title = '' } = {}) => `${key} ${title}`.trim() }),
}))

const rows = [{ id: 'hue' }, { id: 'da-lat' }]
const bulk = {
  path: '/api/admin/entries/bulk',
  titleOf: ({ id }: { id: string }) => id,
  editorOf: String,
  fieldLabel: String,
  onChanged: () => {},
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has the focus on the box for all rows once the chosen ones are done', async () => {
  const api = fakeApi()
  api.answerWith(() => Response.json({ results: [{ id: 'hue', ok: true }] }))
  render(<ChoosableTable caption="" columns={[]} rows={rows} bulk={bulk} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'entries.bulk.one hue' }))
  const run = screen.getByRole('button', { name: 'entries.bulk.do' })
  run.focus()
  await act(async () => fireEvent.click(run))
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'entries.bulk.do' })).toBeNull(),
  )
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'entries.bulk.all' }))
})
