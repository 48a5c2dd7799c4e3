import { expect, it } from 'vitest'
import { highlightParts } from './highlighted'

const marked = (text: string, ...marks: string[]) =>
  highlightParts(text, marks)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

it.each([
  ['Photographing Vietnam, phở', ['phở', 'pho'], 'Photographing Vietnam, [phở]'],
  ['Ăn ở Hội An, ánh sáng', ['hội an', 'an'], 'Ăn ở [Hội An], ánh sáng'],
  ['Ở Hội\u00a0An', ['hội an'], 'Ở [Hội\u00a0An]'],
  ['Phở bò, phở', ['phở bò', 'phở'], '[Phở bò], [phở]'],
  ['Đường ĐƯỜNG', ['đường'], '[Đường] [ĐƯỜNG]'],
  ['1.5 (và 1x5)', ['1.5'], '[1.5] (và 1x5)'],
  ['Shanghai, hai', ['hai'], 'Shanghai, [hai]'],
  ['Cà phê', [], 'Cà phê'],
  ['', ['phở'], ''],
])('marks in %j whole words of %j', (text, marks, expected) => {
  expect(marked(text, ...marks)).toBe(expected)
})

it('loses no letter, composed or not', () => {
  const text = 'Đường Ếch Ộ'.normalize('NFD')
  expect(marked(text, 'ếch')).toBe('Đường [Ếch] Ộ')
})
