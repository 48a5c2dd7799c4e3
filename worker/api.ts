import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { adminApi } from './admin-api'
import { deliverDue } from './delivery'
import { analyticsRoutes } from './features/analytics/routes'
import { healthRoutes } from './features/health/routes'
import { newsletterRoutes } from './features/newsletter/routes'
import { postChannelRoutes } from './features/posts/channel-routes'
import { previewRoutes } from './features/posts/preview-routes'
import { postRoutes } from './features/posts/routes'
import { productRoutes } from './features/products/routes'
import { searchRoutes } from './features/search/routes'
import { contactRoutes, tripRoutes } from './features/submissions/routes'
import { askEachTime } from './platform/cache/caching'
import { openDatabase } from './platform/db/database'
import type { ApiEnv } from './platform/http/api-env'
import type { Bindings } from './platform/http/env'
import { ApiError, answerError } from './platform/http/errors'
import { watchFailures } from './platform/http/failures'
import { allowedMethods } from './platform/http/methods'
import { logFault } from './platform/log/log'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

/** The first try of what was just stored; should even starting it fail, the Cron Trigger tries. */
async function deliverSoon(env: Bindings, subject: string, now: Date): Promise<void> {
  await deliverDue(env, { subject, now }).catch((error: unknown) => logFault('deliveries could not be tried', error))
}

const tagAnswers = etag()

/** Everything below `/api`. Also called in process by the documents, so that a page and the browser read the same answers. */
export const api = new Hono<ApiEnv>()
  .basePath('/api')
  .use(watchFailures())
  .use(async (c, next) => {
    c.set('db', c.env.openedDatabase ?? openDatabase(c.env.DB))
    c.set('now', new Date())
    c.set('settings', readSettings(c.env))
    c.set('privateSettings', readPrivateSettings(c.env))
    c.set('deliverSoon', (subject) => c.executionCtx.waitUntil(deliverSoon(c.env, subject, c.var.now)))
    await next()
    const { headers, ok } = c.res
    if (c.req.method === 'GET' && ok && !headers.has('Cache-Control')) headers.set('Cache-Control', askEachTime)
  })
  .use((c, next) => (c.env.openedDatabase ? next() : tagAnswers(c, next)))
  .route('/health', healthRoutes)
  .route('/posts', postRoutes)
  .route('/preview', previewRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/contact', contactRoutes)
  .route('/products', productRoutes)
  .route('/admin', adminApi)
  .route('/analytics', analyticsRoutes)
  .route('/search', searchRoutes)
  .route('/telegram', postChannelRoutes)
  .route('/trip-leads', tripRoutes)

api.notFound((c) => {
  const methods = allowedMethods(api.routes, c.req.path)
  if (methods.length === 0) return answerError(new ApiError('NOT_FOUND'), c)
  return answerError(new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } }), c)
})
api.onError(answerError)
