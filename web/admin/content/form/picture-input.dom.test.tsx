import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/i18n'
import { samplePhoto } from '../../media/testing/sample-photo'
import { formOf } from './blank-form'
import { FieldList } from './field-list'
import { FormToolsProvider } from './form-tools'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../media/picture-control', () => ({
  PictureControl: ({ onChange }: { onChange: (picture: string, photo: object) => void }) => (
    <button
      type="button"
      onClick={() => onChange('media:abcdefghij', { ...samplePhoto, ...words })}
    >
      choose
    </button>
  ),
}))

const words = { altVi: 'Cổng Ngọ Môn', altEn: 'The Noon Gate' }
const fields = formOf('destination').filter(({ name }) => name === 'heroImageUrl')

it('takes over the description of a chosen photograph where none is written', async () => {
  await loadTexts('vi', ['admin'])
  const change = vi.fn()
  const tools = {
    kind: 'destination',
    issues: [],
    drift: {},
    machineTexts: {},
    slug: 'hue',
    defaults: new Map<string, string>(),
    confirm: () => {},
    isBusy: false,
    replacements: 0,
    open: new Set<string>(),
    setOpen: () => {},
    change,
  } as const
  const values = { heroImageUrl: '', heroAltVi: '', heroAltEn: 'Written', nameVi: '' }
  await act(async () =>
    render(
      <FormToolsProvider value={tools}>
        <FieldList fields={fields} parent={undefined} path={[]} driftPath="" values={values} />
      </FormToolsProvider>,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'choose' }))
  expect(change.mock.calls).toEqual([
    [['heroImageUrl'], 'media:abcdefghij'],
    [['heroAltVi'], words.altVi],
  ])
})
