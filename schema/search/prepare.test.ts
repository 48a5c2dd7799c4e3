import { expect, it } from 'vitest'
import { passagesOf } from './prepare'

it('cuts a text at its headings, with what it stresses', () => {
  const html =
    '<p>Trước hết.</p><h2 id="an">Ăn gì</h2><p>Một tô <strong>phở</strong>.</p><table><tr><td>Bún chả</td><td>60.000</td></tr></table><h2 id="o">Ở đâu</h2>'
  expect(passagesOf(html)).toMatchObject([
    { anchor: '', title: '', lead: 'Trước hết.' },
    {
      anchor: 'an',
      title: 'Ăn gì',
      lead: 'Một tô phở. Bún chả 60.000',
      keyPhrases: ['phở', 'Bún chả'],
    },
  ])
})

it('tells of a section that begins with a table', () => {
  const table = '<table><tr><td>Hà Nội</td><td>5:15</td></tr></table>'
  expect(
    passagesOf(`<h2 id="a">A</h2>\n${table}<h2 id="b">B</h2><p>Chữ.</p>${table}`).map(
      ({ isTable }) => isTable,
    ),
  ).toEqual([true, undefined])
})

it('begins with a whole sentence, or whole words', () => {
  const sentence = 'Câu này đủ dài để đứng một mình trong một kết quả tìm kiếm.'
  const [cut] = passagesOf(
    `<p>${sentence} ${'Câu sau thì không còn chỗ nào nữa cả. '.repeat(4)}</p>`,
  )
  expect(cut?.lead).toBe(sentence)
  const [words] = passagesOf(`<p>${'từ '.repeat(60)}</p>`)
  expect(words?.lead).toMatch(/từ…$/)
})
