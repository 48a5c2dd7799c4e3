import { type Context, Hono } from 'hono'
import { adminEntryParam } from '../../../schema/api/admin-entries'
import { updatePostInput } from '../../../schema/api/posts'
import { findEntry, readAdminEntry } from '../../content/admin-entry'
import { moveEntry } from '../../content/publish-entry'
import { showChanges } from '../../content/show-changes'
import type { AdminEnv } from '../../platform/http/env'
import { limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { updatePost } from './edit-post'
import { findPost, makePreviewLink } from './preview'

type C = Context<AdminEnv>

const by = (c: C) => ({ admin: c.var.admin, now: c.var.now })

async function readChanged(c: C, id: string) {
  await showChanges(c, [await findEntry(c.var.db, id)])
  return readAdminEntry(c.var.db, { id, adminId: c.var.admin.id })
}

const param = validate('param', adminEntryParam)

export const adminPostRoutes = new Hono<AdminEnv>()
  .put('/:id', limitLongBody, requireJson, param, validate('json', updatePostInput), async (c) => {
    const { id } = c.req.valid('param')
    await updatePost(c.var.db, { id, change: c.req.valid('json'), ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, async (c) => {
    const { id } = await findPost(c.var.db, c.req.valid('param').id)
    await moveEntry(c.var.db, { id, isDeleted: true, ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/preview-link', param, async (c) =>
    c.json(await makePreviewLink(c.var.db, { id: c.req.valid('param').id, ...by(c) }), 200),
  )
