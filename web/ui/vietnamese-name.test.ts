import { expect, it } from 'vitest'
import { splitVietnameseName } from './vietnamese-name'

it.each([
  ['Cao lầu (chewy noodles with pork and herbs)', 'Cao lầu'],
  ['Cơm lam (sticky rice cooked in bamboo)', 'Cơm lam'],
  ['Lẩu cá tầm, cá hồi (sturgeon or salmon hotpot)', 'Lẩu cá tầm, cá hồi'],
  ['Bài chòi, sung bingo by the river', 'Bài chòi'],
  ['Đờn ca tài tử chamber music, on UNESCO’s heritage list', 'Đờn ca tài tử'],
  ['The Japanese Covered Bridge and the Chinese assembly halls', ''],
  ['A bowl of phở at dawn', ''],
  ['Grilled corn (with scallion oil)', ''],
])('finds the Vietnamese name that %s begins with', (phrase, name) => {
  expect(splitVietnameseName(phrase)).toEqual([name, phrase.slice(name.length)])
})
