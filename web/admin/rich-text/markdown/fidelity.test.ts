import { describe, expect, it } from 'vitest'
import { readSampleEntries, readSamplePosts } from '../../../../schema/testing/sample-pack'
import { findLoss, rendersAlike, rewriteMarkdown } from './fidelity'
import { parseMarkdown } from './parse-markdown'

/** The long texts of the entries that a new database starts with. */
const longFields = ['contentVi', 'contentEn', 'notesVi', 'notesEn', 'bodyVi', 'bodyEn']
const contents = readSampleEntries().flatMap(({ data }) =>
  longFields.flatMap((field) => (typeof data[field] === 'string' ? [data[field]] : [])),
)

const bodies = readSamplePosts().flatMap(({ bodyVi, bodyEn }) => [bodyVi, bodyEn])

describe('every text of ours', () => {
  it.each([
    ['articles', bodies],
    ['entries', contents],
  ])('looks the same after the editor, and is the same: %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(35)
    expect(texts.filter((text) => findLoss(text) !== undefined)).toEqual([])
    // Bold around nothing but a link goes inside of it.
    const same = texts.filter((text) => !text.includes('**['))
    expect(same.filter((text) => rewriteMarkdown(text) !== text.trim())).toEqual([])
  })
})

it.each([
  [
    'stars and marks that mean themselves',
    'Giá 5\\*3 = 15\\*, tệp a\\_b\\_c, \\[không phải liên kết\\](x), \\`không phải mã\\`',
  ],
  ['a number at the beginning of a line', '1975\\. Năm ấy mưa nhiều.'],
  ['a hash at the beginning of a line', '\\# không phải đề mục'],
  ['tags, which the Worker shows as they are', 'Chữ <b>đậm</b> và &lt;i&gt; & &amp;'],
  ['bold next to letters and quotes', '**“Huế”**là *một*hai **a *b* c**'],
  ['bold and italic at once', '***cả hai***, **_cũng thế_** và *nghiêng **đậm***'],
  [
    'links around bold text, code in bold',
    '[**Huế** mưa](/where-to-go/hue "Cố đô") **`mã`** [`x`](https://a.example)',
  ],
  ['lines that are broken on purpose', 'Một  \nhai\\\nba'],
  ['lines that only the source breaks', 'Một\nhai\nba'],
  ['lists in lists, loose and tight', '- a\n- b\n  1. c\n  2. d\n\n3. e\n\n   f\n\n4. g'],
  ['two lists in a row', '- a\n- b\n\n* c\n* d'],
  ['quotes of several blocks', '> ### Ai nói\n>\n> - một\n>\n> > hai'],
  ['code', '```js\nif (a < b) {\n\n}\n```'],
  ['a rule', 'a\n\n---\n\nb'],
  [
    'tables with alignment, marks and bars',
    '| a | b |\n|:--|--:|\n| c \\| d | **đ** |\n| [x](/a) |  |',
  ],
  ['pictures', 'Đây: ![Cầu](/bridge.webp "Cầu")'],
  [
    'photographs within sentences, bold text and links',
    'Đây **![Cầu](media:k3f9x2ab7q)** và [![Cầu](media:k3f9x2ab7q)](/a)',
  ],
  [
    'pictures in items and cells',
    '- ![a](media:k3f9x2ab7q)\n- b\n\n| ![a](media:k3f9x2ab7q) |\n| - |\n| ![b](https://a.example/b.jpg) |',
  ],
  ['photographs below the line of an item', '- a\n\n  ![a](media:k3f9x2ab7q)'],
  ['pictures that the source breaks by marks', '![a](media:k3f9x2ab7q)\\\n![b](media:aaaaaaaaaa)'],
  ['pictures side by side in one line', '![a](media:k3f9x2ab7q) ![b](media:aaaaaaaaaa)'],
  ['pictures with empty words', '![](media:k3f9x2ab7q "")'],
  [
    'drawings, alone and within sentences',
    '![Huế](@assets/art/hue "Chiều")\n\nĐây ![nón](@assets/art/spot-non-la) và [![a](@assets/art/hue)](/a)',
  ],
  ['cards in items', '- [Huế](/where-to-go/hue "card")\n- b'],
  ['cards', 'a\n\n[Huế](/where-to-go/hue "card")\n\nb'],
  ['a link that only says card', 'Xem [Huế](/where-to-go/hue "card") nhé'],
  [
    'buttons',
    'a\n\n[Đọc tiếp](/inspiration/hue-mua-mua "button")\n\n[Giữ chỗ](https://a.example/x "button")',
  ],
  ['addresses of players as links', 'a\n\n<https://youtu.be/aB3_-xyz012>\n\nb'],
  [
    'addresses of players in items and sentences',
    '- https://youtu.be/aB3_-xyz012\n- b\n\nXem https://youtu.be/aB3_-xyz012',
  ],
  ['a link that only says embed', '[Huế](https://a.example/x "embed")'],
  ['an embed of marked words', '[**Huế** mưa](https://youtu.be/aB3_-xyz012 "embed")'],
  ['buttons in items', '- [Huế](/where-to-go/hue "button")\n- b'],
  ['a link that only says button', 'Xem [Huế](/where-to-go/hue "button") nhé'],
  ['nothing', ''],
])('keeps %s', (_, markdown) => {
  expect(findLoss(markdown)).toBeUndefined()
})

