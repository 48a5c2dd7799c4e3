import { Hono } from 'hono'
import { contactInput } from '../../../schema/api/contact'
import type { ApiEnv } from '../../lib/api-env'
import { limitBody, requireJson } from '../../lib/json-body'
import { sameOrigin } from '../../lib/same-origin'
import { validate } from '../../lib/validate'
import { storeContactMessage } from './queries'

export const contactRoutes = new Hono<ApiEnv>().post('/', sameOrigin, limitBody, requireJson, validate('json', contactInput), async (c) => {
  const { website, ...message } = c.req.valid('json')
  if (website === '') await storeContactMessage(c.var.db, { ...message, now: c.var.now })
  return c.json({ ok: true }, 201)
})
