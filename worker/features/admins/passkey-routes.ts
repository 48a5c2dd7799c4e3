import { Hono } from 'hono'
import { addPasskeyInput, passkeyLoginInput, passkeyParam } from '../../../schema/api/passkeys'
import { type AdminEnv, type ApiEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { openSession } from './login'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  checkPasskey,
  deletePasskey,
  listPasskeys,
} from './passkeys'
import { requireRecentLogin } from './require-admin'
import { answerLogin, browserOf, loggingRefusals, noStore } from './routes'

const urlOf = (c: { req: { url: string } }) => new URL(c.req.url)

/** A whole login: the authenticator has verified its user. */
export const passkeyLoginRoutes = new Hono<ApiEnv>()
  .use(limitBursts)
  .post('/options', async (c) => {
    const { db, now } = c.var
    return c.json(await beginPasskeyLogin(db, { url: urlOf(c), now }), 200, noStore)
  })
  .post('/', limitBody, requireJson, validate('json', passkeyLoginInput), async (c) => {
    const { db, now } = c.var
    const response = c.req.valid('json')
    const admin = await loggingRefusals(c, `passkey ${response.id}`, () =>
      checkPasskey(db, { response, url: urlOf(c), now }),
    )
    return answerLogin(c, admin.username, await openSession(db, { admin, ...browserOf(c) }))
  })

export const passkeyRoutes = new Hono<AdminEnv>()
  .get('/', async (c) => c.json(await listPasskeys(c.var.db, c.var.admin.id), 200))
  .post('/options', requireRecentLogin, async (c) =>
    c.json(await beginPasskey(ctxOf(c), c.var.admin, urlOf(c)), 200),
  )
  .post(
    '/',
    requireRecentLogin,
    limitBody,
    requireJson,
    validate('json', addPasskeyInput),
    async (c) => {
      await addPasskey(ctxOf(c), c.var.admin, { ...c.req.valid('json'), url: urlOf(c) })
      return c.json({ ok: true }, 201)
    },
  )
  .delete('/:id', requireRecentLogin, validate('param', passkeyParam), async (c) => {
    await deletePasskey(ctxOf(c), c.var.admin, c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
