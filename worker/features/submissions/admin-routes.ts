import { Hono } from 'hono'
import {
  exportLeadsQuery,
  leadChangesInput,
  leadInput,
  leadNoteInput,
  leadParam,
  leadQuery,
  listLeadsQuery,
} from '../../../schema/api/admin-leads'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { addNote, updateLead, updateStatuses } from './changes'
import { countExported, exportHeader, exportLines } from './export'
import { listLeads, readLead } from './queries'
import type { LeadFilter } from './search'

const pageSize = 25

function filterOf(
  query: Omit<LeadFilter, 'assignee'> & { assignee: string },
  username: string,
): LeadFilter {
  const { kind, status, q } = query
  const named = query.assignee === 'me' ? username : query.assignee || undefined
  return { kind, status, q, assignee: query.assignee === 'nobody' ? null : named }
}

export const adminLeadRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listLeadsQuery), async (c) => {
    const { before, after, ...query } = c.req.valid('query')
    const page = { before, after, limit: pageSize }
    return c.json(await listLeads(c.var.db, filterOf(query, c.var.admin.username), page), 200)
  })
  .put('/status', limitBody, requireJson, validate('json', leadChangesInput), async (c) =>
    c.json(await updateStatuses(ctxOf(c), c.req.valid('json').changes), 200),
  )
  .get('/:kind/:id', validate('param', leadParam), validate('query', leadQuery), async (c) => {
    const filter = filterOf(c.req.valid('query'), c.var.admin.username)
    return c.json(await readLead(c.var.db, c.req.valid('param'), filter), 200)
  })
  .put(
    '/:kind/:id',
    limitBody,
    requireJson,
    validate('param', leadParam),
    validate('json', leadInput),
    async (c) => c.json(await updateLead(ctxOf(c), c.req.valid('param'), c.req.valid('json')), 200),
  )
  .post(
    '/:kind/:id/notes',
    limitBody,
    requireJson,
    validate('param', leadParam),
    validate('json', leadNoteInput),
    async (c) => {
      await addNote(ctxOf(c), c.req.valid('param'), c.req.valid('json').text)
      return c.json({ ok: true }, 201)
    },
  )

export const leadExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportLeadsQuery),
  async (c) => {
    const { locale, ...query } = c.req.valid('query')
    const { db, admin } = c.var
    const filter = filterOf(query, admin.username)
    const { kind, status, assignee } = query
    // The query may hold a visitor's name, so it is not logged.
    const after = { rows: await countExported(db, filter), kind, status, assignee }
    await auditEntry(ctxOf(c), { action: 'lead.export', subject: '', after })
    return c.body(
      csvStream(exportHeader(locale), exportLines(db, filter, locale)),
      200,
      csvHeaders('mango-road-leads'),
    )
  },
)
