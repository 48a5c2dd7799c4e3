import { expect, it } from 'vitest'
import { buildIdOf, readCommit } from './commit'

const clean = { hash: '5e0edd24', subject: 'shop: keep the price range', isDirty: false }

it('names a build by its commit, and two builds of changed files differently', () => {
  expect(buildIdOf(clean)).toBe('5e0edd24')
  expect(buildIdOf({ ...clean, isDirty: true }, 36 ** 7)).toBe('5e0edd24-dirty-10000000')
  expect(buildIdOf(undefined, 36 ** 7)).toBe('10000000')
})

it('reads the commit of this folder', () => {
  expect(readCommit()).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{8,}$/),
    subject: expect.stringContaining(' '),
  })
})
