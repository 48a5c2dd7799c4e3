import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageDataContext } from '../../../../lib/page-data'
import { samplePageData } from '../../../../testing/sample-page-data'
import { fakeApi } from '../../../kit/testing/fake-api'
import { PlaceSearch } from './place-search'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes the hit that the arrow marks on Enter', () => {
  fakeApi().answerWith(() => Response.json({ entries: [] }))
  // The list passes over what has no size, as nothing here has.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const onChoose = vi.fn()
  render(
    <PageDataContext value={samplePageData}>
      <PlaceSearch among="places" chosen={[]} onChoose={onChoose} onClose={() => {}} />
    </PageDataContext>,
  )
  const box = screen.getByRole('combobox', { hidden: true })
  fireEvent.change(box, { target: { value: 'hoi an' } })
  fireEvent.focus(box)
  const [first] = screen.getAllByRole('option', { hidden: true })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(first?.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith('hoi-an')
})