it.each([
  ['a button', '[Xem các ngày đi](/plan-your-trip/day-7 "button")'],
  [
    'an embed',
    '[![Cầu Rồng phun lửa](media:k3f9x2ab7q)](https://www.youtube.com/watch?v=aB3_-xyz012 "embed")',
  ],
  ['an embed without picture', '[Cầu Rồng](https://youtu.be/aB3_-xyz012 "embed")'],
  ['an embed without title', '[![](media:k3f9x2ab7q)](https://youtu.be/aB3_-xyz012 "embed")'],
  ['an address alone', 'a\n\nhttps://www.youtube.com/watch?v=aB3_-x_z_12&t=90\n\nb'],
  ['a map alone', 'https://www.google.com/maps?q=Ch%E1%BB%A3_B%E1%BA%BFn&ll=10.77%2C106.69&z=17'],
  ['a figure', '![Cầu Rồng](media:k3f9x2ab7q "Đà Nẵng, đêm")'],
  ['a figure without words', '![](media:k3f9x2ab7q)'],
  ['marks and quotes in its words', '![a \\[b\\] \\*c\\*](media:k3f9x2ab7q "Anh nói \\"đi\\"")'],
  [
    'a gallery',
    'a\n\n![a](media:k3f9x2ab7q "Một")\n![](media:aaaaaaaaaa)\n![c](media:bbbbbbbbbb)\n\nb',
  ],
  [
    'two galleries',
    '![a](media:k3f9x2ab7q)\n![b](media:aaaaaaaaaa)\n\n![a](media:k3f9x2ab7q)\n![b](media:aaaaaaaaaa)',
  ],
  [
    'figures and galleries in quotes',
    '> a\n>\n> ![b](media:k3f9x2ab7q)\n>\n> ![a](media:k3f9x2ab7q)\n> ![b](media:aaaaaaaaaa)',
  ],
  ['a picture of another site', '![a](https://a.example/x.jpg?w=1 "Một")'],
  ['a picture of another site within a sentence', 'Đây ![a](https://a.example/x_y_z.jpg) nhé'],
  ['an address with spaces', '![a](<https://a.example/x y.jpg>)'],
  ['an address that nobody can use', '![a](media:x)\n\n![b]()'],
])('keeps %s to the letter', (_, markdown) => {
  expect(findLoss(markdown)).toBeUndefined()
  expect(rewriteMarkdown(markdown)).toBe(markdown)
})

it.each(['card', 'button'])(
  'makes a block of a link that is alone and titled %s, and of no other',
  (type) => {
    const [block, sentence] =
      parseMarkdown(`[Huế](/hue "${type}")\n\nXem [Huế](/hue "${type}")`).content ?? []
    expect(block).toEqual({ type, attrs: { href: '/hue', text: 'Huế' } })
    expect(sentence?.type).toBe('paragraph')
  },
)

it('makes a block of a lone address of a player', () => {
  expect(parseMarkdown('https://youtu.be/aB3_-xyz012').content).toEqual([
    { type: 'embed', attrs: { href: 'https://youtu.be/aB3_-xyz012', caption: '', src: '' } },
  ])
})

it('writes what it has written the same way again', () => {
  const texts = ['* a\n* b', 'A\n===\n', '__đậm__ _nghiêng_', '| a |\n|-|\n| b |']
  for (const text of texts.filter((one) => findLoss(one) === undefined)) {
    const once = rewriteMarkdown(text)
    expect(rewriteMarkdown(once)).toBe(once)
  }
})

it.each([
  ['headings that pages do not have', '# To quá', 'heading'],
  ['blocks of HTML', '<div>\n\nx', 'html'],
  ['links by reference', '[a]\n\n[a]: /b', 'reference'],
  ['pictures by reference', '![a][b]\n\n[b]: media:k3f9x2ab7q', 'reference'],
  ['a heading with a break in it', 'Một\\\nhai\n---', 'other'],
  ['a quote of nothing', '>', 'other'],
  ['a list whose item begins with a heading', '- ## a', 'other'],
] as const)('says that it cannot hold %s', (_, markdown, part) => {
  expect(findLoss(markdown)).toBe(part)
})

it('sees a difference that readers see, and none that they do not', () => {
  expect(rendersAlike('a b', 'a\nb')).toBe(true)
  expect(rendersAlike('* a', '- a')).toBe(true)
  expect(rendersAlike('*a*', '**a**')).toBe(false)
  expect(rendersAlike('![a](media:k3f9x2ab7q)', '![a](media:aaaaaaaaaa)')).toBe(false)
  expect(rendersAlike('```\na b\n```', '```\na\nb\n```')).toBe(false)
})
