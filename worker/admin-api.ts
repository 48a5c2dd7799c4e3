import { Hono } from 'hono'
import { adminEntryRoutes } from './content/admin-routes'
import { teamworkRoutes } from './content/teamwork-routes'
import { entryTransferRoutes } from './content/transfer-routes'
import { colleagueRoutes } from './features/admins/colleague-routes'
import { passkeyLoginRoutes, passkeyRoutes } from './features/admins/passkey-routes'
import {
  refuseForeign,
  requireAdmin,
  requireContentImporter,
  requireOwner,
  requireProductImporter,
  requireRecentLogin,
} from './features/admins/require-admin'
import {
  accountRoutes,
  invitationRoutes,
  loginRoutes,
  secondFactorRoutes,
} from './features/admins/routes'
import { adminAuditRoutes } from './features/audit/admin-routes'
import { adminBackupRoutes } from './features/backups/admin-routes'
import { adminTourRoutes } from './features/bookings/admin-routes'
import { adminCalendarRoutes } from './features/calendar/admin-routes'
import { adminDashboardRoutes } from './features/dashboard/admin-routes'
import { adminEmbedRoutes } from './features/embeds/admin-routes'
import { adminFigureRoutes, figureExportRoutes } from './features/figures/admin-routes'
import { adminLetterRoutes, letterPreviewRoutes } from './features/letters/admin-routes'
import { adminMediaRoutes } from './features/media/admin-routes'
import { mediaUploadRoutes } from './features/media/upload-routes'
import { adminSubscriberRoutes, subscriberExportRoutes } from './features/newsletter/admin-routes'
import {
  adminSuppressionRoutes,
  suppressionExportRoutes,
} from './features/newsletter/suppression-routes'
import { adminOperationRoutes } from './features/operations/admin-routes'
import { adminOutboxRoutes } from './features/outbox/admin-routes'
import { adminPostRoutes } from './features/posts/admin-routes'
import { adminProductRoutes, productImportRoutes } from './features/products/admin-routes'
import { adminRedirectRoutes } from './features/redirects/admin-routes'
import { adminSearchRoutes, adminSynonymRoutes } from './features/search/admin-routes'
import { adminLeadRoutes, leadExportRoutes } from './features/submissions/admin-routes'
import { openPrimaryDatabase } from './platform/db/database'
import type { AdminEnv } from './platform/http/env'

/** The order matters: routes before `requireAdmin` are open without a session. */
export const adminApi = new Hono<AdminEnv>()
  .use('/products/import/*', requireProductImporter)
  .use('/entries/export', requireContentImporter)
  .use('/entries/import', requireContentImporter)
  .route('/products/import', productImportRoutes)
  .route('/entries', entryTransferRoutes)
  .use(refuseForeign)
  .use(async (c, next) => {
    c.set('db', openPrimaryDatabase(c.env.DB))
    await next()
  })
  .route('/', loginRoutes)
  .route('/login/passkey', passkeyLoginRoutes)
  .route('/invitation', invitationRoutes)
  .use(requireAdmin)
  .route('/', accountRoutes)
  .route('/second-factor', secondFactorRoutes)
  .route('/passkeys', passkeyRoutes)
  .get('/recent-login', requireRecentLogin, (c) => c.json({ ok: true }, 200))
  .use('/colleagues/*', requireOwner)
  .route('/colleagues', colleagueRoutes)
  .route('/backups', adminBackupRoutes)
  .route('/calendar', adminCalendarRoutes)
  .route('/tours', adminTourRoutes)
  .route('/dashboard', adminDashboardRoutes)
  .route('/embeds', adminEmbedRoutes)
  .route('/entries', adminEntryRoutes)
  .route('/entries', teamworkRoutes)
  .route('/figures.csv', figureExportRoutes)
  .route('/figures', adminFigureRoutes)
  .route('/letters', letterPreviewRoutes)
  .use('/letters/:id/send', requireOwner, requireRecentLogin)
  .use('/letters/sendings/*', requireOwner)
  .route('/letters', adminLetterRoutes)
  .route('/media', mediaUploadRoutes)
  .route('/media', adminMediaRoutes)
  .route('/posts', adminPostRoutes)
  .route('/redirects', adminRedirectRoutes)
  .route('/searches', adminSearchRoutes)
  .route('/synonyms', adminSynonymRoutes)
  .route('/leads.csv', leadExportRoutes)
  .route('/leads', adminLeadRoutes)
  .use('/subscribers.csv', requireOwner, requireRecentLogin)
  .route('/subscribers.csv', subscriberExportRoutes)
  .use('/subscribers/remove', requireOwner)
  .use('/subscribers/import', requireOwner)
  .route('/subscribers', adminSubscriberRoutes)
  .use('/suppressions.csv', requireOwner)
  .route('/suppressions.csv', suppressionExportRoutes)
  .post('/suppressions', requireOwner)
  .use('/suppressions/remove', requireOwner)
  .route('/suppressions', adminSuppressionRoutes)
  .route('/products', adminProductRoutes)
  .use('/outbox/mails/*', requireOwner)
  .use('/outbox/hold/release', requireOwner)
  .route('/outbox', adminOutboxRoutes)
  .use('/operations', requireOwner)
  .route('/operations', adminOperationRoutes)
  .use('/audit/*', requireOwner)
  .route('/audit', adminAuditRoutes)
