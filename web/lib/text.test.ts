import { expect, it } from 'vitest'
import { cutText, highlightParts } from './text'

const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
    .join('')

it.each([
  ['Đà Nẵng và Huế', 'da nang', '[Đà] [Nẵng] và Huế'],
  ['Phở bò', 'pho', '[Phở] bò'],
  ['Hanoi in two days', 'HAN', '[Han]oi in two days'],
  ['Shanghai', 'han', 'Shanghai'],
  ['Ăn ở Hội An, ánh sáng', 'hoi an', '[Ăn] ở [Hội] [An], ánh sáng'],
  ['Cà phê', '', 'Cà phê'],
  ['50% off', '%', '50% off'],
])('marks in %s the words of %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

it('loses no letter, composed or not', () => {
  const text = 'Đường Ếch Ộ'.normalize('NFD')
  expect(
    highlightParts(text, 'ech')
      .map((part) => part.text)
      .join(''),
  ).toBe(text.normalize('NFC'))
})

it('cuts at the length, composed', () => {
  expect(cutText('đà nẵng'.normalize('NFD'), 7)).toBe('đà nẵng')
  expect(cutText('đà nẵng', 3)).toBe('đà ')
})

it('never leaves half of a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('a\ud83d', 4)).toBe('a\ufffd')
  expect(cutText('\ude00a', 4)).toBe('\ufffda')
})
