import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/i18n'
import { formOf } from './blank-form'
import { FieldList } from './field-list'
import { FormToolsProvider } from './form-tools'
import { type Json, withValueAt } from './paths'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { field = '' } = {}) => [key, field].filter(Boolean).join(' '),
  }),
}))
beforeAll(() => loadTexts('vi', ['admin']))

const fields = formOf('destination').filter(({ name }) => name === 'name')
const confirm = vi.fn()

function Form() {
  const [values, setValues] = useState<Json>({ nameVi: 'Huế', nameEn: '[en] Huế' })
  const tools = {
    kind: 'destination',
    issues: [],
    drift: {},
    machineTexts: { '.name': 'en' },
    slug: 'hue',
    defaults: new Map<string, string>(),
    confirm,
    isBusy: false,
    replacements: 0,
    open: new Set<string>(),
    setOpen: () => {},
    change: (path: readonly (string | number)[], next: unknown) =>
      setValues((current) => withValueAt(current, path, next)),
  } as const
  return (
    <FormToolsProvider value={tools}>
      <FieldList fields={fields} parent={undefined} path={[]} driftPath="" values={values} />
    </FormToolsProvider>
  )
}

it('marks a machine translation until it is read, and loses no letter of a burst there', async () => {
  await act(async () => render(<Form />))
  const english = screen.getByLabelText<HTMLTextAreaElement>('entry-form.fields.name (EN)')
  act(() => {
    for (let typed = 1; typed <= 100; typed += 1)
      fireEvent.change(english, { target: { value: 'M'.repeat(typed) } })
  })
  expect(english.value).toBe('M'.repeat(100))
  fireEvent.click(
    await screen.findByRole('button', {
      name: 'translation.confirmField entry-form.fields.name (EN)',
    }),
  )
  expect(confirm).toHaveBeenCalledWith('.name', 'machineTexts')
  expect(screen.getByText('translation.note.en')).toBeTruthy()
})
