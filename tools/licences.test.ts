import { expect, it } from 'vitest'
import { isAllowed, listShipped } from './licences'

it('ships only packages whose licence allows it', () => {
  const shipped = listShipped()
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'hono', 'zod', '@fontsource/fraunces']),
  )
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

it.each([
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['', false],
])('a package under %j: %s', (licence, may) => expect(isAllowed(licence)).toBe(may))
