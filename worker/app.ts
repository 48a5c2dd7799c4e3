import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { feedPath, manifestPath, paths, securityTxtPath, sitemapPath } from '../schema/paths'
import { api } from './api'
import { answerForm } from './documents/answer-form'
import { serveDocument } from './documents/serve'
import { answerOneClick } from './edge/one-click'
import { redirectToCanonical } from './edge/redirects'
import { robotsText } from './edge/robots'
import { securityHeaders } from './edge/security-headers'
import { securityText } from './edge/security-txt'
import { showAgain } from './edge/show-again'
import { serveShareMiss, serveStaticMiss } from './edge/static-miss'
import { serveFeed } from './features/feeds/serve-feed'
import { servePageSitemap, servePostSitemap, serveSitemapIndex } from './features/feeds/serve-sitemap'
import { serveManifest } from './features/manifest/serve-manifest'
import { clickOut } from './features/products/click-out'
import type { AppEnv } from './lib/env'
import { ApiError, answerError } from './lib/errors'
import { readPrivateSettings } from './lib/private-settings'
import { readSettings } from './lib/settings'

/** Every request, from top to bottom. */
export const app = new Hono<AppEnv>()
  .use(requestId())
  .use(async (c, next) => {
    c.set('settings', readSettings(c.env))
    readPrivateSettings(c.env)
    await next()
  })
  .use(securityHeaders)
  .all('/api/*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .all('/api', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))
  .get('/robots.txt', (c) => c.text(robotsText(c.var.settings), 200, { 'Cache-Control': 'public, max-age=3600' }))
  .get(securityTxtPath, (c) => c.text(securityText(c.var.settings), 200, { 'Cache-Control': 'public, max-age=86400' }))
  .get('/security.txt', (c) => c.redirect(securityTxtPath, 301))
  .get('/r/:externalId', clickOut)
  .get('/assets/*', serveStaticMiss)
  .get('/share/*', serveShareMiss)
  .post('*', answerForm)
  .post(paths.newsletterUnsubscribe, answerOneClick)
  .post(`/:locale{vi|en}${paths.newsletterUnsubscribe}`, answerOneClick)
  .post(paths.adminLogin, showAgain)
  .post(`/:locale{vi|en}${paths.adminLogin}`, showAgain)
  .on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', () => {
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD' } })
  })
  .use(redirectToCanonical)
  .get(sitemapPath, serveSitemapIndex)
  .get('/sitemap-pages.xml', servePageSitemap)
  .get('/:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}', servePostSitemap)
  .get(feedPath, serveFeed)
  .get(`/:locale{vi|en}${feedPath}`, serveFeed)
  .get(manifestPath, serveManifest)
  .get(`/:locale{vi|en}${manifestPath}`, serveManifest)
  .get('*', serveDocument)

app.onError(answerError)
