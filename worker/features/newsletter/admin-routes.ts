import { Hono } from 'hono'
import {
  exportSubscribersQuery,
  growthQuery,
  importSubscribersInput,
  listSubscribersQuery,
  removeSubscriberInput,
} from '../../../schema/api/admin-subscribers'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import type { AdminEnv } from '../../platform/http/env'
import { limitBody, limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { insertAuditEntry } from '../../platform/log/audit'
import { readGrowth } from './subscriber-growth'
import { importSubscribers } from './subscriber-import'
import {
  countConfirmed,
  listSubscribers,
  removeSubscriber,
  subscriberHeader,
  subscriberLines,
} from './subscriber-queries'

const pageSize = 25

export const adminSubscriberRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listSubscribersQuery), async (c) => {
    const { before, after, ...filter } = c.req.valid('query')
    return c.json(await listSubscribers(c.var.db, filter, { before, after, limit: pageSize }), 200)
  })
  .get('/growth', validate('query', growthQuery), async (c) =>
    c.json(await readGrowth(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .post(
    '/import',
    limitLongBody,
    requireJson,
    validate('json', importSubscribersInput),
    async (c) => {
      const { db, now, admin } = c.var
      return c.json(
        await importSubscribers(db, { ...c.req.valid('json'), username: admin.username, now }),
        200,
      )
    },
  )
  // The address is in the body, because request addresses end up in logs.
  .post('/remove', limitBody, requireJson, validate('json', removeSubscriberInput), async (c) => {
    const { db, now, admin } = c.var
    await removeSubscriber(db, { ...c.req.valid('json'), username: admin.username, now })
    return c.json({ ok: true }, 200)
  })

export const subscriberExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportSubscribersQuery),
  async (c) => {
    const { locale, ...filter } = c.req.valid('query')
    const { db, now, admin } = c.var
    const after = { rows: await countConfirmed(db, filter), ...filter }
    await insertAuditEntry(db, {
      username: admin.username,
      action: 'subscriber.export',
      subject: '',
      after,
      now,
    })
    const lines = csvStream(subscriberHeader(locale), subscriberLines(db, filter))
    return c.body(lines, 200, csvHeaders(`mango-road-subscribers-${filter.list}`))
  },
)
