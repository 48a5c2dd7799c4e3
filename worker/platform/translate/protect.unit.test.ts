import { expect, it } from 'vitest'
import { protectText } from './protect'

/** A translation of each piece by a translator of this habit. */
const translated = (text: string, habit: (piece: string) => string) => {
  const { texts, restore } = protectText(text)
  return restore(texts.map(habit))
}
const shout = (piece: string) => piece.toUpperCase()

const article = [
  '## Ăn gì ở [Huế](/where-to-go/hue "card")',
  '',
  '- Vé {{fact:ve-dai-noi}} một người, xem https://hue.example/ve?a=1',
  '> 1. Gõ `npm start`  ',
  '![Chợ sớm](media:abc123)',
  '| Món | Giá |',
  '| --- | ---: |',
  '| Bún | 40.000 |',
].join('\n')

it('translates the words of Markdown, and keeps its marks, tokens, links and pictures', () => {
  expect(translated(article, shout)).toBe(
    [
      '## ĂN GÌ Ở [HUẾ](/where-to-go/hue "card")',
      '',
      '- VÉ {{fact:ve-dai-noi}} MỘT NGƯỜI, XEM https://hue.example/ve?a=1',
      '> 1. GÕ `npm start`  ',
      '![CHỢ SỚM](media:abc123)',
      '| MÓN | GIÁ |',
      '| --- | ---: |',
      '| BÚN | 40.000 |',
    ].join('\n'),
  )
})

it('sends none of it out', () => {
  const sent = protectText(article).texts.join('\n')
  for (const secret of ['fact:', 'media:', '/where-to-go', 'https:', 'npm', '|', '##'])
    expect(sent).not.toContain(secret)
})

it.each([
  '[Chợ Bến Thành](https://www.google.com/maps?q=Ben+Thanh "embed")',
  '[Chợ Bến Thành](https://www.google.com/maps?q=Ben+Thanh)',
  '[Rồng \\[phun\\] lửa](https://youtu.be/aB3_-xyz012 "embed")',
  '[![Cầu Rồng](media:abc123)](https://www.tiktok.com/@a/video/7212345678901234567 "embed")  ',
  'https://youtu.be/aB3_-xyz012',
])('sends nothing of an embed out, and keeps it as it is: %s', (embed) => {
  const text = `Xem\n\n${embed}\n\nĐi`
  expect(protectText(text).texts).toEqual(['Xem', 'Đi'])
  expect(translated(text, shout)).toBe(`XEM\n\n${embed}\n\nĐI`)
})

it.each([
  '[Huế](/where-to-go/hue)',
  '- [Chợ](https://www.google.com/maps?q=Hue)',
  '[Một](https://youtu.be/aB3_-xyz012) và [Hai](https://youtu.be/aB3_-xyz012)',
])('translates a link that embeds nothing: %s', (link) => {
  expect(protectText(link).texts).toHaveLength(1)
})

it.each([
  ['lost', (piece: string) => piece.replace('⟦0⟧', '')],
  ['doubled', (piece: string) => piece.replace('⟦0⟧', '⟦0⟧⟦0⟧')],
  ['invented', (piece: string) => `${piece}⟦7⟧`],
  [
    'mixed up',
    (piece: string) => piece.replace('⟦0⟧', '⟦x⟧').replace('⟦1⟧', '⟦0⟧').replace('⟦x⟧', '⟦1⟧'),
  ],
  ['added', (piece: string) => `${piece} [x](https://evil.example)`],
  ['a token', (piece: string) => `${piece} {{site:name}}`],
  ['gone', () => ' '],
])('takes no text where something was %s', (_, habit) => {
  expect(translated('Xem [Huế](/hue) nhé', habit)).toBeUndefined()
  expect(translated('Xem Huế', (piece) => piece)).toBe('Xem Huế')
})

it('lets a translator change the order of whole links', () => {
  const swap = () => '⟦2⟧Two⟦3⟧ ⟦0⟧One⟦1⟧'
  expect(translated('[Một](/1) và [Hai](/2)', swap)).toBe('[Two](/2) [One](/1)')
})

it('keeps what only looks like a placeholder, and long spaces do not take long', () => {
  expect(translated('Chữ ⟦3⟧ này', shout)).toBe('CHỮ ⟦3⟧ NÀY')
  const text = `a${' '.repeat(60_000)}b`
  const before = performance.now()
  expect(translated(text, (piece) => piece)).toBe('a b')
  expect(performance.now() - before).toBeLessThan(1000)
})
