import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedText } from './use-typed-text'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function openField(value: string) {
  const onSettle = vi.fn<(value: string) => void>()
  const field = renderHook(
    (current: string) => useTypedText(current, onSettle, (text) => text.trim()),
    { initialProps: value },
  )
  const type = (text: string) => act(() => field.result.current[1](text))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { onSettle, type, wait, setValue: field.rerender, text: () => field.result.current[0] }
}

it('follows the typing at once and sends the parsed text after 250 ms', () => {
  const { onSettle, type, wait, text } = openField('')
  type('hu')
  wait(200)
  type('hue ')
  wait(200)
  expect(text()).toBe('hue ')
  expect(onSettle).not.toHaveBeenCalled()
  wait(50)
  expect(onSettle.mock.calls).toEqual([['hue']])
})

it('sends nothing that is already the value', () => {
  const { onSettle, type, wait } = openField('hue')
  type('hue  ')
  wait(300)
  expect(onSettle).not.toHaveBeenCalled()
})

it('keeps what was typed meanwhile when its own text comes back late', () => {
  const { type, wait, setValue, text } = openField('')
  type('hu')
  wait(250)
  type('hue')
  setValue('hu')
  expect(text()).toBe('hue')
})

it('takes a value from elsewhere, such as Back or a reset', () => {
  const { onSettle, type, wait, setValue, text } = openField('sapa')
  type('sapa trek')
  setValue('hanoi')
  expect(text()).toBe('hanoi')
  wait(300)
  expect(onSettle).not.toHaveBeenCalled()
})
