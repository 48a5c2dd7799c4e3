import { expect, it } from 'vitest'
import {
  namedDrawings,
  namedPhotos,
  photoMessage,
  photoProblemOf,
  photosToDescribe,
  photoUsedMessage,
  photoUsedOf,
} from './photos'

it('finds photographs with their paths and languages', () => {
  const content = {
    coverImage: 'media:aaaaaaaaaa',
    bodyVi: 'Chữ\n\n![](media:bbbbbbbbbb "x") ![](media:bbbbbbbbbb)',
    list: [
      { src: '@assets/art/hue', captionEn: 'x' },
      { src: 'media:cccccccccc', day: 1, none: null },
    ],
  }
  expect(namedPhotos(content)).toEqual([
    { id: 'aaaaaaaaaa', path: 'coverImage', locale: undefined },
    { id: 'bbbbbbbbbb', path: 'bodyVi', locale: 'vi' },
    { id: 'cccccccccc', path: 'list.1.src', locale: undefined },
  ])
})

it('leaves out photographs that a text describes itself', () => {
  const content = {
    coverImage: 'media:aaaaaaaaaa',
    bodyVi:
      '![Chợ \\[cũ\\]](media:bbbbbbbbbb "x") ![ ](media:cccccccccc) ![](media:dddddddddd)\n' +
      '![Phố](media:eeeeeeeeee)\n\n![](media:eeeeeeeeee)',
  }
  expect(photosToDescribe(content).map(({ id }) => id)).toEqual([
    'aaaaaaaaaa',
    'cccccccccc',
    'dddddddddd',
    'eeeeeeeeee',
  ])
})

it('leaves out languages in which an item describes its photograph itself', () => {
  const src = 'media:aaaaaaaaaa'
  const galleryImages = [
    { src, altVi: 'Chợ', altEn: 'Market' },
    { src, altVi: 'Chợ', altEn: '' },
    { src, altVi: '', altEn: 'Market' },
    { src, altVi: '', altEn: '' },
  ]
  const content = {
    heroImageUrl: src,
    heroAltVi: 'Chợ',
    heroAltEn: '',
    descriptionVi: `![](${src})`,
    cover: { image: src, imageAltVi: 'Chợ', imageAltEn: 'Market' },
    galleryImages,
  }
  expect(photosToDescribe(content).map(({ path, locale }) => [path, locale])).toEqual([
    ['heroImageUrl', 'en'],
    ['descriptionVi', 'vi'],
    ['galleryImages.1.src', 'en'],
    ['galleryImages.2.src', 'vi'],
    ['galleryImages.3.src', undefined],
  ])
})

it('finds drawings in texts, not those that are the value of a field', () => {
  const content = {
    image: '@assets/art/hue',
    bodyEn: '![a](@assets/art/spot-pho "x")\n\n![](@assets/art/x) ![](media:bbbbbbbbbb)',
  }
  expect(namedDrawings(content)).toEqual([
    { id: 'spot-pho', path: 'bodyEn', locale: 'en' },
    { id: 'x', path: 'bodyEn', locale: 'en' },
  ])
})

it.each([
  { problem: 'unknown', name: 'spot-x' },
  { problem: 'gone', name: 'a: b\nc.jpg' },
  { problem: 'alt', name: 'photo:gone:x', locale: 'en' },
  { problem: 'alt', name: '', locale: 'vi' },
] as const)('reads what it writes of $problem', (problem) => {
  expect(photoProblemOf(photoMessage(problem))).toEqual(problem)
})

it.each(['', 'photo:alt:fr:x', 'photo:', 'no public fact in vi is called "photo:gone:x"'])(
  'reads nothing in “%s”',
  (message) => {
    expect(photoProblemOf(message)).toBeUndefined()
  },
)

it('names the text that needs an alternative text', () => {
  expect(photoUsedOf(photoUsedMessage('Huế: chợ'))).toBe('Huế: chợ')
  expect(photoUsedOf('photo:gone:x')).toBeUndefined()
})
