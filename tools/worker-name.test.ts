import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { workerName } from './worker-name'

it.each([undefined, 'preview'])('reads the name that Wrangler reads (%s)', (env) => {
  expect(unstable_readConfig({ config: 'wrangler.toml', env })).toMatchObject({
    name: workerName(env),
  })
})
