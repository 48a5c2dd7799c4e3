import { fireEvent, render, screen } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import type { NodeViewProps } from '@tiptap/react'
import { expect, it } from 'vitest'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import { createUploadQueue } from '../../media/upload/upload-queue'
import { type PhotoTools, PhotoToolsProvider } from '../editor-props'
import { writeMarkdown } from '../markdown/write-markdown'
import { EmbedView } from './embed-view'
import { textExtensions } from './extensions'

const link = 'https://www.youtube.com/watch?v=aB3_-xyz012'
const tools: PhotoTools = {
  locale: 'vi',
  uploads: createUploadQueue(() => Promise.reject(new Error('no upload'))),
  copies: { underWay: 0, isCopying: () => false, errorOf: () => undefined, copy: async () => {} },
  choose: () => {},
  describe: () => {},
}

function showEmbed(href: string) {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({
    element,
    extensions: textExtensions.map((one) => one.extend({ addNodeView: undefined })),
    injectCSS: false,
  })
  const attrs = { href, caption: 'Cầu Rồng', src: 'https://i.ytimg.com/vi/1/hq.jpg' }
  editor.commands.setContent({ type: 'doc', content: [{ type: 'embed', attrs }] })
  const { firstChild: node } = editor.state.doc
  const props = { node, editor, selected: true, getPos: () => 0 } as unknown as NodeViewProps
  render(
    <PageDataContext value={samplePageData}>
      <PhotoToolsProvider value={tools}>
        <EmbedView {...props} />
      </PhotoToolsProvider>
    </PageDataContext>,
  )
  return { editor, element }
}

it.each([
  ['https://maps.app.goo.gl/AbC123', 1],
  [link, 0],
])('says of %s whether the page shows a card', (href, said) => {
  const { editor, element } = showEmbed(href)
  expect(screen.queryAllByText('rich-text.embeds.noPlayer')).toHaveLength(said)
  editor.destroy()
  element.remove()
})

it('keeps card and title without its picture, and the focus in the text', async () => {
  const { editor, element } = showEmbed(link)
  const drop = screen.getByRole('button', { name: 'rich-text.embeds.dropPicture' })
  drop.focus()
  fireEvent.click(drop)
  expect(writeMarkdown(editor.state.doc)).toBe(`[Cầu Rồng](${link} "embed")`)
  await expect.poll(() => element.contains(document.activeElement)).toBe(true)
  editor.destroy()
  element.remove()
})
