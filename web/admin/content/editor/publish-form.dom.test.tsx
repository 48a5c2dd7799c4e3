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

const t = (key: string) => key
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

function Form() {
  const start = { entry, content: contentOf(entry), base: entry.version, owner: 'here' }
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
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <Form />
      </PageDataContext>
    </SWRConfig>,
  )
  return api
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
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /describe/ })
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
