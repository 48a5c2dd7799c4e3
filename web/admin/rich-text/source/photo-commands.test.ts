import { markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { mediaItem } from '../photos/testing'
import { foreignPictures, insertPhotos, pictureMarkdown, replaceAddress } from './photo-commands'

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [markdownLanguage] })

/** Inserts photographs where `|` is. */
function inserted(marked: string, ...photos: string[]): string {
  const state = stateOf(marked.replace('|', ''))
  return state.update(insertPhotos(state, photos, marked.indexOf('|'))).state.doc.toString()
}

const [a, b] = ['![a](media:aaaaaaaaaa)', '![b](media:bbbbbbbbbb)']

it('writes photographs in a paragraph of their own', () => {
  expect(inserted('|', a)).toBe(a)
  expect(inserted('Mộ|t', a)).toBe(`Một\n\n${a}`)
  expect(inserted('Một|\n\nHai', a)).toBe(`Một\n\n${a}\n\nHai`)
  expect(inserted('Một|\nHai', a)).toBe(`Một\n\n${a}\n\nHai`)
  expect(inserted('Một\n|\nHai', a)).toBe(`Một\n\n${a}\n\nHai`)
  expect(inserted('Một\n\n|', a, b)).toBe(`Một\n\n${a}\n${b}`)
})

it('adds to the photographs that are there', () => {
  expect(inserted(`${a}|\n\nHai`, b)).toBe(`${a}\n${b}\n\nHai`)
  expect(inserted(`${a}|\n${a}`, b)).toBe(`${a}\n${b}\n${a}`)
})

it('escapes what the library says of a photograph', () => {
  expect(pictureMarkdown({ src: 'media:aaaaaaaaaa', alt: 'Cầu [Rồng]' })).toBe(
    '![Cầu \\[Rồng\\]](media:aaaaaaaaaa)',
  )
})

const foreign =
  'Đây ![a](https://a.example/x.jpg "Một") và ![b](media:bbbbbbbbbb), ![c](<//b.example/y z.jpg>)'

it('finds pictures of other sites, but not in code and links', () => {
  expect(foreignPictures(stateOf(foreign)).map(({ address }) => address)).toEqual([
    'https://a.example/x.jpg',
    '//b.example/y z.jpg',
  ])
  expect(
    foreignPictures(
      stateOf(
        '`![a](https://a.example/x.jpg)` [a](https://a.example/x.jpg)\n\n```\n![a](https://a.example)\n```',
      ),
    ),
  ).toEqual([])
})

it('puts the reference of the copy in its place, wherever it stands', () => {
  const state = stateOf(`${foreign}\n\n![d](https://a.example/x.jpg)`)
  const { doc } = state.update(
    replaceAddress(state, 'https://a.example/x.jpg', mediaItem('cccccccccc')) ?? {},
  ).state
  expect(doc.toString()).toBe(
    `${foreign.replace('https://a.example/x.jpg', 'media:cccccccccc')}\n\n![d](media:cccccccccc)`,
  )
  expect(replaceAddress(state, 'https://a.example/z.jpg', mediaItem('cccccccccc'))).toBeUndefined()
})
