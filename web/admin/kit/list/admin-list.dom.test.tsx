import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textField } from '../../../lib/list-state'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import { fakeApi } from '../testing/fake-api'
import { AdminList } from './admin-list'
import { BulkBar, useBulkChange } from './bulk-bar'
import { choices, pageField, useAdminList } from './use-admin-list'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { title = '', count = '' } = {}) => `${key} ${title}${count}`.trim(),
  }),
}))

const fields = {
  kind: choices(['all', 'deal', 'topic']),
  q: textField(),
  state: choices(['', 'draft']),
  sort: choices(['edited', 'title']),
  page: pageField,
}

interface Row {
  id: string
}

function Bar({ chosen, onClear }: { chosen: readonly Row[]; onClear: () => void }) {
  const words = { done: String, refused: () => 'Refused', close: 'Close' }
  const { run, dialog } = useBulkChange<Row>('/api/bulk', words, ({ id }, { code }) => id + code)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={`${chosen.length} chosen`} clearLabel="Clear" onClear={onClear}>
          <button type="button" onClick={() => run(chosen, { action: 'trash' }, onClear)}>
            Trash
          </button>
        </BulkBar>
      )}
      {dialog}
    </>
  )
}

function View() {
  const list = useAdminList('/api/admin/entries', fields)
  return (
    <AdminList
      list={list}
      filterForm={{ label: 'Filters', grid: '' }}
      filters={{
        kind: { as: 'chips', label: 'Kind', textOf: (kind) => `Kind ${kind}`, resets: ['sort'] },
        q: { label: 'Search' },
        state: { label: 'State', isMore: true, all: 'Any state' },
        sort: { label: 'Sort', isMore: true, isSort: true },
      }}
      rows={list.data?.entries}
      rowId={({ id }) => id}
      columns={[{ header: 'Name', isTitle: true, cell: ({ id }) => id }]}
      bulk={{
        nameOf: ({ id }) => id,
        bar: ({ chosen, clear }) => <Bar chosen={chosen} onClear={clear} />,
      }}
      empty={{ title: 'Nothing yet' }}
      noMatch={{ title: 'Nothing found', reset: 'Show all' }}
    />
  )
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answerWith(({ method }) =>
    method === 'POST'
      ? Response.json({ results: [{ id: 'hue', ok: true }] })
      : Response.json({ entries: [{ id: 'hue' }, { id: 'da-lat' }], hasNext: true }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The list at an address, once its rows are there. */
async function open(search: string) {
  const router = createMemoryRouter([{ path: '*', element: <View /> }], {
    initialEntries: [`/admin/content${search}`],
  })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <RouterProvider router={router} />
      </PageDataContext>
    </SWRConfig>,
  )
  await screen.findByRole('rowheader', { name: 'hue' })
  return () => router.state.location.search
}
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const follow = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })))

it('reads the list as the address says, from the first page after each change of a filter', async () => {
  const search = await open('?state=draft&page=3')
  expect(api.requests.at(-1)?.path).toBe('/api/admin/entries?state=draft&page=3')
  await choose('State', '')
  expect(search()).toBe('')
  await act(async () => void fireEvent.click(screen.getByText('frame.nextPage')))
  expect(search()).toBe('?page=2')
  await follow('Kind deal')
  expect(search()).toBe('?kind=deal')
  expect(api.requests.at(-1)?.path).toBe('/api/admin/entries?kind=deal')
})

it('sets back what a filter resets', async () => {
  const search = await open('?sort=title&state=draft')
  await follow('Kind topic')
  expect(search()).toBe('?state=draft&kind=topic')
})

it('counts the folded filters in use, without the order', async () => {
  await open('?kind=deal&sort=title')
  expect(screen.getByRole('button', { name: 'frame.filters' })).toBeDefined()
  await choose('State', 'draft')
  expect(screen.getByRole('button', { name: 'frame.filtersActive 1' })).toBeDefined()
})

it('asks for what is searched once nothing has been typed for a while', async () => {
  const search = await open('')
  await choose('Search', 'h')
  await choose('Search', 'hu')
  expect(search()).toBe('?q=hu')
  await vi.waitFor(() => expect(api.requests.at(-1)?.path).toBe('/api/admin/entries?q=hu'))
  expect(api.requests.map(({ path }) => path)).not.toContain('/api/admin/entries?q=h')
})

it('says why there are no rows, and shows all again', async () => {
  const search = await open('')
  api.answerWith(() => Response.json({ entries: [], hasNext: false }))
  await choose('State', 'draft')
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show all' })))
  expect(search()).toBe('')
  expect(await screen.findByRole('rowheader', { name: 'hue' })).toBeDefined()
})

it('has the focus on the box for all rows once the chosen ones are done', async () => {
  await open('')
  fireEvent.click(screen.getByRole('checkbox', { name: 'kit.list.one hue' }))
  const run = screen.getByRole('button', { name: 'Trash' })
  run.focus()
  await act(async () => fireEvent.click(run))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Trash' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'kit.list.all' }))
  expect(api.requests.at(-1)?.body).toEqual({ action: 'trash', ids: ['hue'] })
})

it('names the rows that were refused', async () => {
  await open('')
  const refused = { id: 'hue', ok: false, code: 'CONFLICT' }
  api.answerWith(() => Response.json({ results: [refused] }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'kit.list.one hue' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Trash' })))
  expect((await screen.findByRole('dialog', { name: 'Refused' })).textContent).toContain(
    'hueCONFLICT',
  )
})
