import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToast } from '../../../../ui/toast-store'
import { fakeApi } from '../../../kit/testing/fake-api'
import { samplePhoto } from '../../../media/testing/sample-photo'
import { ImageInput } from './image-input'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../../media/picture-control', () => ({
  PictureControl: ({ picture, none }: { picture: string | null; none: string }) => (
    <output>{picture ?? none}</output>
  ),
}))

const foreign = 'https://a.example/x.jpg'
const reference = `media:${samplePhoto.id}`
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState<unknown>(initial)
  return (
    <ImageInput
      id="image"
      label="Picture"
      lang={undefined}
      hint={undefined}
      error={undefined}
      value={value}
      onChange={setValue}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const shown = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const copyButton = () => screen.queryByRole('button', { name: 'media.foreign.copy' })

it('shows the picture that is typed', () => {
  render(<Field initial="@assets/art/hoi-an" />)
  expect(shown()).toBe('@assets/art/hoi-an')
  type(` ${reference} `)
  expect(shown()).toBe(reference)
  type('')
  expect(shown()).toBe('entry-form.editor.noPicture')
  expect(copyButton()).toBeNull()
})

/** Presses the button that copies; returns what answers it. */
async function copy() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  api.answerWith(() => promise)
  await act(async () => void fireEvent.click(copyButton() ?? document.body))
  return () => act(async () => resolve(Response.json(samplePhoto)))
}

it('copies a picture of another site into the library, and takes the copy', async () => {
  render(<Field initial={foreign} />)
  const end = await copy()
  expect(api.requests).toMatchObject([
    { method: 'POST', path: '/api/admin/media/copy', body: { url: foreign } },
  ])
  await end()
  expect(field().value).toBe(reference)
  expect(copyButton()).toBeNull()
})

it('leaves alone what was typed while the copy was made, and tells of it', async () => {
  render(<Field initial={foreign} />)
  const end = await copy()
  type('@assets/art/hue')
  await end()
  expect(field().value).toBe('@assets/art/hue')
  expect(currentToast()?.title).toBe('media.uploads.inLibrary')
})
