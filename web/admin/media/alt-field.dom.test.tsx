import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { MediaDetail } from '../../../schema/api/admin-media'
import { photoUsedMessage } from '../../../schema/content/photos'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { currentToast } from '../../ui/toast-store'
import { type FakeRequest, fakeApi, refusal } from '../kit/testing/fake-api'
import { AltField } from './alt-field'
import { PhotoWords } from './photo-words'
import { samplePhoto } from './testing/sample-photo'

const t = (key: string, { text = '', title = '' } = {}) =>
  [key, text, title].filter(Boolean).join(' ')
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The field of a photograph that somebody changes after it was read. */
async function open(
  change: Partial<MediaDetail> = {},
  view: ReactElement = <AltField id={samplePhoto.id} locale="vi" label="alt" />,
) {
  const api = fakeApi()
  const before: MediaDetail = { ...samplePhoto, altVi: 'Cầu' }
  let stored = before
  api.answerWith(({ method, body }: FakeRequest) => {
    if (method === 'GET') return Response.json(stored)
    if (Object(body).updatedAt !== stored.updatedAt) return refusal(409, 'CONFLICT')
    stored = { ...stored, ...Object(body) }
    return Response.json(stored)
  })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>{view}</PageDataContext>
    </SWRConfig>,
  )
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^alt$|altVi$/)
  if (Object.keys(change).length > 0) stored = { ...before, ...change, updatedAt: 'later' }
  const save = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'kit.editor.save' })))
  const puts = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { api, field, save, puts }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('shows the description of the library, and stores another', async () => {
  const { field, save, puts } = await open()
  expect(field.value).toBe('Cầu')
  type(field, 'Cầu Tràng Tiền')
  await save()
  expect(puts()).toMatchObject([{ altVi: 'Cầu Tràng Tiền', updatedAt: samplePhoto.updatedAt }])
})

it('is stored on top of what somebody changed elsewhere in the photograph', async () => {
  const { field, save, puts } = await open({ credit: 'Minh' })
  type(field, 'Cầu Tràng Tiền')
  await save()
  await vi.waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]).toMatchObject({ altVi: 'Cầu Tràng Tiền', credit: 'Minh', updatedAt: 'later' })
})

it('tells what somebody else wrote, keeps what was typed, and stores it when asked again', async () => {
  const { field, save, puts } = await open({ altVi: 'Sông' })
  type(field, 'Cầu Tràng Tiền')
  await save()
  await screen.findByText('media.words.conflict Sông')
  expect([field.value, puts().length]).toEqual(['Cầu Tràng Tiền', 1])
  await vi.waitFor(async () => {
    await save()
    expect(puts().at(-1)).toMatchObject({ altVi: 'Cầu Tràng Tiền', updatedAt: 'later' })
  })
})

it('says which page needs a description that was emptied', async () => {
  const { api, field, save } = await open()
  const message = photoUsedMessage('Huế')
  api.answerWith(() => refusal(400, 'BAD_REQUEST', [{ path: 'altVi', message }]))
  type(field, '')
  await save()
  expect(currentToast()?.text).toBe('media.detail.errors.used Huế')
  expect(field.value).toBe('')
})

it('keeps what is typed while its place is folded', async () => {
  const { field } = await open({}, <PhotoWords id={samplePhoto.id} />)
  const press = (expanded: boolean) => fireEvent.click(screen.getByRole('button', { expanded }))
  press(false)
  type(field, 'Cầu Tràng Tiền')
  press(true)
  press(false)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/altVi$/).value).toBe('Cầu Tràng Tiền')
})
