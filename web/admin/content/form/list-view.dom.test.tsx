import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { merchantInUseMessage, ownMerchantMessage } from '../../../../schema/content/shop'
import { currentToast } from '../../../ui/toast-store'
import { PhotosUnderWayProvider, useReportPhotos } from '../../kit/photos-under-way'
import { formOf } from './blank-form'
import { ItemList } from './field-list'
import type { ListField } from './form-schema'
import { type FormIssue, FormToolsProvider, useOpenItems } from './form-tools'
import { type Json, withValueAt } from './paths'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { action = '', title = '' } = {}) =>
      [key, action, title].filter(Boolean).join(' '),
  }),
}))

const field = formOf('destination').find(
  (one): one is ListField => one.type === 'list' && one.name === 'activities',
)
const item = (id: string) => ({ id, nameVi: id, nameEn: '' })

let data: Json
let issues: FormIssue[] = []
afterEach(() => {
  issues = []
})

function List() {
  const [value, setValue] = useState(data)
  data = value
  const { open, setOpen } = useOpenItems()
  const tools = {
    ...({
      kind: 'destination',
      slug: '',
      defaults: new Map(),
      issues,
      drift: {},
      machineTexts: {},
      confirm: () => {},
      isBusy: false,
      replacements: 0,
      open,
      setOpen,
    } as const),
    change: (path: readonly (string | number)[], next: unknown) =>
      setValue((current) => withValueAt(current, path, next)),
  }
  if (!field) throw new Error('destinations have no such list')
  return (
    <FormToolsProvider value={tools}>
      <ItemList
        field={field}
        parent={undefined}
        path={['activities']}
        driftPath="activities"
        value={value.activities}
      />
    </FormToolsProvider>
  )
}

function start(...ids: string[]) {
  data = { activities: ids.map(item) }
  render(<List />)
}
const ids = () => (data.activities as { id: string }[]).map(({ id }) => id)
const toggles = () =>
  screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'))
const press = (action: string, title: string) =>
  fireEvent.click(
    screen.getByRole('button', {
      name: `entry-form.editor.of entry-form.editor.${action} ${title}`,
    }),
  )
const idInput = (index: number) =>
  document.getElementById(`entry-activities-${index}-id`) as HTMLInputElement

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

it('keeps the focus where an id is typed', () => {
  start('a', 'b')
  for (const toggle of toggles()) fireEvent.click(toggle)
  const input = idInput(1)
  input.focus()
  fireEvent.change(input, { target: { value: 'bc' } })
  fireEvent.change(input, { target: { value: 'bcd' } })
  expect(ids()).toEqual(['a', 'bcd'])
  expect(document.activeElement).toBe(input)
  expect(idInput(1)).toBe(input)
})

it('keeps a row and its openness together where it moves', () => {
  start('a', 'b', 'c')
  for (const toggle of toggles().slice(0, 1)) fireEvent.click(toggle)
  const input = idInput(0)
  press('down', 'a')
  expect(ids()).toEqual(['b', 'a', 'c'])
  expect(input.isConnected).toBe(true)
  expect(toggles().map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'false',
  ])
})

it('puts a deleted item back among what was typed since', () => {
  start('a', 'b', 'c')
  press('remove', 'b')
  for (const toggle of toggles().slice(1)) fireEvent.click(toggle)
  fireEvent.change(idInput(1), { target: { value: 'c2' } })
  act(() => currentToast()?.action?.onClick())
  expect(ids()).toEqual(['a', 'b', 'c2'])
  expect(toggles().map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual([
    'false',
    'false',
    'true',
  ])
})

it('moves the focus to the next item where one is deleted, and after the last one to the button that adds', () => {
  start('a', 'b')
  press('remove', 'a')
  expect(document.activeElement).toBe(toggles()[0])
  press('remove', 'b')
  expect(document.activeElement?.id).toBe('entry-activities')
})

type Counts = Parameters<typeof useReportPhotos>[0]

function Reporting({ counts, children }: { counts: Counts; children: ReactNode }) {
  useReportPhotos(counts)
  return children
}

it.each([
  ['photographs are on their way', { underWay: 1 }],
  ['a description is not saved', { unsaved: 1 }],
])('keeps the fields of an item that is closed while %s', (_, reported) => {
  data = { activities: [item('a')] }
  const view = (counts: Counts) => (
    <PhotosUnderWayProvider>
      <Reporting counts={counts}>
        <List />
      </Reporting>
    </PhotosUnderWayProvider>
  )
  const { rerender } = render(view(reported))
  expect(idInput(0)).toBeNull()
  const [toggle = document.body] = toggles()
  fireEvent.click(toggle)
  const input = idInput(0)
  fireEvent.click(toggle)
  expect(idInput(0)).toBe(input)
  rerender(view({}))
  expect(idInput(0)).toBeNull()
})

it('says what is wrong with the list itself, and not what is wrong with an item', () => {
  const issue = (path: string, message: string) =>
    ({
      path,
      at: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      message,
      isMissing: false,
      isShown: true,
      locale: undefined,
    }) satisfies FormIssue
  issues = [
    issue('activities', ownMerchantMessage),
    issue('activities.0.nameVi', merchantInUseMessage('Quán', 2)),
  ]
  start('a')
  expect(screen.getByText('entry-form.errors.ownMerchant')).toBeTruthy()
  expect(screen.queryByText('entry-form.errors.merchantInUse')).toBeNull()
})
