import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AdminEntry, TranslatedEntry } from '../../../../schema/api/admin-entries'
import { currentToast } from '../../../ui/toast-store'
import { fakeApi, refusal } from '../../kit/testing/fake-api'
import { withFakeClock } from '../../kit/testing/fake-clock'
import { localCopies } from '../drafts/local-copies'
import { copyPrefix } from '../entry-api'
import { formOf } from '../form/blank-form'
import { contentOf } from './editing-state'
import { useEntryEditor } from './use-entry-editor'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const entry: AdminEntry = {
  id: 'one',
  kind: 'destination',
  slug: 'hue',
  titleVi: 'Huế',
  titleEn: 'Hue',
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
  live: null,
  drift: {},
  machineTexts: {},
  issues: [],
  path: '/where-to-go/hue',
  draft: null,
  publishedAtVi: null,
  publishedAtEn: null,
  createdAt: '2026-11-21T07:00:00.000Z',
  data: { nameVi: 'Huế', nameEn: 'Hue', descriptionVi: 'Mưa.' },
}
const fields = formOf('destination')
const stored = (part: Partial<TranslatedEntry>) => Response.json({ ...entry, version: 4, ...part })

withFakeClock()

function open() {
  const api = fakeApi()
  const onIssues = vi.fn()
  const start = { entry, content: contentOf(entry), base: entry.version, owner: 'here' }
  let renders = 0
  const { result, unmount } = renderHook(() => {
    renders += 1
    return useEntryEditor(start, fields, onIssues)
  })
  return {
    api,
    renders: () => renders,
    onIssues,
    unmount,
    editing: () => result.current,
    type: (name: string, value: unknown) => act(() => result.current.change([name], value)),
    save: () => act(() => result.current.save()),
  }
}

async function openConflict() {
  const opened = open()
  const theirs = { ...entry, version: 5, data: { ...entry.data, nameVi: 'Của họ' } }
  opened.api.answerWith(({ method }) =>
    method === 'GET' ? Response.json(theirs) : refusal(409, 'CONFLICT'),
  )
  opened.type('descriptionVi', 'Của tôi.')
  await opened.save()
  return opened
}

it('stores what is typed as a draft, without blanks, under the version that it started from', async () => {
  const { api, editing, type } = open()
  type('nameVi', 'Cố đô Huế')
  expect(localCopies(copyPrefix('one'))).toMatchObject([
    { base: 3, content: { slug: 'hue', data: { nameVi: 'Cố đô Huế' } } },
  ])
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(api.requests).toMatchObject([
    {
      method: 'PUT',
      path: '/api/admin/entries/one/draft',
      body: { baseVersion: 3, data: { ...entry.data, nameVi: 'Cố đô Huế' } },
    },
  ])
  expect(editing().autosaveStatus.kind).toBe('stored')
})

it('renders once a letter, and drops none of a burst', () => {
  const { editing, renders, type } = open()
  const before = renders()
  for (let typed = 1; typed <= 100; typed += 1) type('nameVi', 'M'.repeat(typed))
  for (let typed = 1; typed <= 100; typed += 1) act(() => editing().changeSlug('m'.repeat(typed)))
  expect(renders() - before).toBe(200)
  expect(editing()).toMatchObject({
    content: { data: { nameVi: 'M'.repeat(100) } },
    autosaveStatus: { kind: 'typed' },
  })
})

it('saves a correction before it says that a translation was read', async () => {
  const { api, editing, type } = open()
  api.answerWith(() => stored({}))
  const requests = () => api.requests.map(({ method, path }) => `${method} ${path}`)
  type('nameEn', 'Hue City')
  await act(() => editing().confirmTexts(['.description'], 'drift'))
  expect(requests()).toEqual(['POST /api/admin/entries/one/hold'])
  await act(() => editing().confirmTexts(['.name'], 'machineTexts'))
  expect(requests().slice(1)).toEqual([
    'PUT /api/admin/entries/one',
    'POST /api/admin/entries/one/hold',
  ])
})

it('leaves what is typed during a save alone', async () => {
  const { api, editing, type } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(() => held.promise)
  type('nameVi', 'Huế ')
  await act(async () => {
    const saving = editing().save()
    await vi.advanceTimersByTimeAsync(0)
    editing().change(['nameVi'], 'Huế x')
    held.resolve(stored({ data: { ...entry.data, nameVi: 'Huế' } }))
    await saving
  })
  expect(editing()).toMatchObject({
    replacements: 0,
    isDirty: true,
    content: { data: { nameVi: 'Huế x' } },
  })
})

