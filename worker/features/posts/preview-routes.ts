import { Hono } from 'hono'
import { postPreviewQuery } from '../../../schema/api/posts'
import type { ApiEnv } from '../../platform/http/api-env'
import { validate } from '../../platform/http/validate'
import { loadPreview } from './preview'

/** What a preview link shows: open to everybody who has one. */
export const previewRoutes = new Hono<ApiEnv>().get('/', validate('query', postPreviewQuery), async (c) => {
  const { defaultLocale } = c.var.settings
  const page = await loadPreview(c.var.db, { ...c.req.valid('query'), defaultLocale, now: c.var.now })
  return c.json(page, 200, { 'Cache-Control': 'no-store' })
})
