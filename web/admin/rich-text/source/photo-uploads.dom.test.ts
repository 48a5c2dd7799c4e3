import { EditorView } from '@codemirror/view'
import { afterEach, expect, it, vi } from 'vitest'
import { mediaReference } from '../../../../schema/media'
import { mediaItem } from '../photos/testing'
import { createUploadQueue } from '../photos/upload-queue'
import { pictureMarkdown } from './photo-commands'
import { photoUploads } from './photo-uploads'

const opened: EditorView[] = []
afterEach(() => {
  for (const view of opened.splice(0)) view.destroy()
})

const words = { cancel: '', remove: '', retry: '', describe: () => '' }

/** A source whose uploads are done at once; those of `begun` were begun in another editor. */
function sourceOf(doc: string, ...begun: string[]) {
  const onWithoutPlace = vi.fn()
  const queue = createUploadQueue(async (file) => ({ item: mediaItem(file.name), isNew: true }))
  const extensions = photoUploads({
    queue,
    words,
    toMarkdown: (item) => pictureMarkdown({ src: mediaReference(item.id), alt: item.altVi }),
    onWithoutPlace,
  })
  for (const name of begun) queue.add(new File(['x'], name))
  const view = new EditorView({ doc, extensions, parent: document.body })
  opened.push(view)
  return {
    onWithoutPlace,
    text: () => view.state.doc.toString(),
    async paste(words: Record<string, string>, ...names: string[]) {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(words)) clipboardData.setData(type, text)
      for (const name of names) clipboardData.items.add(new File(['x'], name))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      view.contentDOM.dispatchEvent(event)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

it('takes the files of a file manager without their names', async () => {
  const { text, paste } = sourceOf('Một')
  await paste({ 'text/plain': 'aaaaaaaaaa' }, 'aaaaaaaaaa')
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)')
})

it('takes the words of Office without the picture of them', async () => {
  const { text, paste } = sourceOf('')
  await paste({ 'text/plain': 'Hai', 'text/html': '<p>Hai</p>' }, 'image.png')
  expect(text()).toBe('Hai')
})

it('tells of an upload that was begun in the other editor, once', async () => {
  const { text, paste, onWithoutPlace } = sourceOf('', 'bbbbbbbbbb')
  await paste({}, 'aaaaaaaaaa')
  expect(text()).toBe('![](media:aaaaaaaaaa)')
  expect(onWithoutPlace.mock.calls).toMatchObject([[{ item: { id: 'bbbbbbbbbb' } }]])
})
