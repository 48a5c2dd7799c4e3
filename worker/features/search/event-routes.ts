import { Hono } from 'hono'
import { searchEventInput } from '../../../schema/api/searches'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { countSearchEvent } from './search-counts'

/** Counts searches and clicks on results. */
export const searchEventRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', searchEventInput),
  async (c) => {
    if (!isBot(c.req.raw))
      await countSearchEvent(c.var.db, { ...c.req.valid('json'), now: c.var.now })
    return c.body(null, 204)
  },
)
