import { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { Fragment, Slice } from '@tiptap/pm/model'
import { afterEach, expect, it, vi } from 'vitest'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { samplePhotoOf } from '../../media/testing/sample-photo'
import { createUploadQueue } from '../../media/upload/upload-queue'
import { textPictureOf } from '../editor-props'
import { parseMarkdown } from '../markdown/parse-markdown'
import { writeMarkdown } from '../markdown/write-markdown'
import { textExtensions } from './extensions'
import { moveFigure, placeFigures, removeFigure, replaceAddress, ungroup } from './photo-commands'
import { PhotoUploads, takePictures } from './photo-uploads'

const opened: Editor[] = []
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy()
})

/** An editor whose uploads end when the test says so. Views are left out: React draws them. */
function editorOf(markdown: string) {
  const ends: { finish: (item?: MediaDetail) => void; fail: () => void }[] = []
  const queue = createUploadQueue((file, { signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      item: MediaDetail
      isNew: boolean
    }>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    const finish = (item = samplePhotoOf(file.name.padEnd(10, 'x'))) =>
      resolve({ item, isNew: true })
    ends.push({ finish, fail: () => reject(new Error('no network')) })
    return promise
  })
  const onWithoutPlace = vi.fn()
  const extension = PhotoUploads.configure({
    queue,
    locale: 'vi',
    onDone: () => {},
    onWithoutPlace,
    onLeftOnDisk: () => {},
  })
  const extensions = [
    ...textExtensions.map((one) => one.extend({ addNodeView: undefined })),
    extension,
  ]
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    content: parseMarkdown(markdown),
    injectCSS: false,
  })
  opened.push(editor)
  const text = () => writeMarkdown(editor.state.doc)
  /** Pastes files at the end of a word, as the clipboard's handler gets them. */
  const paste = (word: string, ...names: string[]) => pasteWith({}, word, ...names)
  /** The same with the words that are on the clipboard beside them, by their type. */
  const pasteWith = (words: Record<string, string>, word: string, ...names: string[]) => {
    const transfer = new DataTransfer()
    for (const [type, text] of Object.entries(words)) transfer.setData(type, text)
    for (const name of names) transfer.items.add(new File(['x'], name))
    editor.commands.setTextSelection(endOf(editor, word))
    const event = new ClipboardEvent('paste', { clipboardData: transfer })
    const text = words['text/plain']
    const slice = text ? new Slice(Fragment.from(editor.schema.text(text)), 0, 0) : Slice.empty
    return editor.view.someProp('handlePaste', (handle) => handle(editor.view, event, slice))
  }
  const type = (word: string, more: string) =>
    editor.commands.insertContentAt(endOf(editor, word), more)
  return { editor, queue, ends, text, paste, pasteWith, type, onWithoutPlace }
}

function endOf({ state: { doc } }: Editor, word: string): number {
  let at = 1
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(word) ?? -1
    if (index !== -1) at = position + index + word.length
  })
  return at
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('writes nothing of an upload until it is done, and then the photograph where its place has moved to', async () => {
  const { ends, text, paste, type, editor } = editorOf('Một\n\nHai')
  expect(paste('Một', 'a')).toBe(true)
  expect(text()).toBe('Một\n\nHai')
  type('Một', ' hai ba')
  editor.commands.insertContentAt(0, {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Đề' }],
  })
  ends[0]?.finish({ ...samplePhotoOf('aaaaaaaaaa'), altVi: 'Cầu' })
  await settled()
  expect(text()).toBe('## Đề\n\nMột hai ba\n\n![Cầu](media:aaaaaaaaaa)\n\nHai')
})

it('takes the files of a file manager without their names, and words of Office without their picture', async () => {
  const { ends, text, queue, pasteWith } = editorOf('Một')
  expect(pasteWith({ 'text/plain': 'aaaaaaaaaa' }, 'Một', 'aaaaaaaaaa')).toBe(true)
  ends[0]?.finish()
  await settled()
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)')
  expect(
    pasteWith({ 'text/plain': 'Hai', 'text/html': '<p>Hai</p>' }, 'Một', 'image.png'),
  ).toBeFalsy()
  expect(queue.all()).toHaveLength(1)
})

it('makes a gallery of several files, and writes those that are there', async () => {
  const { ends, text, paste } = editorOf('Một')
  paste('Một', 'aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc')
  ends[2]?.finish()
  ends[0]?.finish()
  await settled()
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)\n![](media:cccccccccc)')
  ends[1]?.finish()
  await settled()
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)\n![](media:bbbbbbbbbb)\n![](media:cccccccccc)')
})

