import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isAllowed, listShipped } from './shipped-packages'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

it.each(listShipped(lock.packages).map(({ name, licence }) => [name, licence]))('%s may be shipped (%s)', (_, licence) => {
  expect(isAllowed(licence)).toBe(true)
})

it('knows what is shipped', () => {
  const names = listShipped(lock.packages).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'zod', '@fontsource/fraunces']))
  expect(names).not.toContain('vitest')
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN x', false],
  ['', false],
])('a package under %j: %s', (licence, may) => expect(isAllowed(licence)).toBe(may))

it('knows the checksum of every package', () => {
  const packages = Object.entries<{ integrity?: string; inBundle?: boolean }>(lock.packages).filter(([path]) => path !== '')
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([])
})
