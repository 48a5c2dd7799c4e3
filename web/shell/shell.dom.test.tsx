import { act, cleanup, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getI18n, loadTexts } from '../i18n/i18n'
import { NavigationProgress, useSlowNavigation } from './shell'

beforeEach(async () => {
  await loadTexts('en', ['shell'])
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Root() {
  const isSlow = useSlowNavigation()
  return (
    <I18nextProvider i18n={getI18n('en')}>
      <NavigationProgress isSlow={isSlow} />
      <main aria-busy={isSlow}>
        <Outlet />
      </main>
    </I18nextProvider>
  )
}

function open() {
  const held = Promise.withResolvers<null>()
  const children = [
    { index: true },
    { path: 'next', loader: () => held.promise, element: <p>next</p> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Root />, children }])
  const { container } = render(<RouterProvider router={router} />)
  const shown = () => [
    container.querySelector('[aria-live]')?.textContent,
    container.querySelector('main')?.getAttribute('aria-busy'),
  ]
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { router, held, shown, wait }
}

it('shows and announces a page that loads for more than 150 ms, until it is there', async () => {
  const { router, held, shown, wait } = open()
  act(() => void router.navigate('/next'))
  await wait(140)
  expect(shown()).toEqual(['', 'false'])
  await wait(20)
  expect(shown()).toEqual(['Loading the page…', 'true'])
  held.resolve(null)
  await wait(0)
  expect(shown()).toEqual(['', 'false'])
})

it('says nothing while somebody types into a search', async () => {
  const { router, shown, wait } = open()
  act(() => void router.navigate('/next', { state: { keepScroll: true } }))
  await wait(1000)
  expect(shown()).toEqual(['', 'false'])
})
