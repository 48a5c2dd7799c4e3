import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToast } from '../../../ui/toast-store'
import { samplePhotoOf } from '../../media/testing/sample-photo'
import { createUploadQueue } from '../../media/upload/upload-queue'
import type { TextEditorHandle } from '../editor-props'
import { SourceEditor } from './source-editor'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../media/foreign-copies', () => ({
  ForeignNotice: ({ addresses }: { addresses: string[] }) => <output>{addresses.join(' ')}</output>,
}))
vi.mock('../../media/upload/use-uploads', async (original) => ({
  ...(await original<typeof import('../../media/upload/use-uploads')>()),
  useUploadErrorText: () => String,
}))

beforeEach(() => {
  // What is written is asserted through the events of the field, as where this is missing.
  document.execCommand = () => false
})
afterEach(cleanup)

/** A source whose uploads end when the test says so; that of `begun` was begun in another editor. */
function open(text: string, begun?: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const queue = createUploadQueue(async (file) => {
    await promise
    return { item: samplePhotoOf(file.name), isNew: true }
  })
  if (begun) queue.add(new File(['x'], begun))
  const onChange = vi.fn()
  const handle = createRef<TextEditorHandle>()
  const props = {
    id: 'body',
    label: 'Body',
    locale: 'vi' as const,
    uploads: queue,
    copies: { states: new Map(), copy: async () => {} } as never,
    handle,
    onChange,
    error: undefined,
  }
  const view = render(<SourceEditor {...props} value={text} replacements={0} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  return {
    area,
    onChange,
    handle,
    finish: () => act(async () => resolve()),
    replace: (value: string) =>
      view.rerender(<SourceEditor {...props} value={value} replacements={1} />),
    paste(words: Record<string, string>, ...names: string[]) {
      const clipboardData = new DataTransfer()
      for (const [type, word] of Object.entries(words)) clipboardData.setData(type, word)
      for (const name of names) clipboardData.items.add(new File(['x'], name))
      return fireEvent.paste(area, { clipboardData })
    },
  }
}

it('writes a pasted file below its line once it is there, whatever is typed meanwhile', async () => {
  const { area, onChange, paste, finish } = open('Một\n\nHai')
  area.setSelectionRange(3, 3)
  // The words of a file manager are the file's name.
  expect(paste({ 'text/plain': 'aaaaaaaaaa' }, 'aaaaaaaaaa')).toBe(false)
  expect(screen.getByRole('listitem').textContent).toContain('aaaaaaaaaa · ')
  fireEvent.input(area, { target: { value: 'Không một\n\nHai' } })
  await finish()
  expect(area.value).toBe('Không một\n\n![](media:aaaaaaaaaa)\n\nHai')
  expect(onChange).toHaveBeenLastCalledWith(area.value)
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('waits with it until a word of an input program is finished', async () => {
  const { area, paste, finish } = open('')
  paste({}, 'aaaaaaaaaa')
  fireEvent.compositionStart(area)
  await finish()
  expect(area.value).toBe('')
  fireEvent.compositionEnd(area)
  expect(area.value).toBe('![](media:aaaaaaaaaa)')
})

it('forgets an upload that is taken back', async () => {
  const { area, paste, finish } = open('Một')
  paste({}, 'aaaaaaaaaa')
  fireEvent.click(screen.getByRole('button', { name: 'rich-text.uploads.cancel' }))
  await finish()
  expect([area.value, screen.queryByRole('listitem')]).toEqual(['Một', null])
})

it('takes the words of Office without the picture of them', () => {
  const { paste } = open('')
  expect(paste({ 'text/plain': 'Hai', 'text/html': '<p>Hai</p>' }, 'image.png')).toBe(true)
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('tells of an upload that was begun in the other editor', async () => {
  const { area, finish } = open('Một', 'bbbbbbbbbb')
  await finish()
  expect(area.value).toBe('Một')
  expect(currentToast()?.title).toBe('media.uploads.inLibrary')
})

it('moves lines with Tab, and is left with Escape and Tab', () => {
  const { area } = open('- a')
  expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(false)
  expect(area.value).toBe('  - a')
  fireEvent.keyDown(area, { key: 'Tab', shiftKey: true })
  expect(area.value).toBe('- a')
  fireEvent.keyDown(area, { key: 'Escape' })
  expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(true)
  expect(area.value).toBe('- a')
})

it('takes the text of a conflict, and names pictures of other sites', () => {
  const { area, handle, onChange, replace } = open('Một')
  replace('Một\r\n\r\n![](https://a.example/x.jpg)')
  expect(area.value).toBe('Một\n\n![](https://a.example/x.jpg)')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('https://a.example/x.jpg')
  const copy = samplePhotoOf('cccccccccc')
  act(() => expect(handle.current?.replaceAddress('https://a.example/x.jpg', copy)).toBe(true))
  expect(onChange).toHaveBeenLastCalledWith('Một\n\n![](media:cccccccccc)')
})
