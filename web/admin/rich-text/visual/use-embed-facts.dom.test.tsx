import { renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { undo } from '@tiptap/pm/history'
import { afterEach, expect, it, vi } from 'vitest'
import { samplePhotoOf } from '../../media/testing/sample-photo'
import { createUploadQueue } from '../../media/upload/upload-queue'
import { type PhotoTools, PhotoToolsProvider } from '../editor-props'
import { writeMarkdown } from '../markdown/write-markdown'
import { textExtensions } from './extensions'
import { replaceAddress } from './photo-commands'
import { useEmbedFacts } from './use-embed-facts'

const link = 'https://www.youtube.com/watch?v=aB3_-xyz012'
const picture = 'https://i.ytimg.com/vi/aB3_-xyz012/hqdefault.jpg'

const opened: Editor[] = []
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy()
  vi.unstubAllGlobals()
})

/** An editor with a card that was just pasted, as its view sees it; React draws no views here. */
function pasted(caption = '') {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: textExtensions.map((one) => one.extend({ addNodeView: undefined })),
    injectCSS: false,
  })
  opened.push(editor)
  const copy = vi.fn(async () => {})
  const tools: PhotoTools = {
    locale: 'vi',
    uploads: createUploadQueue(() => Promise.reject(new Error('no upload'))),
    copies: { underWay: 0, isCopying: () => false, errorOf: () => undefined, copy },
    choose: () => {},
    describe: () => {},
  }
  editor.commands.insertContent({ type: 'embed', attrs: { href: link, caption, isNew: true } })
  renderHook(() => useEmbedFacts(editor, link, true), {
    wrapper: ({ children }) => <PhotoToolsProvider value={tools}>{children}</PhotoToolsProvider>,
  })
  return { editor, copy, text: () => writeMarkdown(editor.state.doc) }
}

const answer = (facts: object) => vi.stubGlobal('fetch', async () => Response.json(facts))

it('fills in title and picture, and copies the picture', async () => {
  answer({ link, title: 'Cầu Rồng', picture })
  const { editor, copy, text } = pasted()
  await vi.waitFor(() => expect(copy).toHaveBeenCalledExactlyOnceWith([picture]))
  expect(text()).toBe(`[![Cầu Rồng](${picture})](${link} "embed")`)
  const item = samplePhotoOf('k3f9x2ab7q')
  editor.view.dispatch(replaceAddress(editor.state, picture, item, 'vi'))
  expect(text()).toBe(`[![Cầu Rồng](media:k3f9x2ab7q)](${link} "embed")`)
})

it('leaves a title that somebody wrote meanwhile, and is no step to undo', async () => {
  answer({ link, title: 'Cầu Rồng', picture: '' })
  const { editor, text } = pasted('Của tôi')
  await vi.waitFor(() => expect(editor.state.doc.firstChild?.attrs.isNew).toBe(false))
  expect(text()).toBe(`[Của tôi](${link} "embed")`)
  undo(editor.state, editor.view.dispatch)
  expect(text()).toBe('')
})

it('stays an address without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { editor, copy, text } = pasted()
  await vi.waitFor(() => expect(editor.state.doc.firstChild?.attrs.isNew).toBe(false))
  expect(text()).toBe(link)
  expect(copy).not.toHaveBeenCalled()
})
