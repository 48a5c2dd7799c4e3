import { Hono } from 'hono'
import {
  devMailParam,
  listDevMailsQuery,
  listOutboxQuery,
  type OutboxList,
  outboxIdParam,
  type RetriedDead,
} from '../../../schema/api/admin-outbox'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { deliverySetup } from '../../platform/settings/private-settings'
import { findDevMail, listDevMails, listOutbox } from './queries'
import { retryDead, retryDelivery } from './retry'

export const adminOutboxRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listOutboxQuery), async (c) => {
    const page = await listOutbox(c.var.db, c.req.valid('query'))
    return c.json(
      { ...page, setup: deliverySetup(c.var.privateSettings) } satisfies OutboxList,
      200,
    )
  })
  .get('/mails', validate('query', listDevMailsQuery), async (c) =>
    c.json(await listDevMails(c.var.db, c.req.valid('query').page), 200),
  )
  .get('/mails/:id', validate('param', devMailParam), async (c) => {
    const mail = await findDevMail(c.var.db, c.req.valid('param').id)
    if (!mail) throw new ApiError('NOT_FOUND')
    return c.json(mail, 200)
  })
  .post('/retry-dead', async (c) => {
    return c.json({ retried: await retryDead(ctxOf(c)) } satisfies RetriedDead, 200)
  })
  .post('/:id/retry', validate('param', outboxIdParam), async (c) => {
    c.var.deliverSoon(await retryDelivery(ctxOf(c), c.req.valid('param').id))
    return c.json({ ok: true }, 200)
  })
