import { Hono } from 'hono'
import {
  exportLeadsQuery,
  leadChangesInput,
  leadInput,
  leadMessageInput,
  leadNoteInput,
  leadParam,
  leadQuery,
  listLeadsQuery,
  newLeadInput,
} from '../../../schema/api/admin-leads'
import { brand } from '../../../schema/brand'
import { vietnamDay } from '../../../schema/time'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { answerSubject, readAnswers, sendAnswer } from './answer'
import { addNote, updateLead, updateStatuses } from './changes'
import { countExported, exportHeader, exportLines } from './export'
import { listLeads, readBoard, readLead } from './queries'
import type { LeadFilter } from './search'
import { createLead } from './store-submission'

const pageSize = 25
const param = validate('param', leadParam)

function filterOf(
  query: Omit<LeadFilter, 'assignee' | 'today'> & { assignee: string },
  { admin: { username }, now }: Pick<AdminEnv['Variables'], 'admin' | 'now'>,
): LeadFilter {
  const { kind, status, todo, q } = query
  const today = vietnamDay(now)
  const named = query.assignee === 'me' ? username : query.assignee || undefined
  return { kind, status, todo, today, q, assignee: query.assignee === 'nobody' ? null : named }
}

export const adminLeadRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listLeadsQuery), async (c) => {
    const { before, after, ...query } = c.req.valid('query')
    const page = { before, after, limit: pageSize }
    return c.json(await listLeads(c.var.db, filterOf(query, c.var), page), 200)
  })
  .post('/', limitBody, requireJson, validate('json', newLeadInput), async (c) =>
    c.json(await createLead(ctxOf(c), c.req.valid('json')), 201),
  )
  .get('/answers', async (c) => c.json(await readAnswers(c.var.db, c.var.admin), 200))
  .get('/board', validate('query', leadQuery), async (c) =>
    c.json(await readBoard(c.var.db, filterOf(c.req.valid('query'), c.var)), 200),
  )
  .put('/status', limitBody, requireJson, validate('json', leadChangesInput), async (c) =>
    c.json(await updateStatuses(ctxOf(c), c.req.valid('json').changes), 200),
  )
  .get('/:kind/:id', param, validate('query', leadQuery), async (c) => {
    const filter = filterOf(c.req.valid('query'), c.var)
    return c.json(await readLead(c.var.db, c.req.valid('param'), filter), 200)
  })
  .put('/:kind/:id', limitBody, requireJson, param, validate('json', leadInput), async (c) =>
    c.json(await updateLead(ctxOf(c), c.req.valid('param'), c.req.valid('json')), 200),
  )
  .post(
    '/:kind/:id/notes',
    limitBody,
    requireJson,
    param,
    validate('json', leadNoteInput),
    async (c) =>
      c.json(await addNote(ctxOf(c), c.req.valid('param'), c.req.valid('json').text), 201),
  )
  .post(
    '/:kind/:id/messages',
    limitBody,
    requireJson,
    param,
    validate('json', leadMessageInput),
    async (c) => {
      const [lead, message] = [c.req.valid('param'), c.req.valid('json')]
      const written = await sendAnswer(ctxOf(c), lead, message)
      c.var.deliverSoon(answerSubject(lead.id, message.id))
      return c.json(written, 201)
    },
  )

export const leadExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportLeadsQuery),
  async (c) => {
    const { locale, ...query } = c.req.valid('query')
    const { db } = c.var
    const filter = filterOf(query, c.var)
    const { kind, status, assignee, todo } = query
    // The query may hold a visitor's name, so it is not logged.
    const after = { rows: await countExported(db, filter), kind, status, assignee, todo }
    await auditEntry(ctxOf(c), { action: 'lead.export', subject: '', after })
    return c.body(
      csvStream(exportHeader(locale), exportLines(db, filter, locale)),
      200,
      csvHeaders(`${brand.slug}-leads`),
    )
  },
)
