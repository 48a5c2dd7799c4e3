import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { EntryKind } from '../../../../schema/content/choices'
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
/** Renders a field of a form; returns what is told of changes. */
async function renderField(kind: EntryKind, name: string, values: Record<string, unknown>) {
  await loadTexts('vi', ['admin'])
  const change = vi.fn()
  const tools = {
    kind,
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
  const fields = formOf(kind).filter((field) => field.name === name)
  await act(async () =>
    render(
      <FormToolsProvider value={tools}>
        <FieldList fields={fields} parent={undefined} path={[]} driftPath="" values={values} />
      </FormToolsProvider>,
    ),
  )
  return change
}

it('takes over the description of a chosen photograph where none is written', async () => {
  const values = { heroImageUrl: '', heroAltVi: '', heroAltEn: 'Written', nameVi: '' }
  const change = await renderField('destination', 'heroImageUrl', values)
  fireEvent.click(await screen.findByRole('button', { name: 'choose' }))
  expect(change.mock.calls).toEqual([
    [['heroImageUrl'], 'media:abcdefghij'],
    [['heroAltVi'], words.altVi],
  ])
})

it.each([
  ['isOwn', undefined],
  ['isHotDeal', false],
])('leaves %s as %s once it is unticked', async (name, left) => {
  const change = await renderField('deal', name, { [name]: true })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(change.mock.calls).toEqual([[[name], left]])
})
