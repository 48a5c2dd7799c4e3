import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { NumberInput } from '../content/form/inputs/number-input'
import { StoredField } from './stored-field'

function open(stored: number | null) {
  const onStore = vi.fn()
  render(
    <PageDataContext value={samplePageData}>
      <StoredField
        label="Value"
        stored={stored}
        Input={NumberInput}
        check={() => undefined}
        onStore={onStore}
      />
    </PageDataContext>,
  )
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } })
    fireEvent.blur(screen.getByRole('textbox'))
  }
  return { type, onStore }
}

it('stores a zero, which is not nothing', () => {
  const { type, onStore } = open(null)
  type('0')
  expect(onStore).toHaveBeenCalledExactlyOnceWith(0)
})

it('stores nothing that is as before', () => {
  const { type, onStore } = open(0)
  type('0')
  expect(onStore).not.toHaveBeenCalled()
})

it('stores that a value is taken away', () => {
  const { type, onStore } = open(5)
  type('')
  expect(onStore).toHaveBeenCalledExactlyOnceWith(null)
})
