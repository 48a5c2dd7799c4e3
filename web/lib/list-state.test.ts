import { expect, it } from 'vitest'
import { givenFields } from '../domain/forms/given-fields'
import { choiceField, readListState, showAllField, textField } from './list-state'

const fields = { q: textField(), category: choiceField(['all', 'food'], 'all'), more: showAllField() }

it('reads what the address says, and defaults for what it does not know', () => {
  const state = readListState(fields, new URLSearchParams('q=hue&category=zzz&more=1'))
  expect(state).toEqual({ q: 'hue', category: 'all', more: '1' })
  expect(givenFields(fields, state)).toEqual([
    ['q', 'hue'],
    ['more', '1'],
  ])
})

it('never cuts a text within a character', () => {
  expect(readListState(fields, new URLSearchParams({ q: `${'a'.repeat(99)}😀` })).q).toBe('a'.repeat(99))
})
