import { expect, it } from 'vitest'
import { formPathOf, storedPath } from './field-paths'

const data = {
  titleVi: 'Huế',
  days: [
    { id: 'mot', titleVi: '', steps: [{ textVi: 'a' }] },
    { id: 'hai', titleVi: '' },
  ],
}

it('names the item of a list by its id, so that a comment moves with it', () => {
  expect(storedPath(['titleVi'], '')).toBe('titleVi')
  expect(storedPath(['days', 1, 'titleVi'], '.days.hai')).toBe('days.@hai.titleVi')
  expect(storedPath(['days', 0, 'steps', 0, 'textVi'], '.days.mot.steps.0')).toBe(
    'days.@mot.steps.0.textVi',
  )
  // An item that has no id yet.
  expect(storedPath(['days', 1, 'titleVi'], '.days.')).toBe('days.1.titleVi')
  const moved = { ...data, days: data.days.toReversed() }
  expect(formPathOf(data, 'days.@hai.titleVi')).toEqual(['days', 1, 'titleVi'])
  expect(formPathOf(moved, 'days.@hai.titleVi')).toEqual(['days', 0, 'titleVi'])
  expect(formPathOf(data, 'days.@mot.steps.0.textVi')).toEqual(['days', 0, 'steps', 0, 'textVi'])
})

it('knows no place for an item that is gone', () => {
  expect(formPathOf(data, 'days.@ba.titleVi')).toBeUndefined()
  expect(formPathOf(data, 'days.2.titleVi')).toBeUndefined()
})
