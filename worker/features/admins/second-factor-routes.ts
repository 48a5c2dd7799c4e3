import { Hono } from 'hono'
import {
  codeInput,
  type RecoveryCodes,
  secondFactorDisableInput,
  secondFactorSetupInput,
} from '../../../schema/api/admins'
import type { AdminEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCodes, limitPasswordChecks } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './second-factor'

export const secondFactorRoutes = new Hono<AdminEnv>()
  .use(limitBody)
  .use(requireJson)
  .post('/setup', validate('json', secondFactorSetupInput), async (c) => {
    const { db, admin, now } = c.var
    const setUp = () => setUpSecondFactor(db, { ...c.req.valid('json'), admin, now })
    return c.json(await limitPasswordChecks(db, { adminId: admin.id, now }, setUp), 200)
  })
  .post('/confirm', validate('json', codeInput), async (c) => {
    const { db, admin, now } = c.var
    const confirm = () => confirmSecondFactor(db, { ...c.req.valid('json'), admin, now })
    return c.json(
      {
        recoveryCodes: await limitCodes(db, { adminId: admin.id, now }, confirm),
      } satisfies RecoveryCodes,
      200,
    )
  })
  .post('/recovery-codes', validate('json', codeInput), async (c) => {
    const { db, admin, now } = c.var
    const renew = () => renewRecoveryCodes(db, { ...c.req.valid('json'), admin, now })
    return c.json(
      {
        recoveryCodes: await limitCodes(db, { adminId: admin.id, now }, renew),
      } satisfies RecoveryCodes,
      200,
    )
  })
  .post('/disable', validate('json', secondFactorDisableInput), async (c) => {
    const { db, admin, now } = c.var
    await limitCodes(db, { adminId: admin.id, now }, () =>
      disableSecondFactor(db, { ...c.req.valid('json'), admin, now }),
    )
    return c.json({ ok: true }, 200)
  })
