import { Hono } from 'hono'
import {
  type ColleagueList,
  colleagueParam,
  invitationParam,
  inviteInput,
  type NewInvitation,
  roleInput,
} from '../../../schema/api/admins'
import { localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { changeRole, listColleagues, removeColleague } from './colleagues'
import { invite, listInvitations, revokeInvitation } from './invitations'
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
    const input = c.req.valid('json')
    const { id, token, expiresAt } = await invite(ctxOf(c), input)
    if (input.email) c.var.deliverSoon(id)
    const { defaultLocale } = c.var.settings
    const path = `${localizedPath(paths.adminInvite, input.language, defaultLocale)}#${token}`
    return c.json({ path, expiresAt } satisfies NewInvitation, 200)
  })
  .delete('/invitations/:id', validate('param', invitationParam), async (c) => {
    await revokeInvitation(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
  .put(
    '/:id',
    limitBody,
    requireJson,
    validate('param', colleagueParam),
    validate('json', roleInput),
    async (c) => {
      await changeRole(ctxOf(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json({ ok: true }, 200)
    },
  )
  .delete('/:id', validate('param', colleagueParam), async (c) => {
    await removeColleague(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
  .delete('/:id/second-factor', validate('param', colleagueParam), async (c) => {
    await resetSecondFactor(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
