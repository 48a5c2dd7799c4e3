import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { type ErrorBody, errorCodes } from '../../schema/errors'
import { clearAdmins, insertAdmin } from './admins'
import { insertPost } from './posts'
import { insertProducts } from './products'

/** Requests travel together: the machine would otherwise wait for the database most of the time. */
const together = 20

/**
 * Makes so many requests of random parts, and fails at the first for which `expectSound` throws,
 * with the seed to repeat it.
 */
export async function sendMany<Parts>(
  parts: fc.Arbitrary<Parts>,
  count: number,
  expectSound: (one: Parts) => Promise<void>,
  prepare = async () => {},
): Promise<void> {
  const seed = inject('fuzzSeed')
  const send = (one: Parts) =>
    expectSound(one).catch((cause: unknown) => {
      throw new Error(
        `${cause}, for ${JSON.stringify(one)}. To repeat it: FUZZ_SEED=${seed} npm test`,
        { cause },
      )
    })
  const property = fc.asyncProperty(
    fc.array(parts, { minLength: together, maxLength: together }),
    async (requests) => {
      await prepare()
      await Promise.all(requests.map(send))
    },
  )
  const { failed, errorInstance } = await fc.check(property, {
    seed,
    numRuns: count / together,
    endOnFailure: true,
  })
  if (failed) throw errorInstance
}

/** What the requests find. */
export async function prepareSite(): Promise<void> {
  await clearAdmins()
  await insertAdmin('mai')
  await insertPost({ slug: 'hoi-an' })
  await insertProducts([{ externalId: 'hoi-an' }])
}

/** Expects the one shape of the API's failures. */
export function expectErrorShape(text: string): void {
  const { error, code, issues = [] }: ErrorBody = JSON.parse(text)
  expect(typeof error).toBe('string')
  expect(errorCodes).toContain(code)
  for (const issue of issues)
    expect([typeof issue.path, typeof issue.message]).toEqual(['string', 'string'])
}
