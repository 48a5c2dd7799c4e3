import { expect, it } from 'vitest'
import { isGuessablePassword } from './guessable-password'

it.each([
  ['passwordpassword', true],
  ['Mật khẩu Đường Xoài', true],
  ['MangoRoad2026!!', true],
  ['aaaaaaaaaaaaaaaa', true],
  ['abcabcabcabcabcabc', true],
  ['123456789012345', true],
  ['1q2w3e4r5t6y7u8i', true],
  ['qwertyuiopasdfgh', true],
  ['poiuytrewqlkjhgf', true],
  ['abcdefghijklmnopqrstuvwxyz', true],
  ['iloveyou12345678', true],
  ['một mật khẩu thật dài', false],
  ['a password of the tests', false],
  ['rainy buffalo ferry 4', false],
  ['kw7mp-3xq9d-ft2ha-bn8rv', false],
  ['ba con trâu qua sông Lô', false],
  ['8$kQ!vR2@pLx9#Zw', false],
])('%j: %s', (password, isGuessable) => expect(isGuessablePassword(password)).toBe(isGuessable))

it('knows the name of whom it is for', () => {
  expect(isGuessablePassword('nguyenthilan.nguyenthilan', ['nguyenthilan'])).toBe(true)
  expect(isGuessablePassword('nguyenthilan.password1', ['nguyenthilan'])).toBe(true)
})
