import { Hono } from 'hono'
import {
  acceptInvitationInput,
  invitationTokenInput,
  type LoginResult,
} from '../../../schema/api/admins'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitBursts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { acceptInvitation, readInvitation } from './invitations'
import { rememberDevice } from './known-device'
import { openSession } from './login'
import { sessionToken, setSessionCookie } from './require-admin'

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
