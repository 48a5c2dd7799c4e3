import { Hono } from 'hono'
import { affiliateClickInput } from '../../../schema/api/products'
import { vietnamDay } from '../../../schema/time'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { countClick, isClickUncounted } from '../products/queries'

export const analyticsRoutes = new Hono<ApiEnv>().post(
  '/affiliate-click',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', affiliateClickInput),
  async (c) => {
    const { itemId } = c.req.valid('json')
    const { db, now } = c.var
    // All other clicks pass `/r/`, which counts them.
    const today = vietnamDay(now)
    const isUncounted = await isClickUncounted(db, { externalId: itemId, today })
    if (isUncounted && !isBot(c.req.raw)) await countClick(db, { externalId: itemId, day: today })
    return c.body(null, 204)
  },
)
