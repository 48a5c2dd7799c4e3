import { Hono } from 'hono'
import {
  type AuditEntryDetail,
  type AuditList,
  listAuditQuery,
} from '../../../schema/api/admin-audit'
import { rowParam } from '../../../schema/api/text-fields'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { findAuditEntry, listAudit } from './queries'

export const adminAuditRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAuditQuery), async (c) =>
    c.json((await listAudit(c.var.db, c.req.valid('query'))) satisfies AuditList, 200),
  )
  .get('/:id', validate('param', rowParam), async (c) => {
    const entry = await findAuditEntry(c.var.db, c.req.valid('param').id)
    if (!entry) throw new ApiError('NOT_FOUND')
    return c.json(entry satisfies AuditEntryDetail, 200)
  })
