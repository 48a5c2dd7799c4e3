import { expect, it } from 'vitest'
import settings from '../../../schema/seed/vietnam/entries/settings/site.json'
import { emptyBlanks } from './empty-blanks'

const linesOf = (text: string) => emptyBlanks(text).map(({ line }) => line)

it('finds what our own templates leave open, and nothing in those without blanks', () => {
  const open = settings.data.replies.map(({ textVi }) => linesOf(textVi))
  expect(open).toEqual([
    [],
    [],
    ['- lịch trình:', '- giá trọn gói:', '- đã gồm:', '- chưa gồm:'],
    ['-'],
    [],
  ])
  const english = settings.data.replies.map(({ textEn }) => linesOf(textEn).length)
  expect(english).toEqual([0, 0, 4, 1, 0])
})

it.each([
  ['- giá: \n- đã gồm: xe', ['- giá:']],
  ['Giá trọn gói:\nĐã gồm: xe', ['Giá trọn gói:']],
  ['Giá trọn gói:\n\nHẹn gặp bạn.', ['Giá trọn gói:']],
  ['Giá: ', ['Giá:']],
  ['•\n2.\n', ['•', '2.']],
])('%j waits for words', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

it.each([
  'Chúng tôi cần:\n\n- ngày đi\n- số người',
  '- lịch trình:\n  - ngày 1: Hội An\n- giá: 5 triệu',
  'Địa chỉ:\n01 Đường Ví Dụ',
  'Xe đón lúc 8:30\n--\nMai',
  '---',
])('%j is whole', (text) => {
  expect(linesOf(text)).toEqual([])
})

it('says where to go on writing', () => {
  const text = 'Chào Lan,\n\n- giá: \n- xe: có'
  expect(emptyBlanks(text)[0]?.end).toBe(text.indexOf(' \n- xe') + 1)
})
