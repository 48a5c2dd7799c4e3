import { Hono } from 'hono'
import { tripLeadInput } from '../../../schema/api/trip-leads'
import type { ApiEnv } from '../../lib/api-env'
import { limitBody, requireJson } from '../../lib/json-body'
import { sameOrigin } from '../../lib/same-origin'
import { validate } from '../../lib/validate'
import { storeTripLead } from './queries'

export const tripLeadRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  validate('json', tripLeadInput),
  async (c) => {
    const { website, ...lead } = c.req.valid('json')
    if (website === '') await storeTripLead(c.var.db, { ...lead, now: c.var.now })
    return c.json({ ok: true }, 201)
  },
)
