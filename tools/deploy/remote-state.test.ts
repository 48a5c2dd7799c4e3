import { expect, it } from 'vitest'
import { readBucketState, readDatabaseState } from './remote-state'

const failed = (text: string) => ({
  status: 1,
  output: `✘ [ERROR] A request to the Cloudflare API (/accounts/1/r2/buckets/mango-road-media) failed.\n\n  ${text}\n`,
})

it('tells a bucket that the deployment makes from an account without R2', () => {
  expect(readBucketState({ status: 0, output: 'name: mango-road-media' })).toBe('there')
  expect(readBucketState(failed('The specified bucket does not exist. [code: 10006]'))).toBe(
    'absent',
  )
  expect(
    readBucketState(failed('Please enable R2 through the Cloudflare Dashboard. [code: 10042]')),
  ).toBe('r2-off')
  expect(readBucketState(failed('Authentication error [code: 10000]'))).toBe('unknown')
  expect(readBucketState({ status: null, output: '' })).toBe('unknown')
})

it.each([
  "Couldn't find a D1 DB named 'mango-road' (bound as 'DB') in the API. Run 'wrangler d1 create",
  "Couldn't find an auto-provisioned D1 DB named 'mango-road-db' for binding 'DB'.",
])('knows that there is no database: %s', (output) => {
  expect(readDatabaseState({ status: 1, output })).toBe('absent')
})

it.each([
  'fetch failed: getaddrinfo ENOTFOUND api.cloudflare.com',
  'Authentication error [code: 10000]',
  'The database 1-2-3 could not be found [code: 7404]',
  "Couldn't find a D1 DB with name or binding 'DB' in your config or the API.",
])('does not know whether there is a database: %s', (output) => {
  expect(readDatabaseState({ status: 1, output })).toBe('unknown')
})
