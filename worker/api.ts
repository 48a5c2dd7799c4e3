import { Hono, type HonoRequest } from 'hono'
import type { RouterRoute } from 'hono/types'
import { matchPattern } from '../schema/paths'
import { adminApi } from './admin-api'
import { entryRoutes, thingRoutes } from './content/routes'
import { deliverDue } from './delivery'
import { paymentRoutes } from './features/bookings/payment-routes'
import { bookingRoutes } from './features/bookings/routes'
import { festivalRoutes } from './features/festivals/routes'
import { viewRoutes } from './features/figures/routes'
import { healthRoutes } from './features/health/routes'
import { mailEventRoutes } from './features/mail-events/routes'
import { monthRoutes } from './features/months/routes'
import { newsletterRoutes } from './features/newsletter/routes'
import { browserErrorRoutes } from './features/operations/browser-errors'
import { postChannelRoutes } from './features/posts/channel'
import { previewRoutes } from './features/posts/preview'
import { postRoutes } from './features/posts/routes'
import { analyticsRoutes, productRoutes } from './features/products/routes'
import { searchRoutes } from './features/search/routes'
import { mailInboundRoutes } from './features/submissions/inbound'
import { contactRoutes, tripRoutes } from './features/submissions/routes'
import { tagRoutes } from './features/tags/routes'
import { revalidate } from './platform/cache/cached'
import { openDatabase } from './platform/db/database'
import type { ApiEnv } from './platform/http/env'
import { ApiError, answerError } from './platform/http/errors'
import { limitLongTime, limitTime } from './platform/http/timeout'
import { logFailure } from './platform/log/log'

export type SharedContext = Pick<
  ApiEnv['Variables'],
  'settings' | 'privateSettings' | 'db' | 'isNoJsForm' | 'contentVersion'
>

/** Nobody outside can make one, so the API trusts its context. */
export class InProcessRequest extends Request {
  readonly shared: SharedContext

  constructor(url: URL, init: RequestInit | Request | undefined, shared: SharedContext) {
    super(url, init)
    this.shared = shared
  }
}

/** Methods of a path's routes, for the `Allow` header. Empty for an unknown path. */
function allowedMethods(routes: RouterRoute[], path: string): string[] {
  const methods = routes
    .filter((route) => route.method !== 'ALL' && matchPattern(route.path, path))
    .map((route) => route.method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

/** Waits for a file, or for a translator. */
function takesLong({ method, path }: HonoRequest) {
  return (
    (method === 'POST' || method === 'PUT') &&
    (/^\/api\/admin\/media(?:\/copy|\/[a-z0-9]+\/file)?$/.test(path) ||
      /^\/api\/admin\/entries\/[^/]+\/translate$/.test(path))
  )
}

/** All of `/api`. Documents call it in process, so that server and browser read the same data. */
export const api = new Hono<ApiEnv>()
  .basePath('/api')
  .use(async (c, next) => {
    if (c.req.raw instanceof InProcessRequest) {
      const { settings, privateSettings, db, isNoJsForm, contentVersion } = c.req.raw.shared
      c.set('settings', settings)
      c.set('privateSettings', privateSettings)
      c.set('db', db)
      c.set('isNoJsForm', isNoJsForm)
      if (contentVersion !== undefined) c.set('contentVersion', contentVersion)
    } else {
      c.set('db', openDatabase(c.env.DB))
      c.set('isNoJsForm', false)
    }
    c.set('now', new Date())
    c.set('deliverSoon', (subject) =>
      c.executionCtx.waitUntil(
        logFailure('deliveries could not be tried', deliverDue(c.env, { subject, now: c.var.now })),
      ),
    )
    await next()
    const { headers, ok } = c.res
    if (c.req.method === 'GET' && ok && !headers.has('Cache-Control'))
      headers.set('Cache-Control', revalidate)
  })
  .use((c, next) => (takesLong(c.req) ? limitLongTime : limitTime)(c, next))
  .route('/health', healthRoutes)
  .route('/bookings', bookingRoutes)
  .route('/payments', paymentRoutes)
  .route('/entries', entryRoutes)
  .route('/errors', browserErrorRoutes)
  .route('/things', thingRoutes)
  .route('/festivals', festivalRoutes)
  .route('/months', monthRoutes)
  .route('/posts', postRoutes)
  .route('/preview', previewRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/mail-events', mailEventRoutes)
  .route('/mail-inbound', mailInboundRoutes)
  .route('/contact', contactRoutes)
  .route('/products', productRoutes)
  .route('/admin', adminApi)
  .route('/analytics', analyticsRoutes)
  .route('/search', searchRoutes)
  .route('/tags', tagRoutes)
  .route('/telegram', postChannelRoutes)
  .route('/trip-leads', tripRoutes)
  .route('/views', viewRoutes)
  .all('*', (c) => {
    const methods = allowedMethods(api.routes, c.req.path)
    if (methods.length === 0) throw new ApiError('NOT_FOUND')
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } })
  })

api.onError(answerError)
