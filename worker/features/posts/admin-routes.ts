import { type Context, Hono } from 'hono'
import {
  autosaveInput,
  createPostInput,
  holdPostInput,
  listAdminPostsQuery,
  postIdParam,
  previewMarkdownInput,
  publishPostInput,
  restoreRevisionInput,
  revisionParam,
  unpublishPostInput,
  updatePostInput,
} from '../../../schema/api/admin-posts'
import { bulkInput } from '../../../schema/api/bulk'
import { fillTyped } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import type { AdminEnv } from '../../platform/http/env'
import { limitBody, limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { listAdminPosts } from './admin-list'
import { readAdminPost } from './admin-post'
import { changePosts } from './bulk'
import { deleteDraft, saveDraft } from './drafts'
import { holdTexts } from './drift'
import { createPost, duplicatePost, restoreRevision, updatePost } from './edit-post'
import { renderMarkdown } from './post-page'
import { makePreviewLink } from './preview'
import { publishPost, unpublishPost } from './publishing'
import { findRevision, listRevisions } from './revisions'
import { deletePost, undeletePost } from './trash'

type C = Context<AdminEnv>

const by = (c: C) => ({ admin: c.var.admin, now: c.var.now })

const read = (c: C, id: string) =>
  readAdminPost(c.var.db, { id, adminId: c.var.admin.id, now: c.var.now })

/** The post after a change that visitors may see at once. */
async function readChanged(c: C, id: string) {
  await invalidateStoredContent(c.env.CACHE)
  return read(c, id)
}

const param = validate('param', postIdParam)

export const adminPostRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAdminPostsQuery), async (c) =>
    c.json(await listAdminPosts(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .post('/', limitBody, requireJson, validate('json', createPostInput), async (c) => {
    const id = await createPost(c.var.db, { ...c.req.valid('json'), ...by(c) })
    return c.json(await read(c, id), 201)
  })
  .post(
    '/preview-markdown',
    limitLongBody,
    requireJson,
    validate('json', previewMarkdownInput),
    async (c) => {
      const { markdown, locale } = c.req.valid('json')
      const filled = await fillPhotos(c.var.db, await fillTyped(c.var.db, markdown, locale))
      return c.json(
        { html: renderMarkdown(filled.content, locale, c.var.settings.defaultLocale) },
        200,
      )
    },
  )
  .post('/bulk', limitBody, requireJson, validate('json', bulkInput), async (c) => {
    const done = await changePosts(c.var.db, { ...c.req.valid('json'), by: by(c) })
    await invalidateStoredContent(c.env.CACHE)
    return c.json(done, 200)
  })
  .get('/:id', param, async (c) => c.json(await read(c, c.req.valid('param').id), 200))
  .put('/:id', limitLongBody, requireJson, param, validate('json', updatePostInput), async (c) => {
    const { id } = c.req.valid('param')
    await updatePost(c.var.db, { id, change: c.req.valid('json'), ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, async (c) => {
    const { id } = c.req.valid('param')
    await deletePost(c.var.db, { id, ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/undelete', param, async (c) => {
    const { id } = c.req.valid('param')
    await undeletePost(c.var.db, { id, ...by(c) })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/duplicate', param, async (c) => {
    const id = await duplicatePost(c.var.db, { id: c.req.valid('param').id, ...by(c) })
    return c.json(await read(c, id), 201)
  })
  .post('/:id/hold', limitBody, requireJson, param, validate('json', holdPostInput), async (c) => {
    const { id } = c.req.valid('param')
    await holdTexts(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
    return c.json(await read(c, id), 200)
  })
  .post(
    '/:id/publish',
    limitBody,
    requireJson,
    param,
    validate('json', publishPostInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await publishPost(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
  .post(
    '/:id/unpublish',
    limitBody,
    requireJson,
    param,
    validate('json', unpublishPostInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await unpublishPost(c.var.db, { id, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
  .put(
    '/:id/draft',
    limitLongBody,
    requireJson,
    param,
    validate('json', autosaveInput),
    async (c) => {
      const draft = {
        postId: c.req.valid('param').id,
        adminId: c.var.admin.id,
        now: c.var.now,
        ...c.req.valid('json'),
      }
      return c.json(await saveDraft(c.var.db, draft), 200)
    },
  )
  .delete('/:id/draft', param, async (c) => {
    await deleteDraft(c.var.db, { postId: c.req.valid('param').id, adminId: c.var.admin.id })
    return c.json({ ok: true }, 200)
  })
  .get('/:id/revisions', param, async (c) =>
    c.json(await listRevisions(c.var.db, c.req.valid('param').id), 200),
  )
  .get('/:id/revisions/:revision', validate('param', revisionParam), async (c) => {
    const { id, revision } = c.req.valid('param')
    return c.json(await findRevision(c.var.db, { postId: id, revision }), 200)
  })
  .post(
    '/:id/revisions/:revision/restore',
    limitBody,
    requireJson,
    validate('param', revisionParam),
    validate('json', restoreRevisionInput),
    async (c) => {
      const { id, revision } = c.req.valid('param')
      await restoreRevision(c.var.db, { id, revision, ...c.req.valid('json'), ...by(c) })
      return c.json(await readChanged(c, id), 200)
    },
  )
  .post('/:id/preview-link', param, async (c) =>
    c.json(await makePreviewLink(c.var.db, { id: c.req.valid('param').id, ...by(c) }), 200),
  )
