import { Hono } from 'hono'
import {
  type AdminMe,
  codeInput,
  type LoginResult,
  loginInput,
  passwordInput,
  type RecoveryCodes,
  secondFactorDisableInput,
  secondFactorSetupInput,
  sessionParam,
} from '../../../schema/api/admins'
import type { AdminEnv, ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import {
  limitBursts,
  limitCodes,
  limitLogins,
  limitPasswordChecks,
} from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { insertAuditEntry } from '../../platform/log/audit'
import { readKnownDevice, rememberDevice } from './known-device'
import { changePassword, logIn, logInWithCode, noteRefusedLogin, readPendingLogin } from './login'
import { listUsernames } from './queries'
import {
  clearPendingLoginCookie,
  clearSessionCookie,
  needsSecondFactor,
  pendingLoginToken,
  sessionToken,
  setPendingLoginCookie,
  setSessionCookie,
} from './require-admin'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './second-factor'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions'

const noStore = { 'Cache-Control': 'no-store' }

export const loginRoutes = new Hono<ApiEnv>()
  .post('/login', limitBursts, limitBody, requireJson, validate('json', loginInput), async (c) => {
    const { password, ...given } = c.req.valid('json')
    const username = given.username.trim().toLowerCase()
    const { db, now } = c.var
    const userAgent = c.req.header('User-Agent') ?? ''
    const attempt = async () => {
      const knownDevice = await readKnownDevice(c, username)
      return limitLogins(db, { request: c.req.raw, username, knownDevice, now }, () =>
        logIn(db, { username, password, userAgent, replaces: sessionToken(c), now }),
      )
    }
    const login = await attempt().catch(async (error: unknown) => {
      await noteRefusedLogin(error, { request: c.req.raw, username, now })
      throw error
    })
    if ('pendingLogin' in login) {
      setPendingLoginCookie(c, login.pendingLogin)
      return c.json({ isCodeRequired: true } satisfies LoginResult, 200, noStore)
    }
    setSessionCookie(c, login.session)
    await rememberDevice(c, login.username)
    return c.json({ username: login.username } satisfies LoginResult, 200, noStore)
  })
  .post(
    '/login/code',
    limitBursts,
    limitBody,
    requireJson,
    validate('json', codeInput),
    async (c) => {
      const { db, now } = c.var
      const userAgent = c.req.header('User-Agent') ?? ''
      const pending = await readPendingLogin(db, { token: pendingLoginToken(c), now })
      const { username } = pending.admin
      const attempt = () =>
        logInWithCode(db, {
          pending,
          code: c.req.valid('json').code,
          userAgent,
          replaces: sessionToken(c),
          now,
        })
      const session = await limitCodes(db, { adminId: pending.admin.id, now }, attempt).catch(
        async (error: unknown) => {
          await noteRefusedLogin(error, { request: c.req.raw, username, now })
          throw error
        },
      )
      clearPendingLoginCookie(c)
      setSessionCookie(c, session)
      await rememberDevice(c, username)
      return c.json({ username } satisfies LoginResult, 200, noStore)
    },
  )

export const accountRoutes = new Hono<AdminEnv>()
  .get('/me', (c) => {
    const { username, role, hasSecondFactor, expiresAt } = c.var.admin
    return c.json(
      {
        username,
        role,
        hasSecondFactor,
        needsSecondFactor: needsSecondFactor(c),
        expiresAt,
      } satisfies AdminMe,
      200,
    )
  })
  .get('/staff', async (c) => c.json(await listUsernames(c.var.db), 200))
  .post('/logout', async (c) => {
    const { id, username, sessionId } = c.var.admin
    const entry = insertAuditEntry(c.var.db, {
      username,
      action: 'admin.logout',
      subject: id,
      now: c.var.now,
    })
    await c.var.db.batch([deleteSession(c.var.db, id, sessionId), entry])
    clearSessionCookie(c)
    return c.json({ ok: true }, 200)
  })
  .put('/password', limitBody, requireJson, validate('json', passwordInput), async (c) => {
    const { db, now, admin } = c.var
    await limitPasswordChecks(db, { adminId: admin.id, now }, () =>
      changePassword(db, { ...c.req.valid('json'), admin, now }),
    )
    return c.json({ ok: true }, 200)
  })
  .get('/sessions', async (c) =>
    c.json(await listSessions(c.var.db, { admin: c.var.admin, now: c.var.now }), 200),
  )
  .delete('/sessions', async (c) => {
    const { id, username, sessionId } = c.var.admin
    const entry = insertAuditEntry(c.var.db, {
      username,
      action: 'admin.revoke',
      subject: id,
      label: 'all others',
      now: c.var.now,
    })
    await c.var.db.batch([deleteOtherSessions(c.var.db, id, sessionId), entry])
    return c.json({ ok: true }, 200)
  })
  .delete('/sessions/:id', validate('param', sessionParam), async (c) => {
    const { id, username } = c.var.admin
    const entry = insertAuditEntry(c.var.db, {
      username,
      action: 'admin.revoke',
      subject: id,
      now: c.var.now,
    })
    await c.var.db.batch([deleteSession(c.var.db, id, c.req.valid('param').id), entry])
    return c.json({ ok: true }, 200)
  })

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
