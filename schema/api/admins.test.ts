import { expect, it } from 'vitest'
import { codeField, inviteInput } from './admins'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['ABCDEF-ghjkmn-PQRSTU-vwxyz2', 'abcdefghjkmnpqrstuvwxyz2'],
])('reads the code %j as %j', (typed, code) => expect(codeField.parse(typed)).toBe(code))

it.each([
  ['', undefined],
  [undefined, undefined],
  ['Hoa@Example.com', 'hoa@example.com'],
])('takes the address %j of an invitation as %j', (email, stored) => {
  const invitation = inviteInput.parse({
    username: ' Hoa ',
    role: 'editor',
    language: 'vi',
    ...(email !== undefined && { email }),
  })
  expect(invitation).toMatchObject({ username: 'hoa' })
  expect(invitation.email).toBe(stored)
})
