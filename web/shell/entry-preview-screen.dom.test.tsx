import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openBeside } from './entry-preview-screen'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('opens a link in another tab, and leaves links to parts of the page alone', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const navigate = vi.fn()
  render(
    <div onClickCapture={openBeside}>
      <a href="/where-to-go/hue" onClick={navigate}>
        Huế
      </a>
      <a href="#mua">Mùa</a>
      <p>Chữ</p>
    </div>,
  )
  expect(fireEvent.click(screen.getByText('Huế'))).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/where-to-go\/hue$/),
    '_blank',
    'noopener',
  )
  expect(navigate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Chữ'))
  expect(fireEvent.click(screen.getByText('Mùa'))).toBe(true)
  expect(open).toHaveBeenCalledTimes(1)
})
