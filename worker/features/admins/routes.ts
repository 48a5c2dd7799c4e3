import { type Context, Hono } from 'hono'
import {
  type AdminMe,
  acceptInvitationInput,
  codeInput,
  invitationTokenInput,
  type LoginResult,
  loginInput,
  passwordInput,
  profileInput,
  type RecoveryCodes,
  secondFactorDisableInput,
  secondFactorSetupInput,
  sessionParam,
} from '../../../schema/api/admins'
import { findAuthorOf, selectPeople } from '../../content/people'
import { type AdminEnv, type ApiEnv, type AppEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts, limitGuesses, limitLogins } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { acceptInvitation, readInvitation } from './invitations'
import {
  changePassword,
  logIn,
  logInWithCode,
  noteRefusedLogin,
  openSession,
  readKnownDevice,
  readPendingLogin,
  rememberDevice,
} from './login'
import { updateProfile } from './queries'
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
  countRecoveryCodes,
  disableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './second-factor'
import { deleteOtherSessions, deleteSession, listSessions } from './sessions'

export const noStore = { 'Cache-Control': 'no-store' }

export const browserOf = (c: Context<ApiEnv>) => ({
  userAgent: c.req.header('User-Agent') ?? '',
  replaces: sessionToken(c),
  now: c.var.now,
})

export async function answerLogin(c: Context<ApiEnv>, username: string, session: string) {
  setSessionCookie(c, session)
  await rememberDevice(c, username)
  return c.json({ username } satisfies LoginResult, 200, noStore)
}

export async function loggingRefusals<Result>(
  c: Context<ApiEnv>,
  username: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    await noteRefusedLogin(error, { request: c.req.raw, username, now: c.var.now })
    throw error
  }
}

const withKey = <Input extends object>(c: { var: AppEnv['Variables'] }, input: Input) => ({
  ...input,
  factorKey: c.var.privateSettings.factorKey,
})

export const loginRoutes = new Hono<ApiEnv>()
  .post('/login', limitBursts, limitBody, requireJson, validate('json', loginInput), async (c) => {
    const { password, ...given } = c.req.valid('json')
    const username = given.username.trim().toLowerCase()
    const { db, now } = c.var
    const login = await loggingRefusals(c, username, async () => {
      const knownDevice = await readKnownDevice(c, username)
      return limitLogins(db, { request: c.req.raw, username, knownDevice, now }, () =>
        logIn(db, { username, password, ...browserOf(c) }),
      )
    })
    if ('session' in login) return answerLogin(c, login.username, login.session)
    setPendingLoginCookie(c, login.pendingLogin)
    return c.json({ isCodeRequired: true } satisfies LoginResult, 200, noStore)
  })
  .post(
    '/login/code',
    limitBursts,
    limitBody,
    requireJson,
    validate('json', codeInput),
    async (c) => {
      const { db, now } = c.var
      const pending = await readPendingLogin(db, { token: pendingLoginToken(c), now })
      const { id: adminId, username } = pending.admin
      const knownDevice = await readKnownDevice(c, username)
      const session = await loggingRefusals(c, username, () =>
        limitGuesses(db, { what: 'code', adminId, knownDevice, now }, () =>
          logInWithCode(db, { pending, ...withKey(c, c.req.valid('json')), ...browserOf(c) }),
        ),
      )
      clearPendingLoginCookie(c)
      return answerLogin(c, username, session)
    },
  )

/** Open to everybody. The token is in the body because URLs end up in logs. */
export const invitationRoutes = new Hono<ApiEnv>()
  .use(limitBursts)
  .use(limitBody)
  .use(requireJson)
  .post('/', validate('json', invitationTokenInput), async (c) =>
    c.json(
      await readInvitation(c.var.db, { ...c.req.valid('json'), now: c.var.now }),
      200,
      noStore,
    ),
  )
  .post('/accept', validate('json', acceptInvitationInput), async (c) => {
    const { db, now } = c.var
    const input = { ...c.req.valid('json'), assets: c.env.ASSETS, now }
    const admin = await acceptInvitation(db, input)
    return answerLogin(c, admin.username, await openSession(db, { admin, ...browserOf(c) }))
  })

