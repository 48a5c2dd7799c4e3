import { Hono } from 'hono'
import { refuseForeign, requireAdmin } from './features/admins/require-admin'
import { accountRoutes, loginRoutes } from './features/admins/routes'
import { adminAuditRoutes } from './features/audit/admin-routes'
import { adminDashboardRoutes } from './features/dashboard/admin-routes'
import { adminSubscriberRoutes, subscriberExportRoutes } from './features/newsletter/admin-routes'
import { adminOutboxRoutes } from './features/outbox/admin-routes'
import { adminPostRoutes } from './features/posts/admin-routes'
import { adminProductRoutes } from './features/products/admin-routes'
import { productImportRoutes } from './features/products/import-routes'
import { adminRedirectRoutes } from './features/redirects/admin-routes'
import { adminLeadRoutes, leadExportRoutes } from './features/submissions/admin-routes'
import { openPrimaryDatabase } from './platform/db/database'
import type { AdminEnv } from './platform/http/env'

/** Everything below `/api/admin`: refuses other sites and, except for the login, requests without a session. */
export const adminApi = new Hono<AdminEnv>()
  .route('/products/import', productImportRoutes)
  .use(refuseForeign)
  .use(async (c, next) => {
    c.set('db', openPrimaryDatabase(c.env.DB))
    await next()
  })
  .route('/', loginRoutes)
  .use(requireAdmin)
  .route('/', accountRoutes)
  .route('/dashboard', adminDashboardRoutes)
  .route('/posts', adminPostRoutes)
  .route('/redirects', adminRedirectRoutes)
  .route('/leads.csv', leadExportRoutes)
  .route('/leads', adminLeadRoutes)
  .route('/subscribers.csv', subscriberExportRoutes)
  .route('/subscribers', adminSubscriberRoutes)
  .route('/products', adminProductRoutes)
  .route('/outbox', adminOutboxRoutes)
  .route('/audit', adminAuditRoutes)
