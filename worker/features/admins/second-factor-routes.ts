import { type Context, Hono } from 'hono'
import { codeInput, type RecoveryCodes, secondFactorDisableInput, secondFactorSetupInput } from '../../../schema/api/admins'
import type { AdminEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitLogins } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { confirmSecondFactor, disableSecondFactor, renewRecoveryCodes, setUpSecondFactor } from './second-factor'

/** Passwords and codes are limited as logging in is. Returns what every change of the factor needs. */
async function countTry(c: Context<AdminEnv>) {
  const { admin, db, now } = c.var
  await limitLogins(db, { request: c.req.raw, username: admin.username, now })
  return { admin, now }
}

/** The own second factor. */
export const secondFactorRoutes = new Hono<AdminEnv>()
  .use(limitBody)
  .use(requireJson)
  .post('/setup', validate('json', secondFactorSetupInput), async (c) =>
    c.json(await setUpSecondFactor(c.var.db, { ...(await countTry(c)), ...c.req.valid('json') }), 200),
  )
  .post('/confirm', validate('json', codeInput), async (c) => {
    const recoveryCodes = await confirmSecondFactor(c.var.db, { ...(await countTry(c)), ...c.req.valid('json') })
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 200)
  })
  .post('/recovery-codes', validate('json', codeInput), async (c) => {
    const recoveryCodes = await renewRecoveryCodes(c.var.db, { ...(await countTry(c)), ...c.req.valid('json') })
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 200)
  })
  .post('/disable', validate('json', secondFactorDisableInput), async (c) => {
    await disableSecondFactor(c.var.db, { ...(await countTry(c)), ...c.req.valid('json') })
    return c.json({ ok: true }, 200)
  })
