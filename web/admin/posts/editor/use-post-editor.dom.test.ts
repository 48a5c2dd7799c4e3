import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { currentToast } from '../../../ui/toast-store'
import { localCopies } from '../../kit/drafts/local-copies'
import { fakeApi, refusal } from '../../kit/testing/fake-api'
import { withFakeClock } from '../../kit/testing/fake-clock'
import { copyPrefix } from '../content/post-api'
import { sampleContent, samplePost, savedAt } from '../testing/sample-post'
import type { EditingStart } from './editing-state'
import { usePostEditor } from './use-post-editor'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

withFakeClock()

const later = '2026-11-21T08:00:00.000Z'
const stored = (part: Partial<AdminPost>) =>
  Response.json({ ...samplePost, updatedAt: later, ...part })

function open(part: Partial<EditingStart> = {}) {
  const api = fakeApi()
  const onIssues = vi.fn()
  const start = {
    post: samplePost,
    content: sampleContent,
    baseUpdatedAt: savedAt,
    owner: 'here',
    ...part,
  }
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return usePostEditor(start, onIssues)
  })
  return {
    api,
    onIssues,
    renders: () => renders,
    editing: () => result.current,
    type: (part: Partial<PostContent>) => act(() => result.current.change(part)),
    save: () => act(() => result.current.save()),
  }
}

/** The editor after a save that met somebody else's. */
async function openConflict() {
  const opened = open()
  const theirs = { ...samplePost, titleVi: 'Của họ', updatedAt: later }
  opened.api.answerWith(({ method }) =>
    method === 'GET' ? Response.json(theirs) : refusal(409, 'CONFLICT'),
  )
  opened.type({ summaryEn: 'Mine.' })
  await opened.save()
  return opened
}

it('saves the changed fields alone, with what the typing started from', async () => {
  const { api, editing, type, save } = open()
  api.answerWith(() => stored({ bodyVi: 'Mưa to.' }))
  type({ bodyVi: 'Mưa to.' })
  await save()
  expect(api.requests).toEqual([
    {
      method: 'PUT',
      path: '/api/admin/posts/one',
      body: { bodyVi: 'Mưa to.', updatedAt: savedAt },
    },
  ])
  expect(editing()).toMatchObject({
    isDirty: false,
    isBusy: false,
    autosaveStatus: { kind: 'saved' },
    post: { updatedAt: later },
  })
})

it('renders once a letter, and drops none of a burst', () => {
  const { editing, renders, type } = open()
  const before = renders()
  for (let typed = 1; typed <= 100; typed += 1) type({ titleVi: 'M'.repeat(typed) })
  expect(renders() - before).toBe(100)
  expect(editing()).toMatchObject({
    content: { titleVi: 'M'.repeat(100) },
    autosaveStatus: { kind: 'typed' },
  })
})

it('saves what was typed in the same moment, before React has rendered it', async () => {
  const { api, editing } = open()
  api.answerWith(() => stored({ bodyVi: 'Mưa to' }))
  await act(async () => {
    const { change, save } = editing()
    change({ bodyVi: 'Mưa t' })
    change({ bodyVi: 'Mưa to' })
    await save()
  })
  expect(api.requests[0]?.body).toMatchObject({ bodyVi: 'Mưa to' })
})

it('leaves what is typed during a save alone, and asks no field to show another text', async () => {
  const { api, editing, type } = open()
  const held = Promise.withResolvers<Response>()
  api.answerWith(() => held.promise)
  type({ titleVi: 'Huế ', bodyVi: 'Mưa to.' })
  await act(async () => {
    const saving = editing().save()
    await vi.advanceTimersByTimeAsync(0)
    editing().change({ bodyVi: 'Mưa to. Gió.' })
    held.resolve(stored({ titleVi: 'Huế', bodyVi: 'Mưa to.' }))
    await saving
  })
  expect(editing().content).toMatchObject({ titleVi: 'Huế ', bodyVi: 'Mưa to. Gió.' })
  expect(editing()).toMatchObject({ replacements: 0, isDirty: true })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(api.requests.at(-1)).toMatchObject({
    path: '/api/admin/posts/one/draft',
    body: { baseUpdatedAt: later, content: { bodyVi: 'Mưa to. Gió.' } },
  })
})

