import { expect, it } from 'vitest'
import { readBucketState } from './bucket-state'

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
