import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { fakeApi } from '../kit/testing/fake-api'
import { View } from './media-list-view'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

beforeEach(() => {
  fakeApi().answerWith(() => Response.json({ items: [], hasNext: false, tags: [] }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The library without photographs at an address. */
async function open(search: string) {
  const router = createMemoryRouter([{ path: '*', element: <View /> }], {
    initialEntries: [`/admin/media${search}`],
  })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <RouterProvider router={router} />
      </PageDataContext>
    </SWRConfig>,
  )
  await screen.findByRole('heading', { level: 2 })
  return router
}
const said = () => screen.getByRole('heading', { level: 2 }).textContent
const search = () => screen.queryByRole('searchbox')

it.each([
  ['', 'media.empty'],
  ['?q=hue', 'media.noneFound'],
  ['?state=trash', 'media.emptyStates.trash'],
  ['?state=missing-alt', 'media.emptyStates.missing-alt'],
  ['?state=trash&q=hue', 'media.noneFound'],
])('says at %o why nothing is listed: %s', async (address, reason) => {
  await open(address)
  expect(said()).toBe(reason)
})

it('has nothing to search in while it is empty, and goes back to all photographs', async () => {
  const router = await open('?state=unused')
  expect(search()).not.toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'media.showAll' })))
  await vi.waitFor(() => expect(said()).toBe('media.empty'))
  expect(router.state.location.search).toBe('')
  expect(search()).toBeNull()
})
