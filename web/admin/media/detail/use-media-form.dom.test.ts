import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { type FakeRequest, fakeApi, refusal } from '../../kit/testing/fake-api'
import { samplePhoto } from '../testing/sample-photo'
import { useMediaForm } from './use-media-form'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const theirs: MediaDetail = {
  ...samplePhoto,
  altVi: 'Thuyền',
  credit: 'Minh',
  updatedAt: '2026-11-24T03:00:00.000Z',
}

/** An API that holds `stored`, and refuses a write that started from another version. */
function open(stored: MediaDetail) {
  const api = fakeApi()
  api.answerWith(({ method, body }: FakeRequest) => {
    if (method === 'GET') return Response.json(stored)
    const { updatedAt } = Object(body)
    if (updatedAt !== stored.updatedAt) return refusal(409, 'CONFLICT')
    return Response.json({ ...stored, ...Object(body), updatedAt: '2026-11-24T04:00:00.000Z' })
  })
  const onStored = vi.fn()
  const { result } = renderHook(() => useMediaForm(samplePhoto, onStored))
  const puts = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { api, onStored, form: result, puts, run: (work: () => void) => act(async () => work()) }
}

it('stores what was typed', async () => {
  const { form, puts, onStored, run } = open(samplePhoto)
  expect(form.current.isDirty).toBe(false)
  await run(() => form.current.change({ altVi: 'Chợ Đông Ba' }))
  expect(form.current.isDirty).toBe(true)
  await run(() => form.current.save())
  expect(puts()).toMatchObject([{ altVi: 'Chợ Đông Ba', updatedAt: samplePhoto.updatedAt }])
  expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ altVi: 'Chợ Đông Ba' }))
  expect(form.current.isDirty).toBe(false)
})

it('loses nothing typed where somebody else has saved, and keeps their other fields', async () => {
  const { form, puts, run } = open(theirs)
  await run(() => form.current.change({ altVi: 'Chợ', tags: ['huế'] }))
  await run(() => form.current.save())
  expect(form.current.values).toMatchObject({ altVi: 'Chợ', tags: ['huế'] })
  expect(form.current.conflict).toMatchObject({ theirs, mine: { altVi: 'Chợ', credit: 'Minh' } })
  await run(() => form.current.keepMine())
  expect(puts().at(-1)).toMatchObject({
    altVi: 'Chợ',
    credit: 'Minh',
    tags: ['huế'],
    updatedAt: theirs.updatedAt,
  })
  expect(form.current.isDirty).toBe(false)
})

it('loads what somebody else has saved where that is chosen', async () => {
  const { form, run } = open(theirs)
  await run(() => form.current.change({ altVi: 'Chợ' }))
  await run(() => form.current.save())
  await run(() => form.current.takeTheirs())
  expect(form.current.values).toMatchObject({ altVi: 'Thuyền', credit: 'Minh' })
  expect(form.current.isDirty).toBe(false)
})

it('marks the fields that the API refuses, and keeps what was typed', async () => {
  const { api, form, run } = open(samplePhoto)
  api.answerWith(() => refusal(400, 'BAD_REQUEST', [{ path: 'creditUrl', message: 'Invalid URL' }]))
  await run(() => form.current.change({ creditUrl: 'lan' }))
  await run(() => form.current.save())
  expect([...form.current.errors.keys()]).toEqual(['creditUrl'])
  expect(form.current.values.creditUrl).toBe('lan')
})

it('keeps what was typed where the file is replaced meanwhile', async () => {
  const { form, run } = open(samplePhoto)
  await run(() => form.current.change({ altVi: 'Chợ' }))
  await run(() =>
    form.current.rebase({ ...theirs, src: '/media/k3f9x2ab7q-2-800x600-000000/full-1080.jpg' }),
  )
  expect(form.current.values).toMatchObject({ altVi: 'Chợ', credit: 'Minh' })
  expect(form.current.isDirty).toBe(true)
})
