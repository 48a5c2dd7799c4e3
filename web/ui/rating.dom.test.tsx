import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Tooltip } from './rating'

beforeAll(() => import('./loaded-tooltip'))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => document.querySelector('[role=tooltip]')?.textContent

async function point(element: () => Element) {
  fireEvent.pointerEnter(element())
  await wait(0)
  fireEvent.pointerEnter(element())
  fireEvent.pointerMove(element())
}

it('opens after 700 ms, and the next one at once', async () => {
  vi.useFakeTimers()
  const { getByText } = render(
    <>
      <Tooltip text="Airport">
        <b>plane</b>
      </Tooltip>
      <Tooltip text="Bus station">
        <b>bus</b>
      </Tooltip>
    </>,
  )
  await point(() => getByText('plane'))
  await wait(650)
  expect(shown()).toBeUndefined()
  await wait(100)
  expect(shown()).toBe('Airport')
  fireEvent.pointerLeave(getByText('plane'))
  fireEvent.keyDown(document, { key: 'Escape' })
  await wait(50)
  expect(shown()).toBeUndefined()
  await point(() => getByText('bus'))
  await wait(50)
  expect(shown()).toBe('Bus station')
})
