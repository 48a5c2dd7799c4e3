import { expect, it } from 'vitest'
import { samplePhotoOf } from '../../media/testing/sample-photo'
import { foreignPictures, insertPhotos, pictureMarkdown, replaceAddress } from './photo-commands'

/** Inserts photographs where `|` is, and shows where it is then. */
function inserted(marked: string, ...photos: string[]): string {
  const at = marked.indexOf('|')
  const selected = { text: marked.replace('|', ''), from: at, to: at }
  const { text, from } = insertPhotos(selected, photos, at)
  return `${text.slice(0, from)}|${text.slice(from)}`
}

const [a, b] = ['![a](media:aaaaaaaaaa)', '![b](media:bbbbbbbbbb)']

it('writes photographs in a paragraph of their own', () => {
  expect(inserted('|', a)).toBe(`${a}|`)
  expect(inserted('Mộ|t', a)).toBe(`Mộ|t\n\n${a}`)
  expect(inserted('Một|\n\nHai', a)).toBe(`Một\n\n${a}|\n\nHai`)
  expect(inserted('Một|\nHai', a)).toBe(`Một\n\n${a}\n|\nHai`)
  expect(inserted('Một\n|\nHai', a)).toBe(`Một\n\n${a}\n|\nHai`)
  expect(inserted('Một\n\n|', a, b)).toBe(`Một\n\n${a}\n${b}|`)
})

it('adds to the photographs that are there', () => {
  expect(inserted(`${a}|\n\nHai`, b)).toBe(`${a}\n${b}|\n\nHai`)
  expect(inserted(`${a}|\n${a}`, b)).toBe(`${a}\n${b}|\n${a}`)
})

it('escapes what the library says of a photograph', () => {
  expect(pictureMarkdown({ src: 'media:aaaaaaaaaa', alt: 'Cầu [Rồng]' })).toBe(
    '![Cầu \\[Rồng\\]](media:aaaaaaaaaa)',
  )
})

const foreign =
  'Đây ![a](https://a.example/x.jpg "Một") và ![b](media:bbbbbbbbbb), ![c](<//b.example/y z.jpg>)'

it('finds pictures of other sites, but not in code and links', () => {
  expect(foreignPictures(foreign).map(({ address }) => address)).toEqual([
    'https://a.example/x.jpg',
    '//b.example/y z.jpg',
  ])
  expect(
    foreignPictures(
      '`![a](https://a.example/x.jpg)` [a](https://a.example/x.jpg)\n\n```\n![a](https://a.example)\n```',
    ),
  ).toEqual([])
})

it('puts the reference of the copy in its place, wherever it stands', () => {
  const text = `${foreign}\n\n![d](https://a.example/x.jpg)`
  const copy = samplePhotoOf('cccccccccc')
  expect(replaceAddress(text, 'https://a.example/x.jpg', copy)).toBe(
    `${foreign.replace('https://a.example/x.jpg', 'media:cccccccccc')}\n\n![d](media:cccccccccc)`,
  )
  expect(replaceAddress(text, '//b.example/y z.jpg', copy)).toBe(
    text.replace('<//b.example/y z.jpg>', 'media:cccccccccc'),
  )
  expect(replaceAddress(text, 'https://a.example/z.jpg', copy)).toBeUndefined()
})
