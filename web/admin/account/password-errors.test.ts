import { expect, it } from 'vitest'
import { passwordMinLength } from '../../../schema/api/admins'
import { findErrors, minLength } from './password-errors'

it('asks for as long a password as the server does', () =>
  expect(minLength).toBe(passwordMinLength))

it.each([
  ['', 'một mật khẩu thật dài', { currentPassword: 'missing' }],
  ['the old password', 'x'.repeat(14), { newPassword: 'short' }],
  ['the same old ferry', 'the same old ferry', { newPassword: 'same' }],
  ['', '', { currentPassword: 'missing', newPassword: 'short' }],
  ['the old password', 'x'.repeat(15), { newPassword: 'guessable' }],
  ['the old password', 'rainy buffalo 4', {}],
])('finds what is wrong with %j and %j', (currentPassword, newPassword, faults) =>
  expect(findErrors({ currentPassword, newPassword })).toEqual(faults),
)
