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
  type TranslatedEntry,
  translateEntryInput,
  unpublishEntryInput,
  updateEntryInput,
} from '../../schema/api/admin-entries'
import { type AdminEnv, ctxOf } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { limitBody, limitLongBody, requireJson } from '../platform/http/json-body'
import { validate } from '../platform/http/validate'
import { translatorOf } from '../platform/translate/translator'
import { findEntry, findRevision, listRevisions, readAdminEntry } from './admin-entry'
import { listAdminEntries, readWaiting } from './admin-list'
import { changeEntries } from './bulk'
import { deleteDraft } from './change-entry'
import { readChanged, showChanges } from './copies'
import {
  createEntry,
  discardChanges,
  duplicateEntry,
  holdTexts,
  saveDraft,
  updateEntry,
} from './edit-entry'
import { listFactUses } from './facts'
import { checkPublication, moveEntry, publishEntry, unpublishEntry } from './publish-entry'
import { previewEntry } from './read-entries'
import { translateEntry } from './translate-entry'

type C = Context<AdminEnv>

const read = (c: C, id: string) => readAdminEntry(c.var.db, { id, adminId: c.var.admin.id })

const param = validate('param', adminEntryParam)
export const adminEntryRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAdminEntriesQuery), async (c) =>
    c.json(await listAdminEntries(c.var.db, c.req.valid('query')), 200),
  )
  .post('/', limitLongBody, requireJson, validate('json', createEntryInput), async (c) => {
    const id = await createEntry(ctxOf(c), c.req.valid('json'))
    return c.json(await read(c, id), 201)
  })
  .get('/waiting', async (c) => c.json(await readWaiting(ctxOf(c)), 200))
  .post('/bulk', limitBody, requireJson, validate('json', bulkInput), async (c) => {
    const { changed, results } = await changeEntries(ctxOf(c), c.req.valid('json'))
    await showChanges(c, changed)
    return c.json({ results } satisfies BulkResult, 200)
  })
  .post('/preview', limitLongBody, requireJson, validate('json', previewEntryInput), async (c) =>
    c.json(await previewEntry(c.var.db, c.req.valid('json')), 200),
  )
  .get('/:id', param, async (c) => c.json(await read(c, c.req.valid('param').id), 200))
  .put('/:id', limitLongBody, requireJson, param, validate('json', updateEntryInput), async (c) => {
    const { id } = c.req.valid('param')
    await updateEntry(ctxOf(c), { id, ...c.req.valid('json') })
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, async (c) => {
    const { id } = c.req.valid('param')
    await moveEntry(ctxOf(c), { id, isDeleted: true })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/undelete', param, async (c) => {
    const { id } = c.req.valid('param')
    await moveEntry(ctxOf(c), { id, isDeleted: false })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/duplicate', param, async (c) => {
    const id = await duplicateEntry(ctxOf(c), c.req.valid('param').id)
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
        await checkPublication(ctxOf(c), { ...c.req.valid('param'), ...c.req.valid('json') }),
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
      await publishEntry(ctxOf(c), { id, ...c.req.valid('json') })
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
      await unpublishEntry(ctxOf(c), { id, ...c.req.valid('json') })
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
      await discardChanges(ctxOf(c), { id, ...c.req.valid('json') })
      return c.json(await read(c, id), 200)
    },
  )
  .post('/:id/hold', limitBody, requireJson, param, validate('json', holdEntryInput), async (c) => {
    const { id } = c.req.valid('param')
    await holdTexts(ctxOf(c), { id, ...c.req.valid('json') })
    return c.json(await read(c, id), 200)
  })
  .post(
    '/:id/translate',
    limitLongBody,
    requireJson,
    param,
    validate('json', translateEntryInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const translator = translatorOf(c.var.privateSettings.translate)
      const input = { id, ...c.req.valid('json') }
      const translation = await translateEntry(ctxOf(c), translator, input)
      const entry = await readChanged(c, id)
      return c.json({ ...entry, translation } satisfies TranslatedEntry, 200)
    },
  )
  .put(
    '/:id/draft',
    limitLongBody,
    requireJson,
    param,
    validate('json', entryDraftInput),
    async (c) =>
      c.json(await saveDraft(ctxOf(c), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .delete('/:id/draft', param, async (c) => {
    await deleteDraft(ctxOf(c), c.req.valid('param').id)
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
      await updateEntry(ctxOf(c), { id, data, ...c.req.valid('json') }, 'entry.restore')
      return c.json(await readChanged(c, id), 200)
    },
  )
