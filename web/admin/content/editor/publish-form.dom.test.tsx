import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { photoMessage } from '../../../../schema/content/photos'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import { type FakeRequest, fakeApi, refusal } from '../../kit/testing/fake-api'
import { samplePhoto } from '../../media/testing/sample-photo'
import { formOf } from '../form/blank-form'
import { contentOf } from './editing-state'
import { PublishForm } from './publish-form'
import { useEntryEditor } from './use-entry-editor'

const t = (key: string, { people = '' } = {}) => `${key} ${people}`.trim()
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }))

const data = { titleVi: 'Chợ nổi', titleEn: 'Floating market' }
const entry: AdminEntry = {
  id: 'one',
  kind: 'post',
  slug: 'cho-noi',
  ...data,
  statusVi: 'published',
  statusEn: 'draft',
  scheduledAtVi: null,
  scheduledAtEn: null,
  scheduleFailedAt: null,
  hasChanges: false,
  isBehind: false,
  updatedAt: '2026-11-21T07:00:00.000Z',
  updatedBy: 'lan',
  deletedAt: null,
  version: 3,
  live: { titleVi: 'Chợ nổi' },
  drift: {},
  machineTexts: {},
  issues: [],
  path: '/inspiration/cho-noi',
  draft: null,
  publishedAtVi: null,
  publishedAtEn: null,
  createdAt: '2026-11-21T07:00:00.000Z',
  data,
}
const fields = formOf('post')
const close = vi.fn()

function Form({ given, typed = {} }: { given: AdminEntry; typed?: object }) {
  const { slug, data: stored } = contentOf(given)
  const content = { slug, data: { ...stored, ...typed } }
  const start = { entry: given, content, base: given.version, owner: 'here' }
  const editing = useEntryEditor(start, fields, () => {})
  const [unsaved, setUnsaved] = useState(0)
  const count = useCallback((isOn: boolean) => setUnsaved((all) => all + (isOn ? 1 : -1)), [])
  return (
    <PublishForm
      {...{ editing, fields, close }}
      onGoTo={() => {}}
      hasUnsaved={unsaved > 0}
      onUnsaved={count}
    />
  )
}

/** Both languages need the Vietnamese description of a photograph; then English lacks nothing. */
function open() {
  const api = fakeApi()
  let photo = samplePhoto
  const message = photoMessage({ problem: 'alt', locale: 'vi', name: photo.fileName })
  api.answerWith(({ method, path, body }: FakeRequest) => {
    if (path.endsWith('/check')) {
      const lacking = photo.altVi ? [] : [{ path: 'coverImage', message, photo: photo.id }]
      return Response.json({ vi: lacking, en: [] })
    }
    if (path.endsWith('/publish')) return refusal(400, 'BAD_REQUEST', [{ path: '', message }])
    if (method === 'PUT') photo = { ...photo, ...Object(body) }
    return Response.json(photo)
  })
  show(entry)
  return api
}

function show(given: AdminEntry, typed?: object) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <Form given={given} typed={typed} />
      </PageDataContext>
    </SWRConfig>,
  )
}

const box = (language: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`language.${language}`) })
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')
const areOff = () => ['entry-form.publish.now', 'kit.publish.schedule'].map(isOff)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('waits for what is missing and for what is typed, and loses none of it', async () => {
  const { requests } = open()
  const areShut = () => [box('vi').disabled, box('en').disabled]
  expect(areShut()).toEqual([true, true])
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /describe/ })
  expect(areShut()).toEqual([false, false])
  const ticked = () => [box('vi').checked, box('en').checked]
  expect(ticked()).toEqual([false, true])
  expect(areOff()).toEqual([false, false])
  fireEvent.click(box('vi'))
  expect(areOff()).toEqual([true, true])
  expect(screen.getByText('entry-form.publish.lacks.vi')).toBeTruthy()
  // What is typed would be lost, also where its language is not chosen.
  fireEvent.click(box('vi'))
  fireEvent.change(field, { target: { value: 'Ghe xoài' } })
  expect(areOff()).toEqual([true, true])
  expect(isOff('entry-form.publish.withdraw.vi')).toBe(true)
  expect(screen.getByText('entry-form.publish.unsaved')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter' })
  await vi.waitFor(() => expect(areOff()).toEqual([false, false]))
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ altVi: 'Ghe xoài' })
  const checks = () => requests.filter(({ path }) => path.endsWith('/check')).length
  const before = checks()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'entry-form.publish.now' }))
  })
  await vi.waitFor(() => expect(checks()).toBe(before + 1))
  expect(requests.find(({ path }) => path.endsWith('/publish'))?.body).toMatchObject({
    locales: ['en'],
  })
  expect(close).not.toHaveBeenCalled()
})

it('tells wrong values from missing ones, and says what will change and who changed it', async () => {
  const issues = [
    { path: 'readingTimeMinutes', message: 'Too big' },
    { path: 'summaryVi', message: 'Required' },
  ]
  const revisions = [
    { id: 4, action: 'entry.update', username: 'lan' },
    { id: 3, action: 'entry.publish', username: 'mai' },
    { id: 2, action: 'entry.update', username: 'hoa' },
  ]
  const staff = [{ username: 'lan', name: 'Lan Trần', role: 'owner' as const }]
  fakeApi().answerWith(({ path }) => {
    if (path.endsWith('/revisions')) return Response.json(revisions)
    return Response.json(path.endsWith('/staff') ? staff : { vi: issues, en: [] })
  })
  const changed = { ...data, readingTimeMinutes: 9999 }
  show({ ...entry, hasChanges: true, data: changed, live: data })
  const wrong = await screen.findByText('entry-form.publish.wrong')
  const button = screen.getByRole('button', { name: /readingTimeMinutes: entry-form\.errors/ })
  expect(wrong.parentElement?.contains(button)).toBe(true)
  const missing = screen.getByText('entry-form.publish.missing').parentElement
  expect(missing?.contains(screen.getByRole('textbox'))).toBe(true)
  expect(missing?.contains(button)).toBe(false)
  const changes = screen.getByText('entry-form.publish.changes').parentElement
  expect(changes?.textContent).toContain('entry-form.fields.readingTimeMinutes')
  expect(changes?.textContent).not.toContain('fields.title')
  await screen.findByText('entry-form.publish.changedBy Lan Trần')
})

it('tells that what is typed in one language leaves the other behind', async () => {
  fakeApi().answerWith(() => Response.json({ vi: [], en: [] }))
  show(entry, { titleVi: 'Chợ nổi Cái Răng' })
  const note = await screen.findByText('entry-form.publish.behind')
  expect(note.parentElement?.contains(box('en'))).toBe(true)
  expect(screen.getAllByText('entry-form.publish.behind')).toHaveLength(1)
})

it('asks once for the description of a photograph that is used twice', async () => {
  const message = photoMessage({ problem: 'alt', locale: 'vi', name: samplePhoto.fileName })
  const lacking = ['coverImage', 'meta.image'].map((path) => ({
    path,
    message,
    photo: samplePhoto.id,
  }))
  fakeApi().answerWith(({ path }) =>
    Response.json(path.endsWith('/check') ? { vi: lacking, en: [] } : samplePhoto),
  )
  show(entry)
  await screen.findByRole('textbox', { name: /describe/ })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})
