import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useImperativeHandle } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToast } from '../../ui/toast-store'
import { PhotosUnderWayProvider, usePhotosUnderWay } from '../kit/photos-under-way'
import { fakeApi, refusal } from '../kit/testing/fake-api'
import { samplePhotoOf } from '../media/testing/sample-photo'
import type { TextEditorProps } from './editor-props'
import { chooseEditor, MarkdownField } from './markdown-field'

const foreign = 'https://a.example/x.jpg'
const placed = vi.fn()

/** Stands for both editors: its button copies a picture of another site. */
function Editor({ kind, copies, handle }: TextEditorProps & { kind: string }) {
  useImperativeHandle(handle, () => ({
    replaceAddress: (address, { id }) => placed(kind, address, id),
  }))
  return (
    <button type="button" onClick={() => void copies.copy([foreign])}>
      copy
    </button>
  )
}
const SourceEditor = (props: TextEditorProps) => <Editor {...props} kind="source" />
const visual = {
  VisualEditor: (props: TextEditorProps) => <Editor {...props} kind="visual" />,
  findLoss: () => undefined,
}

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('./use-visual-editor', () => ({ useVisualEditor: () => visual }))
vi.mock('./source/source-editor', () => ({
  SourceEditor: (props: TextEditorProps) => SourceEditor(props),
}))

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  placed.mockReset().mockReturnValue(true)
  vi.spyOn(console, 'debug').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function UnderWay() {
  const { underWay } = usePhotosUnderWay()
  return <output>{underWay}</output>
}

/** A field whose copies end when the test says so. */
function open() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  api.answerWith(() => promise)
  const field = {
    id: 'text',
    label: 'Text',
    locale: 'vi' as const,
    value: '',
    replacements: 0,
  }
  render(
    <PhotosUnderWayProvider>
      <MarkdownField {...field} onChange={() => {}} error={undefined} />
      <UnderWay />
    </PhotosUnderWayProvider>,
  )
  return {
    press: (name: string) =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    end: (response: Response) => act(async () => resolve(response)),
    isPressed: (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
    underWay: () => screen.getByRole('status').textContent,
  }
}
const [visualName, sourceName] = ['rich-text.choice.visual', 'rich-text.choice.source']

it('keeps its editor while a picture is copied, which lands there, and changes it afterwards', async () => {
  const { press, end, isPressed, underWay } = open()
  await press('copy')
  expect(underWay()).toBe('1')
  await press(sourceName)
  expect(currentToast()?.title).toBe('rich-text.uploads.wait')
  // Another field, or another tab.
  await act(async () => chooseEditor('source'))
  expect(isPressed(visualName)).toBe(true)
  await end(Response.json(samplePhotoOf('aaaaaaaaaa')))
  expect(placed).toHaveBeenCalledExactlyOnceWith('visual', foreign, 'aaaaaaaaaa')
  expect(underWay()).toBe('0')
  expect(isPressed(sourceName)).toBe(true)
})

it('tells of a copy whose picture has left the text meanwhile', async () => {
  const { press, end } = open()
  placed.mockReturnValue(false)
  await press('copy')
  await end(Response.json(samplePhotoOf('aaaaaaaaaa')))
  expect(currentToast()?.title).toBe('media.uploads.inLibrary')
})

it('changes its editor after a copy that failed', async () => {
  const { press, end, isPressed } = open()
  await press('copy')
  await end(refusal(400, 'BAD_REQUEST'))
  await press(sourceName)
  expect(isPressed(sourceName)).toBe(true)
})
