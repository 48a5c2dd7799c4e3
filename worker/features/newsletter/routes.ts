import { Hono } from 'hono'
import { newsletterInput } from '../../../schema/api/newsletter'
import type { ApiEnv } from '../../lib/api-env'
import { limitBody, requireJson } from '../../lib/json-body'
import { sameOrigin } from '../../lib/same-origin'
import { validate } from '../../lib/validate'
import { subscribe } from './queries'

export const newsletterRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  validate('json', newsletterInput),
  async (c) => {
    await subscribe(c.var.db, { ...c.req.valid('json'), now: c.var.now })
    return c.json({ ok: true }, 200)
  },
)