it('takes a photograph away by undo, and brings it back by redo, whenever its upload ends', async () => {
  const { editor, ends, text, paste, onWithoutPlace } = editorOf('Một')
  paste('Một', 'aaaaaaaaaa')
  undo(editor.state, editor.view.dispatch)
  expect(text()).toBe('Một')
  ends[0]?.finish()
  await settled()
  expect(text()).toBe('Một')
  expect(onWithoutPlace).toHaveBeenCalledTimes(1)
  redo(editor.state, editor.view.dispatch)
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)')
  undo(editor.state, editor.view.dispatch)
  expect(text()).toBe('Một')
  redo(editor.state, editor.view.dispatch)
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)')
})

it('takes a photograph that has come away in one step', async () => {
  const { editor, ends, text, paste } = editorOf('Một')
  paste('Một', 'aaaaaaaaaa')
  ends[0]?.finish()
  await settled()
  expect(text()).toBe('Một\n\n![](media:aaaaaaaaaa)')
  undo(editor.state, editor.view.dispatch)
  expect(text()).toBe('Một')
})

it('forgets a failed upload whose place is gone', async () => {
  const { editor, queue, ends, text, paste } = editorOf('Một')
  paste('Một', 'aaaaaaaaaa')
  ends[0]?.fail()
  await settled()
  expect(text()).toBe('Một')
  expect(queue.all()).toHaveLength(1)
  editor.commands.setContent(parseMarkdown('Khác'))
  expect(queue.all()).toHaveLength(0)
})

it('uploads pictures that are in the clipboard itself, and leaves out places of uploads that nobody knows', () => {
  const { editor, queue } = editorOf('')
  const { figure, paragraph } = editor.schema.nodes
  const src = `data:image/png;base64,${btoa('xyz')}`
  const doc = editor.schema.topNodeType.create(
    null,
    [
      figure?.create({ src, alt: 'Cầu' }) ?? [],
      figure?.create({ upload: 'unknown' }) ?? [],
      paragraph?.create(null, editor.schema.text('a')) ?? [],
    ].flat(),
  )
  const { content } = takePictures(new Slice(doc.content, 0, 0), queue)
  expect(content.childCount).toBe(2)
  expect(content.child(0).attrs).toMatchObject({ src: '', alt: 'Cầu', upload: queue.all()[0]?.id })
  expect(queue.all()[0]?.file).toMatchObject({ type: 'image/png', size: 3 })
})

const [a, b] = [
  textPictureOf(samplePhotoOf('aaaaaaaaaa'), 'vi'),
  textPictureOf(samplePhotoOf('bbbbbbbbbb'), 'vi'),
]
const written = ({ state, view }: Editor, tr: typeof state.tr) => {
  view.dispatch(tr)
  return writeMarkdown(view.state.doc)
}
const [lineA, lineB] = ['![](media:aaaaaaaaaa)', '![](media:bbbbbbbbbb)']

it('puts photographs beside a block, in the place of an empty one, or into the gallery there', () => {
  const { editor } = editorOf('- Một\n- Hai')
  expect(written(editor, placeFigures(editor.state, [a], endOf(editor, 'Một')))).toBe(
    `- Một\n- Hai\n\n${lineA}`,
  )
  const { editor: other } = editorOf('')
  expect(written(other, placeFigures(other.state, [a, b], 1))).toBe(`${lineA}\n${lineB}`)
  expect(other.state.doc.childCount).toBe(2)
  expect(written(other, placeFigures(other.state, [a], 1))).toBe(`${lineA}\n${lineA}\n${lineB}`)
})

it('moves photographs within a gallery, takes them out, and splits it', () => {
  const { editor } = editorOf(`${lineA}\n${lineB}`)
  expect(written(editor, moveFigure(editor.state.tr, 1, 'earlier'))).toBe(`${lineA}\n${lineB}`)
  expect(written(editor, moveFigure(editor.state.tr, 1, 'later'))).toBe(`${lineB}\n${lineA}`)
  expect(written(editor, ungroup(editor.state.tr, 0))).toBe(`${lineB}\n\n${lineA}`)
  expect(written(editor, removeFigure(editor.state.tr, 0))).toBe(lineA)
  const { editor: lone } = editorOf(`Một\n\n${lineA}\n${lineB}`)
  expect(written(lone, removeFigure(lone.state.tr, 6))).toBe(`Một\n\n${lineB}`)
  expect(written(lone, removeFigure(lone.state.tr, 6))).toBe('Một')
})

it('puts a copy in the place of a picture of another site, wherever it stands, with its words', () => {
  const foreign = 'https://a.example/x.jpg'
  const { editor } = editorOf(`![Cầu](${foreign} "Đêm")\n\nĐây ![](${foreign})`)
  const copy = { ...samplePhotoOf('aaaaaaaaaa'), altVi: 'Sông' }
  expect(written(editor, replaceAddress(editor.state, foreign, copy, 'vi'))).toBe(
    '![Cầu](media:aaaaaaaaaa "Đêm")\n\nĐây ![Sông](media:aaaaaaaaaa)',
  )
})
