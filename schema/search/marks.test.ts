import { expect, it } from 'vitest'
import { createConceptReader } from './concept-reader'
import { createMarker } from './marks'

const concepts = createConceptReader([
  { same: ['Hội An', 'phố Hội'] },
  { same: ['Đà Lạt', 'Dalat'] },
  { same: ['Sài Gòn', 'Saigon', 'Ho Chi Minh City'] },
  { same: ['phở', 'pho noodle'], finds: ['phở bò'] },
  { same: ['phố cổ', 'old quarter'] },
  { same: ['trẻ em', 'kids', 'children', 'family'] },
  { same: ['cà phê', 'coffee'], finds: ['cà phê trứng'] },
])
const marks = (locale: 'vi' | 'en', query: string, ...texts: string[]) =>
  createMarker({ concepts, isVietnamese: locale === 'vi' })
    .marksIn(texts, query)
    .sort()

it.each([
  ['whole syllables', 'en', 'pho', 'Photographing Phở', ['phở']],
  ['the dish and not the street', 'vi', 'pho', 'Tô phở ở phố cổ Phong Nha', ['phở']],
  ['the tones that were typed', 'vi', 'phở', 'Phở gà, phố', ['phở']],
  ['what a concept finds too', 'en', 'pho', 'A bowl of phở bò', ['phở', 'phở bò']],
  ['no name over a comma', 'en', 'pho', 'Phở, noodle soup', ['phở']],
  ['a place as a phrase, not its syllables', 'vi', 'hoi an', 'Ăn ở Hội An, hơi xa', ['hội an']],
  ['another spelling of a place', 'en', 'da lat', 'Two days in Dalat', ['dalat']],
  ['another name of a place', 'en', 'saigon', 'Ho Chi Minh City by night', ['ho chi minh city']],
  [
    'the words of a concept',
    'en',
    'kids',
    'A beach for children and families',
    ['children', 'families'],
  ],
  ['a plural', 'en', 'lantern', 'Lanterns of silk', ['lanterns']],
  [
    'words without a concept',
    'en',
    'orchard breakfast',
    'Breakfast in the orchard',
    ['breakfast', 'orchard'],
  ],
  ['words typed together', 'vi', 'caolau', 'Cao lầu phố Hội', ['cao lầu']],
  ['the beginning of an unfinished word', 'en', 'breakf', 'Breakfast at five', ['breakfast']],
  ['no beginnings once the word is there', 'en', 'farm', 'A farm, a farmer', ['farm']],
  ['nothing of filling words', 'en', 'the orchard', 'The orchard of the west', ['orchard']],
  ['nothing of Vietnamese filling words', 'vi', 'phở ở đâu', 'Phở ở Hà Nội', ['phở']],
  ['a filling word alone', 'vi', 'ở', 'Ăn ở Hội An', ['ở']],
  ['an apostrophe within a word', 'vi', 'h’mông', 'Chợ của người H’Mông', ['h’mông']],
  [
    'letters and marks apart',
    'vi',
    'cà phê'.normalize('NFD'),
    'Cà phê trứng'.normalize('NFD'),
    ['cà phê', 'cà phê trứng'],
  ],
] as const)('marks %s', (_, locale, query, text, expected) => {
  expect(marks(locale, query, text)).toEqual(expected)
})

it('marks nothing without words', () => {
  expect(marks('vi', ' % ', '50% giảm giá')).toEqual([])
})
