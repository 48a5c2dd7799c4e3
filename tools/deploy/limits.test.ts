import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'

it.each([undefined, 'preview'])('has the limits that the Worker counts on (%s)', (environment) => {
  expect(unstable_readConfig({ config: 'wrangler.toml', env: environment })).toMatchObject({
    limits: { cpu_ms: 30_000, subrequests: 10_000 },
    ratelimits: [
      { name: 'FORM_LIMITER', simple: { limit: 20, period: 60 } },
      { name: 'COUNT_LIMITER', simple: { limit: 120, period: 60 } },
      { name: 'MAIL_LIMITER', simple: { limit: 6000, period: 60 } },
    ],
  })
})