function limitOwn<Result>(
  c: Context<AdminEnv>,
  what: 'code' | 'password',
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { db, admin, now } = c.var
  return limitGuesses(db, { what, adminId: admin.id, now }, attempt)
}

export const accountRoutes = new Hono<AdminEnv>()
  .get('/me', async (c) => {
    const { id, username, displayName, email, role, hasSecondFactor, expiresAt } = c.var.admin
    return c.json(
      {
        username,
        displayName,
        email,
        role,
        hasSecondFactor,
        recoveryCodesLeft: hasSecondFactor ? await countRecoveryCodes(c.var.db, id) : 0,
        needsSecondFactor: needsSecondFactor(c),
        hasTranslator: c.var.privateSettings.translate.adapter !== 'none',
        authorId: await findAuthorOf(c.var.db, username),
        expiresAt,
      } satisfies AdminMe,
      200,
    )
  })
  .get('/staff', async (c) => c.json(await selectPeople(c.var.db), 200))
  .put('/profile', limitBody, requireJson, validate('json', profileInput), async (c) => {
    await updateProfile(c.var.db, { id: c.var.admin.id, ...c.req.valid('json') })
    return c.json({ ok: true }, 200)
  })
  .post('/logout', async (c) => {
    const { db, admin } = c.var
    await db.batch([
      deleteSession(db, admin.id, admin.sessionId),
      auditEntry(ctxOf(c), { action: 'admin.logout', subject: admin.id }),
    ])
    clearSessionCookie(c)
    return c.json({ ok: true }, 200)
  })
  .put('/password', limitBody, requireJson, validate('json', passwordInput), async (c) => {
    const input = { ...c.req.valid('json'), assets: c.env.ASSETS }
    await limitOwn(c, 'password', () => changePassword(ctxOf(c), c.var.admin, input))
    return c.json({ ok: true }, 200)
  })
  .get('/sessions', async (c) =>
    c.json(await listSessions(c.var.db, { ...c.var.admin, now: c.var.now }), 200),
  )
  .delete('/sessions', async (c) => {
    const { db, admin } = c.var
    await db.batch([
      deleteOtherSessions(db, admin),
      auditEntry(ctxOf(c), { action: 'admin.revoke', subject: admin.id, label: 'all others' }),
    ])
    return c.json({ ok: true }, 200)
  })
  .delete('/sessions/:id', validate('param', sessionParam), async (c) => {
    const { db, admin } = c.var
    await db.batch([
      deleteSession(db, admin.id, c.req.valid('param').id),
      auditEntry(ctxOf(c), { action: 'admin.revoke', subject: admin.id }),
    ])
    return c.json({ ok: true }, 200)
  })

export const secondFactorRoutes = new Hono<AdminEnv>()
  .use(limitBody)
  .use(requireJson)
  .post('/setup', validate('json', secondFactorSetupInput), async (c) => {
    const input = withKey(c, c.req.valid('json'))
    const setUp = () => setUpSecondFactor(ctxOf(c), c.var.admin, input)
    return c.json(await limitOwn(c, 'password', setUp), 200)
  })
  .post('/confirm', validate('json', codeInput), async (c) => {
    const input = withKey(c, c.req.valid('json'))
    const recoveryCodes = await limitOwn(c, 'code', () =>
      confirmSecondFactor(ctxOf(c), c.var.admin, input),
    )
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 200)
  })
  .post('/recovery-codes', validate('json', codeInput), async (c) => {
    const input = withKey(c, c.req.valid('json'))
    const recoveryCodes = await limitOwn(c, 'code', () =>
      renewRecoveryCodes(ctxOf(c), c.var.admin, input),
    )
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 200)
  })
  .post('/disable', validate('json', secondFactorDisableInput), async (c) => {
    const input = withKey(c, c.req.valid('json'))
    await limitOwn(c, 'code', () => disableSecondFactor(ctxOf(c), c.var.admin, input))
    return c.json({ ok: true }, 200)
  })