it('saves before it publishes, with the new version', async () => {
  const { api, editing, type } = open()
  type('nameEn', 'Hue city')
  api.answerWith(() => stored({ statusEn: 'published' }))
  expect(await act(() => editing().publish(['en'], null))).toBe(true)
  expect(api.requests).toMatchObject([
    { method: 'PUT', path: '/api/admin/entries/one', body: { version: 3 } },
    {
      method: 'POST',
      path: '/api/admin/entries/one/publish',
      body: { version: 4, locales: ['en'], at: null },
    },
  ])
})

it('says so where the server has chosen another address', async () => {
  const { api, editing, save } = open()
  act(() => editing().changeSlug('da-nang'))
  api.answerWith(() => stored({ slug: 'da-nang-2' }))
  await save()
  expect(editing()).toMatchObject({ isDirty: false, content: { slug: 'da-nang-2' } })
  expect(currentToast()).toMatchObject({ title: 'entry-form.slug.taken' })
})

it('leads to the first field that the server refused', async () => {
  const { api, onIssues, editing, type, save } = open()
  api.answerWith(() => refusal(400, 'BAD_REQUEST', [{ path: 'meta.titleVi', message: 'too long' }]))
  type('nameVi', 'x')
  await save()
  expect(onIssues).toHaveBeenCalledWith(['meta', 'titleVi'])
  expect(editing().isDirty).toBe(true)
})

it('shows both versions where somebody saved in between, and puts mine on top of theirs', async () => {
  const { editing } = await openConflict()
  expect(editing().conflict?.theirs.version).toBe(5)
  act(() => editing().keepMine())
  expect(editing()).toMatchObject({
    isDirty: true,
    replacements: 1,
    content: { data: { nameVi: 'Của họ', descriptionVi: 'Của tôi.' } },
  })
})

it('saves and asks for a review where only dates have changed since', async () => {
  const { api, editing, type, save } = open()
  let version = 5
  api.answerWith(({ method, path, body }) => {
    if (method === 'GET') return Response.json({ ...entry, version })
    if (Object(body).version !== version) return refusal(409, 'CONFLICT')
    if (path.endsWith('/review')) return Response.json({ comments: [] })
    version += 1
    return stored({ version, data: { ...entry.data, nameVi: 'Cố đô Huế' } })
  })
  type('nameVi', 'Cố đô Huế')
  await save()
  expect(editing()).toMatchObject({ isDirty: false, conflict: undefined, entry: { version: 6 } })
  const ask = () => act(() => editing().requestReview('lan'))
  version = 8
  // The stored text is no longer the one that was saved.
  await expect(ask()).rejects.toThrow()
  version = 6
  expect(await ask()).toEqual({ comments: [] })
})

it('takes theirs and sets the own text aside in this browser', async () => {
  const { editing } = await openConflict()
  act(() => editing().takeTheirs())
  expect(editing()).toMatchObject({
    isDirty: false,
    content: { data: { nameVi: 'Của họ', descriptionVi: 'Mưa.' } },
  })
  expect(localCopies(copyPrefix('one'))).toMatchObject([
    { base: 3, content: { data: { descriptionVi: 'Của tôi.' } } },
  ])
})

it('saves what is typed before it goes back to what readers see, but no new address', async () => {
  const { api, editing, type } = open()
  type('nameEn', 'Hue city')
  act(() => editing().changeSlug('hue-city'))
  api.answerWith(({ method }) =>
    stored(method === 'PUT' ? { data: { ...entry.data, nameEn: 'Hue city' } } : { version: 5 }),
  )
  await act(() => editing().discard())
  expect(api.requests).toMatchObject([
    {
      method: 'PUT',
      path: '/api/admin/entries/one',
      body: { version: 3, data: { nameEn: 'Hue city' } },
    },
    { method: 'POST', path: '/api/admin/entries/one/discard', body: { version: 4 } },
  ])
  expect(api.requests[0]?.body).not.toHaveProperty('slug')
  expect(editing()).toMatchObject({
    isDirty: false,
    content: { slug: 'hue', data: { nameEn: 'Hue' } },
  })
})

