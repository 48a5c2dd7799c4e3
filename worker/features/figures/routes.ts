import { Hono } from 'hono'
import { viewInput } from '../../../schema/api/views'
import { isBot, isUnwilling, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { areSitesWithin, limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { hasAdminHint } from '../admins/require-admin'
import { countView } from './view-counts'

export const viewRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', viewInput),
  async (c) => {
    const { raw } = c.req
    const { db, now, settings } = c.var
    if (!isBot(raw) && !isUnwilling(raw) && !hasAdminHint(c))
      await countView(db, { ...c.req.valid('json'), now, settings }, () => areSitesWithin(c))
    return c.body(null, 204)
  },
)
