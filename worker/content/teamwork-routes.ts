import { type Context, Hono } from 'hono'
import { adminEntryParam } from '../../schema/api/admin-entries'
import {
  approvalInput,
  commentInput,
  commentParam,
  presenceInput,
  presenceParam,
  resolveInput,
  returnInput,
  reviewInput,
} from '../../schema/api/teamwork'
import { type AdminEnv, ctxOf } from '../platform/http/env'
import { limitBody, requireJson } from '../platform/http/json-body'
import { validate } from '../platform/http/validate'
import { addComment, deleteComment, resolveThread } from './comments'
import { endPresence, notePresence } from './presence'
import { approveEntry, requestReview, returnEntry } from './reviews'
import { readTeamwork } from './teamwork'

type C = Context<AdminEnv>

const param = validate('param', adminEntryParam)
const ofComment = validate('param', commentParam)

/** The entry's teamwork after a change; its mails are tried at once. */
async function readNotified(c: C, id: string, subjects: readonly string[] = []) {
  for (const subject of subjects) c.var.deliverSoon(subject)
  return readTeamwork(ctxOf(c), id)
}

export const teamworkRoutes = new Hono<AdminEnv>()
  .get('/:id/teamwork', param, async (c) =>
    c.json(await readTeamwork(ctxOf(c), c.req.valid('param').id), 200),
  )
  .put('/:id/presence', limitBody, requireJson, param, validate('json', presenceInput), async (c) =>
    c.json(await notePresence(ctxOf(c), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .delete('/:id/presence/:windowId', validate('param', presenceParam), async (c) => {
    await endPresence(ctxOf(c), c.req.valid('param').windowId)
    return c.json({ ok: true }, 200)
  })
  .post(
    '/:id/comments',
    limitBody,
    requireJson,
    param,
    validate('json', commentInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const subjects = await addComment(ctxOf(c), { entryId: id, ...c.req.valid('json') })
      return c.json(await readNotified(c, id, subjects), 201)
    },
  )
  .put(
    '/:id/comments/:comment',
    limitBody,
    requireJson,
    ofComment,
    validate('json', resolveInput),
    async (c) => {
      const { id, comment } = c.req.valid('param')
      await resolveThread(ctxOf(c), { entryId: id, id: comment, ...c.req.valid('json') })
      return c.json(await readTeamwork(ctxOf(c), id), 200)
    },
  )
  .delete('/:id/comments/:comment', ofComment, async (c) => {
    const { id, comment } = c.req.valid('param')
    await deleteComment(ctxOf(c), { entryId: id, id: comment })
    return c.json(await readTeamwork(ctxOf(c), id), 200)
  })
  .post('/:id/review', limitBody, requireJson, param, validate('json', reviewInput), async (c) => {
    const { id } = c.req.valid('param')
    const subjects = await requestReview(ctxOf(c), { id, ...c.req.valid('json') })
    return c.json(await readNotified(c, id, subjects), 200)
  })
  .post(
    '/:id/review/approve',
    limitBody,
    requireJson,
    param,
    validate('json', approvalInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const subjects = await approveEntry(ctxOf(c), { id, ...c.req.valid('json') })
      return c.json(await readNotified(c, id, subjects), 200)
    },
  )
  .post(
    '/:id/review/return',
    limitBody,
    requireJson,
    param,
    validate('json', returnInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const subjects = await returnEntry(ctxOf(c), { id, ...c.req.valid('json') })
      return c.json(await readNotified(c, id, subjects), 200)
    },
  )
