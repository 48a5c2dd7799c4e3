import { Hono } from 'hono'
import {
  acceptInvitationInput,
  type ColleagueList,
  colleagueParam,
  invitationParam,
  invitationTokenInput,
  inviteInput,
  type LoginResult,
  type NewInvitation,
  roleInput,
} from '../../../schema/api/admins'
import { localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import type { AdminEnv, ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { changeRole, listColleagues, removeColleague } from './colleagues'
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations'
import { rememberDevice } from './known-device'
import { openSession } from './login'
import { sessionToken, setSessionCookie } from './require-admin'
import { resetSecondFactor } from './second-factor'

export const colleagueRoutes = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const { db, admin, now } = c.var
    const [colleagues, invitations] = await Promise.all([
      listColleagues(db, admin),
      listInvitations(db, now),
    ])
    return c.json({ colleagues, invitations } satisfies ColleagueList, 200)
  })
  .post('/invitations', limitBody, requireJson, validate('json', inviteInput), async (c) => {
    const { db, admin, now, settings } = c.var
    const input = c.req.valid('json')
    const { id, token, expiresAt } = await invite(db, { ...input, admin, now })
    if (input.email) c.var.deliverSoon(id)
    const path = `${localizedPath(paths.adminInvite, input.language, settings.defaultLocale)}#${token}`
    return c.json({ path, expiresAt } satisfies NewInvitation, 200)
  })
  .delete('/invitations/:id', validate('param', invitationParam), async (c) => {
    const { db, admin, now } = c.var
    await revokeInvitation(db, { ...c.req.valid('param'), admin, now })
    return c.json({ ok: true }, 200)
  })
  .put(
    '/:id',
    limitBody,
    requireJson,
    validate('param', colleagueParam),
    validate('json', roleInput),
    async (c) => {
      const { db, admin, now } = c.var
      await changeRole(db, { ...c.req.valid('param'), ...c.req.valid('json'), admin, now })
      return c.json({ ok: true }, 200)
    },
  )
  .delete('/:id', validate('param', colleagueParam), async (c) => {
    const { db, admin, now } = c.var
    await removeColleague(db, { ...c.req.valid('param'), admin, now })
    return c.json({ ok: true }, 200)
  })
  .delete('/:id/second-factor', validate('param', colleagueParam), async (c) => {
    const { db, admin, now } = c.var
    await resetSecondFactor(db, { ...c.req.valid('param'), admin, now })
    return c.json({ ok: true }, 200)
  })

const noStore = { 'Cache-Control': 'no-store' }

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
    const admin = await acceptInvitation(db, { ...c.req.valid('json'), now })
    const userAgent = c.req.header('User-Agent') ?? ''
    setSessionCookie(c, await openSession(db, { admin, userAgent, replaces: sessionToken(c), now }))
    await rememberDevice(c, admin.username)
    return c.json({ username: admin.username } satisfies LoginResult, 200, noStore)
  })