/** Somebody has moved the entry into the trash, after `version`. */
async function openTrashed(version: number) {
  const opened = open()
  const trashed = {
    version,
    deletedAt: '2026-11-21T08:00:00.000Z',
    data: { ...entry.data, nameVi: 'Của họ' },
  }
  opened.api.answerWith(({ method }) =>
    method === 'GET' ? stored(trashed) : refusal(409, 'CONFLICT'),
  )
  opened.type('descriptionVi', 'Của tôi.')
  await opened.save()
  opened.api.answerWith(() => stored({ version: version + 1 }))
  return opened
}

it('says that somebody moved the entry into the trash and keeps what is typed', async () => {
  const { api, editing, save } = await openTrashed(4)
  expect(editing()).toMatchObject({
    conflict: undefined,
    isDirty: true,
    content: { data: { descriptionVi: 'Của tôi.' } },
  })
  expect(editing().entry.deletedAt).not.toBeNull()
  expect(currentToast()).toMatchObject({ text: 'entries.isInTrash' })
  await act(() => editing().undelete())
  expect(editing().entry.deletedAt).toBeNull()
  await save()
  expect(api.requests.at(-1)).toMatchObject({
    method: 'PUT',
    body: { version: 5, data: { descriptionVi: 'Của tôi.' } },
  })
})

it('overwrites nothing that was saved before the entry came into the trash', async () => {
  const { api, editing, save } = await openTrashed(5)
  await act(() => editing().undelete())
  await save()
  expect(api.requests.at(-1)).toMatchObject({ method: 'PUT', body: { version: 3 } })
})

it('drafts a language from what is typed, and keeps what is typed meanwhile', async () => {
  const { api, editing, onIssues, type } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(({ path }) => (path.endsWith('/draft') ? Response.json({}) : held.promise))
  type('descriptionVi', 'Mưa nhiều.')
  const data = { ...entry.data, descriptionVi: 'Mưa nhiều.', descriptionEn: '[en] Mưa nhiều.' }
  const notTaken = [{ path: 'tagsEn', message: 'translation:lost' }]
  const translation = { filled: 1, notTaken }
  let report: unknown
  await act(async () => {
    const drafting = editing().translate('en')
    await vi.advanceTimersByTimeAsync(0)
    editing().change(['nameEn'], 'Hue city')
    held.resolve(stored({ data, machineTexts: { '.description': 'en' }, translation }))
    report = await drafting
  })
  expect(report).toEqual(translation)
  expect(api.requests.find(({ path }) => path.endsWith('/translate'))?.body).toMatchObject({
    version: 3,
    to: 'en',
    data: { descriptionVi: 'Mưa nhiều.' },
  })
  expect(editing()).toMatchObject({
    entry: { version: 4, machineTexts: { '.description': 'en' } },
    isDirty: true,
    content: { data: { nameEn: 'Hue city', descriptionEn: '[en] Mưa nhiều.' } },
  })
  expect(onIssues).toHaveBeenCalledWith(['tagsEn'])
  expect(editing().refused).toHaveLength(1)
})

it('forgets the issue of an address once it is typed again', async () => {
  const { api, editing, save } = open()
  api.answerWith(() => refusal(400, 'BAD_REQUEST', [{ path: 'slug', message: 'slug' }]))
  act(() => editing().changeSlug('Huế'))
  await save()
  expect(editing().refused).toHaveLength(1)
  act(() => editing().changeSlug('hue-2'))
  expect(editing().refused).toEqual([])
})

it('stores what is typed during a save as a draft when the editor is left', async () => {
  const { api, editing, type, unmount } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(({ path }) => (path.endsWith('/draft') ? Response.json({}) : held.promise))
  type('nameVi', 'Huế')
  type('nameVi', 'Huế 1')
  await act(async () => {
    const saving = editing().save()
    await vi.advanceTimersByTimeAsync(0)
    editing().change(['nameVi'], 'Huế 12')
    held.resolve(stored({}))
    await saving
  })
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(api.requests.at(-1)).toMatchObject({
    path: '/api/admin/entries/one/draft',
    body: { data: { nameVi: 'Huế 12' } },
  })
})

it('goes back to what is saved when a draft is discarded', async () => {
  const { editing, type } = open()
  type('nameVi', 'Huế 1')
  act(() => editing().discardDraft())
  expect(editing()).toMatchObject({ isDirty: false, replacements: 1 })
  expect(editing().content.data.nameVi).toBe('Huế')
})
