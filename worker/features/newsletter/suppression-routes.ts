import { Hono } from 'hono'
import {
  exportSuppressionsQuery,
  listSuppressionsQuery,
  suppressInput,
  unsuppressInput,
} from '../../../schema/api/admin-subscribers'
import { mailSuppressions } from '../../../schema/tables/newsletter'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import type { AdminEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { insertAuditEntry } from '../../platform/log/audit'
import {
  listSuppressions,
  suppress,
  suppressionHeader,
  suppressionLines,
  unsuppress,
} from './suppressions'

const pageSize = 25

/** Addresses that get no mail. They travel in the body: addresses of requests end up in logs. */
export const adminSuppressionRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listSuppressionsQuery), async (c) => {
    const { before, after, ...filter } = c.req.valid('query')
    return c.json(await listSuppressions(c.var.db, filter, { before, after, limit: pageSize }), 200)
  })
  .post('/', limitBody, requireJson, validate('json', suppressInput), async (c) => {
    const { db, now, admin } = c.var
    await suppress(db, { ...c.req.valid('json'), username: admin.username, now })
    return c.json({ ok: true }, 200)
  })
  .post('/remove', limitBody, requireJson, validate('json', unsuppressInput), async (c) => {
    const { db, now, admin } = c.var
    await unsuppress(db, { ...c.req.valid('json'), username: admin.username, now })
    return c.json({ ok: true }, 200)
  })

/** `GET /api/admin/suppressions.csv`: all of them as a file. */
export const suppressionExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportSuppressionsQuery),
  async (c) => {
    const { locale } = c.req.valid('query')
    const { db, now, admin } = c.var
    const after = { rows: await db.$count(mailSuppressions) }
    await insertAuditEntry(db, {
      username: admin.username,
      action: 'suppression.export',
      subject: '',
      after,
      now,
    })
    return c.body(
      csvStream(suppressionHeader(locale), suppressionLines(db, locale)),
      200,
      csvHeaders('mango-road-suppressions'),
    )
  },
)
