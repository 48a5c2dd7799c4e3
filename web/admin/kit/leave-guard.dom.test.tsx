import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { LeaveGuard, useLeaveGuard } from './leave-guard'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

function View({ isUnfinished }: { isUnfinished: boolean }) {
  useLeaveGuard('uploads', isUnfinished)
  return <LeaveGuard />
}

function open(isUnfinished: boolean) {
  const router = createMemoryRouter(
    [{ path: '*', element: <View isUnfinished={isUnfinished} /> }],
    { initialEntries: ['/admin/media'] },
  )
  render(
    <PageDataContext value={samplePageData}>
      <RouterProvider router={router} />
    </PageDataContext>,
  )
  return {
    router,
    path: () => router.state.location.pathname,
    go: (to: string) => act(() => router.navigate(to)),
  }
}

const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })))

it('asks before the view is left, and stays or leaves', async () => {
  const view = open(true)
  await view.go('/admin/posts')
  expect(view.path()).toBe('/admin/media')
  await choose('frame.leave.stay')
  expect(screen.queryByText('frame.leave.uploads')).toBeNull()
  await view.go('/admin/posts')
  await choose('frame.leave.leave')
  await vi.waitFor(() => expect(view.path()).toBe('/admin/posts'))
})

it('asks nothing within the view, nor for its other language', async () => {
  const view = open(true)
  await view.go('/admin/media?page=2')
  expect(view.router.state.location.search).toBe('?page=2')
  await view.go('/en/admin/media')
  expect(view.path()).toBe('/en/admin/media')
})

it('asks nothing where nothing is unfinished', async () => {
  const view = open(false)
  await view.go('/admin/posts')
  expect(view.path()).toBe('/admin/posts')
})
