import { Hono } from 'hono'
import { contactInput } from '../../../schema/api/contact'
import type { ApiEnv } from '../../platform/http/api-env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts, limitSubmissions } from '../../platform/http/rate-limit'
import { requireHuman } from '../../platform/http/require-human'
import { sameOrigin } from '../../platform/http/same-origin'
import { validate } from '../../platform/http/validate'
import { storeContactMessage } from './queries'

export const contactRoutes = new Hono<ApiEnv>().post(
  '/',
  sameOrigin,
  limitBody,
  requireJson,
  limitBursts,
  validate('json', contactInput),
  async (c) => {
    const input = c.req.valid('json')
    const { db, now, privateSettings } = c.var
    await requireHuman(c, input.turnstileToken)
    await limitSubmissions(db, { request: c.req.raw, email: input.email, isNoJsForm: c.var.isNoJsForm, now })
    const id = await storeContactMessage(db, { ...input, withChat: privateSettings.telegram?.staffChat !== undefined, now })
    c.var.deliverSoon(id)
    return c.json({ ok: true }, 201)
  },
)
