import { expect, it } from 'vitest'
import { toFailure } from './api'

it('takes an error that it has no words for as one without a body', async () => {
  const failure = (code: string) =>
    toFailure(new Response(JSON.stringify({ error: 'down', code }), { status: 500 }))
  expect((await failure('INTERNAL')).body?.code).toBe('INTERNAL')
  expect((await failure('TEAPOT')).body).toBeUndefined()
})
