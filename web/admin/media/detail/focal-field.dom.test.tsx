import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samplePhoto } from '../testing/sample-photo'
import { FocalField } from './focal-field'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

beforeEach(() => {
  const captured = new Set<number>()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  Element.prototype.setPointerCapture = (id) => void captured.add(id)
  Element.prototype.hasPointerCapture = (id) => captured.has(id)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open() {
  const onChange = vi.fn()
  render(<FocalField item={samplePhoto} point={{ x: 0.5, y: 0.5 }} onChange={onChange} />)
  const picture = screen.getByRole('slider').parentElement ?? document.body
  return { picture, onChange }
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 })

it('follows a mouse that is dragged', () => {
  const { picture, onChange } = open()
  fireEvent.pointerMove(picture, { ...at(40, 30), pointerType: 'mouse' })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerDown(picture, { ...at(40, 30), pointerType: 'mouse' })
  fireEvent.pointerMove(picture, { ...at(100, 150), pointerType: 'mouse' })
  expect(onChange).toHaveBeenLastCalledWith({ x: 0.25, y: 0.5 })
})

it('stays where it is while a finger scrolls, and goes to where it taps', () => {
  const { picture, onChange } = open()
  // A browser captures the target of a touch by itself.
  picture.setPointerCapture(1)
  fireEvent.pointerDown(picture, { ...at(40, 30), pointerType: 'touch' })
  fireEvent.pointerMove(picture, { ...at(40, 150), pointerType: 'touch' })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(picture, at(100, 75))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 0.25, y: 0.25 })
})