it('does one write at a time', async () => {
  const { api, editing, type } = open()
  api.answerWith(() => stored({ bodyVi: 'Mưa to.' }))
  type({ bodyVi: 'Mưa to.' })
  await act(() => Promise.all([editing().save(), editing().save()]))
  expect(api.requests).toHaveLength(1)
})

it('saves before it publishes, and publishes nothing that was not saved', async () => {
  const { api, editing, type } = open()
  type({ bodyVi: 'Mưa to.' })
  api.answerWith(() => refusal(500, 'INTERNAL'))
  expect(await act(() => editing().publish(['vi'], null))).toBe(false)
  expect(api.requests.some(({ path }) => path.endsWith('/publish'))).toBe(false)
  expect(currentToast()).toMatchObject({ destructive: true })

  api.requests.length = 0
  api.answerWith(({ path }) =>
    stored({ bodyVi: 'Mưa to.', ...(path.endsWith('/publish') && { isPublic: true }) }),
  )
  expect(await act(() => editing().publish(['vi'], null))).toBe(true)
  expect(api.requests).toEqual([
    expect.objectContaining({ method: 'PUT', path: '/api/admin/posts/one' }),
    {
      method: 'POST',
      path: '/api/admin/posts/one/publish',
      body: { locales: ['vi'], publishedAt: null, updatedAt: later },
    },
  ])
  expect(editing().post.isPublic).toBe(true)
})

it('says that a text holds, and leaves what is typed unsaved', async () => {
  const { api, editing, type } = open()
  type({ bodyVi: 'Mưa to.' })
  api.answerWith(() => stored({ drift: {} }))
  await act(() => editing().hold('.title'))
  expect(api.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/api/admin/posts/one/hold',
    body: { paths: ['.title'], updatedAt: savedAt },
  })
  expect(editing()).toMatchObject({
    content: { bodyVi: 'Mưa to.' },
    isDirty: true,
    post: { updatedAt: later },
  })
})

it('leads to the first field that the server refused, until it is changed', async () => {
  const { api, editing, onIssues, type, save } = open()
  api.answerWith(() =>
    refusal(400, 'BAD_REQUEST', [
      { path: 'tags.0', message: 'too long' },
      { path: 'titleEn', message: 'needed' },
    ]),
  )
  type({ titleEn: '' })
  await save()
  expect(editing().issues).toEqual(['titleEn', 'tags'])
  expect(onIssues).toHaveBeenCalledWith('titleEn')
  type({ titleEn: 'Hue' })
  expect(editing().issues).toEqual(['tags'])
})

it('shows both versions where somebody saved in between, and stores the refused text', async () => {
  const { api, editing } = await openConflict()
  expect(editing().conflict).toMatchObject({ theirs: { titleVi: 'Của họ' }, base: sampleContent })
  expect(editing().content.summaryEn).toBe('Mine.')
  expect(api.requests.some(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))).toBe(
    true,
  )
})

it('takes theirs and sets the own text aside in this browser', async () => {
  const { editing } = await openConflict()
  act(() => editing().takeTheirs())
  expect(editing()).toMatchObject({
    content: { titleVi: 'Của họ', summaryEn: sampleContent.summaryEn },
    replacements: 1,
    isDirty: false,
  })
  expect(editing().conflict).toBeUndefined()
  expect(localCopies(copyPrefix('one'))).toMatchObject([
    { content: { summaryEn: 'Mine.' }, base: savedAt },
  ])
})

it('keeps the own text where it cannot be set aside', async () => {
  const { editing } = await openConflict()
  vi.stubGlobal('localStorage', undefined)
  act(() => editing().takeTheirs())
  expect(editing()).toMatchObject({ content: { summaryEn: 'Mine.' }, replacements: 0 })
  expect(editing().conflict).toBeDefined()
})

it('goes on with the own text on top of theirs', async () => {
  const { api, editing, save } = await openConflict()
  act(() => editing().keepMine())
  expect(editing()).toMatchObject({
    content: { titleVi: 'Của họ', summaryEn: 'Mine.' },
    replacements: 1,
    isDirty: true,
  })
  api.requests.length = 0
  api.answerWith(() => stored({ titleVi: 'Của họ', summaryEn: 'Mine.' }))
  await save()
  expect(api.requests[0]?.body).toEqual({ summaryEn: 'Mine.', updatedAt: later })
})
