import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { contactRoutes } from './features/contact/routes'
import { newsletterRoutes } from './features/newsletter/routes'
import { postRoutes } from './features/posts/routes'
import { searchRoutes } from './features/search/routes'
import { tripLeadRoutes } from './features/trip-leads/routes'
import type { ApiEnv } from './lib/api-env'
import { openDatabase } from './lib/database'
import { ApiError, answerError } from './lib/errors'
import { allowedMethods } from './lib/methods'
import { readSettings } from './lib/settings'

/** Everything below `/api`. Also called in process by the documents, so that a page and the browser read the same answers. */
export const api = new Hono<ApiEnv>()
  .basePath('/api')
  .use(async (c, next) => {
    c.set('db', c.env.openedDatabase ?? openDatabase(c.env.DB))
    c.set('now', new Date())
    c.set('settings', readSettings(c.env))
    await next()
    if (c.req.method === 'GET' && c.res.ok) c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  })
  .use(requestId())
  .use(etag())
  .get('/health', (c) => c.json({ ok: true }, 200))
  .route('/posts', postRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/contact', contactRoutes)
  .route('/search', searchRoutes)
  .route('/trip-leads', tripLeadRoutes)

api.notFound((c) => {
  const methods = allowedMethods(api.routes, c.req.path)
  if (methods.length === 0) return answerError(new ApiError('NOT_FOUND'), c)
  return answerError(new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } }), c)
})
api.onError(answerError)
