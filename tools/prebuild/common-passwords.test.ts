import { expect, it } from 'vitest'
import { isGuessablePassword } from '../../schema/api/guessable-password'
import { readCommonPasswords } from './common-passwords'

it('lists what leaked often and is long enough, in lower case', () => {
  const known = readCommonPasswords()
  expect(known.size).toBeGreaterThan(9000)
  expect([...known][0]).toBe('mailcreated5240')
  expect([...known].filter((password) => !/^[^A-Z]{15,}$/.test(password))).toEqual([])
  expect(known.has('123456')).toBe(false)
})

it('lists what the rules for guessable passwords let pass', () => {
  const known = [...readCommonPasswords()]
  expect(known.filter((password) => !isGuessablePassword(password)).length).toBeGreaterThan(1000)
})
