import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CommentForm } from './comment-form'

const t = (key: string, { name = '' } = {}) => (name ? `${key} ${name}` : key)
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }))

afterEach(cleanup)

const people = [
  { username: 'lan', name: 'Lan Trần', role: 'owner' as const },
  { username: 'lam', name: 'Lâm Vũ', role: 'owner' as const },
  { username: 'mai', name: 'Mai Lê', role: 'owner' as const },
  { username: 'minh', name: 'Đức Minh', role: 'owner' as const },
]

/** The field with `value` and the cursor at its end. */
function open(value: string) {
  const nothing = vi.fn()
  render(
    <CommentForm
      label="comment"
      action="send"
      people={people}
      onSend={async () => nothing()}
      onTyping={nothing}
    />,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('comment')
  fireEvent.change(field, { target: { value } })
  /** Whether the browser is to do with the key what it does. */
  const press = (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more })
  const marked = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { field, press, marked }
}

it.each(['Enter', 'Tab'])('mentions the first colleague by %s', (key) => {
  const { field, press } = open('Chào @la')
  expect(press(key)).toBe(false)
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['Chào @lan ', null])
  expect(press(key)).toBe(true)
})

it.each(['@đứ', '@duc', '@Đức'.normalize('NFD')])(
  'finds a colleague by the name in %s',
  (value) => {
    const { press, field, marked } = open(value)
    expect(marked()).toBe('@minh (Đức Minh)')
    press('Enter')
    expect(field.value).toBe('@minh ')
  },
)

it('moves among the colleagues by arrows, around the ends', () => {
  const { field, press, marked } = open('@la')
  expect(marked()).toBe('@lan (Lan Trần)')
  press('ArrowUp')
  expect(marked()).toBe('@lam (Lâm Vũ)')
  press('ArrowDown')
  expect(marked()).toBe('@lan (Lan Trần)')
  press('ArrowDown')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('@lam (Lâm Vũ)')
  press('Enter')
  expect(field.value).toBe('@lam ')
})

it('closes the suggestions by Escape, and only then leaves the key to the dialog', () => {
  const { field, press } = open('@la')
  expect(press('Escape')).toBe(false)
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['@la', null])
  expect(press('Escape')).toBe(true)
})

it.each([
  ['a composition', '@la', { isComposing: true }],
  ['a held Shift', '@la', { shiftKey: true }],
  ['no suggestion', '@xyz', {}],
])('leaves Enter to the field with %s', (_, value, more) => {
  const { field, press } = open(value)
  expect(press('Enter', more)).toBe(true)
  expect(field.value).toBe(value)
})

it('mentions nobody where the cursor has left the name', () => {
  const { field, press } = open('Chào @la')
  field.setSelectionRange(2, 2)
  expect(press('Enter')).toBe(true)
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['Chào @la', null])
})
