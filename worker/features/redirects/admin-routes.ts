import { Hono } from 'hono'
import { listRedirectsQuery } from '../../../schema/api/admin-posts'
import { postSlugParam } from '../../../schema/api/posts'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import type { AdminEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { deleteRedirect, listRedirects } from './queries'

export const adminRedirectRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listRedirectsQuery), async (c) => c.json(await listRedirects(c.var.db, c.req.valid('query')), 200))
  .delete('/:slug', validate('param', postSlugParam), async (c) => {
    await deleteRedirect(c.var.db, { slug: c.req.valid('param').slug, admin: c.var.admin, now: c.var.now })
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
