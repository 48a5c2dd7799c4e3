import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextInput } from './text-input'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { length }: { length: number }) => `${key} ${length}`,
  }),
}))
afterEach(cleanup)

it.each([
  { value: 'Hội An', usual: 'Huế', length: 6 },
  { value: '', usual: 'Huế', length: 3 },
  { value: '', usual: undefined, length: 0 },
])('counts $length characters of "$value", or of the default $usual', ({ length, ...given }) => {
  render(<TextInput id="a" label="a" advised={60} onChange={() => {}} {...given} />)
  expect(screen.getByText(`entry-form.editor.counter ${length}`)).toBeTruthy()
})
