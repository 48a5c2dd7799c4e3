import { type Context, Hono } from 'hono'
import {
  adminEntryParam,
  type BulkResult,
  bulkInput,
  checkEntryInput,
  createEntryInput,
  entryDraftInput,
  entryRevisionParam,
  entryVersionInput,
  holdEntryInput,
  listAdminEntriesQuery,
  previewEntryInput,
  publishEntryInput,
  unpublishEntryInput,
  updateEntryInput,
} from '../../schema/api/admin-entries'
import type { AdminEnv } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { limitBody, limitLongBody, requireJson } from '../platform/http/json-body'
import { validate } from '../platform/http/validate'
import { findEntry, readAdminEntry } from './admin-entry'
import { listAdminEntries, readWaiting } from './admin-list'
import { changeEntries } from './bulk'
import { deleteDraft } from './change-entry'
import {
  createEntry,
  discardChanges,
  duplicateEntry,
  holdTexts,
  restoreRevision,
  saveDraft,
  updateEntry,
} from './edit-entry'
import { listFactUses } from './fact-uses'
import { checkPublication, moveEntry, publishEntry, unpublishEntry } from './publish-entry'
import { previewEntry } from './read-entries'
import { findRevision, listRevisions } from './revisions'
import { showChanges } from './show-changes'

type C = Context<AdminEnv>

const by = (c: C) => ({ admin: c.var.admin, now: c.var.now })
const read = (c: C, id: string) => readAdminEntry(c.var.db, { id, adminId: c.var.admin.id })

async function readChanged(c: C, id: string) {
  await showChanges(c, [await findEntry(c.var.db, id)])
  return read(c, id)
}

const param = validate('param', adminEntryParam)
export const adminEntryRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAdminEntriesQuery), async (c) =>
    c.json(await listAdminEntries(c.var.db, c.req.valid('query')), 200),
  )
  .post('/', limitLongBody, requireJson, validate('json', createEntryInput), async (c) => {
    const id = await createEntry(c.var.db, { ...c.req.valid('json'), ...by(c) })
    return c.json(await read(c, id), 201)
  })
  .get('/waiting', async (c) => c.json(await readWaiting(c.var.db, c.var.now), 200))
  .post('/bulk', limitBody, requireJson, validate('json', bulkInput), async (c) => {
    const { changed, results } = await changeEntries(c.var.db, {
      ...c.req.valid('json'),
      by: by(c),
    })
    await showChanges(c, changed)
    return c.json({ results } satisfies BulkResult, 200)
  })
  .post('/preview', limitLongBody, requireJson, validate('json', previewEntryInput), async (c) =>
    c.json(await previewEntry(c.var.db, c.req.valid('json')), 200),
  )
  .get('/:id', param, async (c) => c.json(await read(c, c.req.valid('param').id), 200))
  .put('/:id', limitLongBody, requireJson, param, validate('json', updateEntryInput), async (c) => {
    const { id } = c.req.valid('param')
    await updateEntry(c.var.db, { id, change: c.req.valid('json'), ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, async (c) => {
    const { id } = c.req.valid('param')
    await moveEntry(c.var.db, { id, isDeleted: true, ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/undelete', param, async (c) => {
    const { id } = c.req.valid('param')
    await moveEntry(c.var.db, { id, isDeleted: false, ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/duplicate', param, async (c) => {
    const id = await duplicateEntry(c.var.db, { id: c.req.valid('param').id, ...by(c) })
    return c.json(await read(c, id), 201)
  })
  .post(
    '/:id/check',
    limitLongBody,
    requireJson,
    param,
    validate('json', checkEntryInput),
    async (c) =>
      c.json(
        await checkPublication(c.var.db, { ...c.req.valid('param'), ...c.req.valid('json') }),
        200,
      ),
  )
  .post(
    '/:id/publish',
    limitBody,
    requireJson,
    param,
    validate('json', publishEntryInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await publishEntry(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
  .post(
    '/:id/unpublish',
    limitBody,
    requireJson,
    param,
    validate('json', unpublishEntryInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await unpublishEntry(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
  .post(
    '/:id/discard',
    limitBody,
    requireJson,
    param,
    validate('json', entryVersionInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await discardChanges(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
      return c.json(await read(c, id), 200)
    },
  )
  .post('/:id/hold', limitBody, requireJson, param, validate('json', holdEntryInput), async (c) => {
    const { id } = c.req.valid('param')
    await holdTexts(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
    return c.json(await read(c, id), 200)
  })
  .put(
    '/:id/draft',
    limitLongBody,
    requireJson,
    param,
    validate('json', entryDraftInput),
    async (c) => {
      const draft = {
        entryId: c.req.valid('param').id,
        adminId: c.var.admin.id,
        now: c.var.now,
        ...c.req.valid('json'),
      }
      return c.json(await saveDraft(c.var.db, draft), 200)
    },
  )
  .delete('/:id/draft', param, async (c) => {
    await deleteDraft(c.var.db, { entryId: c.req.valid('param').id, adminId: c.var.admin.id })
    return c.json({ ok: true }, 200)
  })
  .get('/:id/uses', param, async (c) => {
    const { kind, slug } = await findEntry(c.var.db, c.req.valid('param').id)
    if (kind !== 'fact') throw new ApiError('NOT_FOUND')
    return c.json(await listFactUses(c.var.db, slug), 200)
  })
  .get('/:id/revisions', param, async (c) =>
    c.json(await listRevisions(c.var.db, c.req.valid('param').id), 200),
  )
  .get('/:id/revisions/:revision', validate('param', entryRevisionParam), async (c) => {
    const { id, revision } = c.req.valid('param')
    return c.json(await findRevision(c.var.db, { entryId: id, revision }), 200)
  })
  .post(
    '/:id/revisions/:revision/restore',
    limitBody,
    requireJson,
    validate('param', entryRevisionParam),
    validate('json', entryVersionInput),
    async (c) => {
      const { id, revision } = c.req.valid('param')
      const { data } = await findRevision(c.var.db, { entryId: id, revision })
      await restoreRevision(c.var.db, { id, data, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
