import { Hono } from 'hono'
import { viewInput } from '../../../schema/api/views'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { hasAdminHint } from '../admins/require-admin'
import { countView } from './views'

/** Whether the browser asks not to be counted (Global Privacy Control, Do Not Track). */
const isUnwilling = (request: Request) =>
  request.headers.get('Sec-GPC') === '1' || request.headers.get('DNT') === '1'

export const viewRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', viewInput),
  async (c) => {
    const { raw } = c.req
    if (!isBot(raw) && !isUnwilling(raw) && !hasAdminHint(c))
      await countView(c.var.db, { ...c.req.valid('json'), now: c.var.now })
    return c.body(null, 204)
  },
)
