import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'

it.each([undefined, 'preview'])(
  'lets as many a minute pass as the routes say (%s)',
  (environment) => {
    expect(unstable_readConfig({ config: 'wrangler.toml', env: environment })).toMatchObject({
      ratelimits: [
        { name: 'FORM_LIMITER', simple: { limit: 20, period: 60 } },
        { name: 'COUNT_LIMITER', simple: { limit: 120, period: 60 } },
        { name: 'MAIL_LIMITER', simple: { limit: 6000, period: 60 } },
      ],
    })
  },
)
