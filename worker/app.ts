import { Hono } from 'hono'
import { feedPath, manifestPath, paths, securityTxtPath, sitemapPath } from '../schema/paths'
import { answerForm } from './documents/answer-form'
import { serveDocument } from './documents/serve'
import { answerOneClick } from './edge/one-click'
import { redirectToCanonical } from './edge/redirects'
import { robotsText } from './edge/robots'
import { securityHeaders } from './edge/security-headers'
import { securityText } from './edge/security-txt'
import { showAgain } from './edge/show-again'
import { serveShareMiss, serveStaticMiss } from './edge/static-miss'
import { serveManifest } from './features/manifest/serve-manifest'
import { loadApi } from './load-api'
import type { AppEnv } from './platform/http/env'
import { ApiError, answerError } from './platform/http/errors'
import { watchFailures } from './platform/http/failures'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

// Rarely asked for: loaded with their first use.
const loadFeed = () => import('./features/feeds/serve-feed')
const loadSitemap = () => import('./features/feeds/serve-sitemap')
const loadClickOut = () => import('./features/products/click-out')

/** Every request, from top to bottom. */
export const app = new Hono<AppEnv>()
  .use(watchFailures((c) => /^\/api(\/|$)/.test(c.req.path)))
  .use(async (c, next) => {
    c.set('settings', readSettings(c.env))
    readPrivateSettings(c.env)
    await next()
  })
  .use(securityHeaders)
  .all('/api/*', async (c) => (await loadApi()).fetch(c.req.raw, c.env, c.executionCtx))
  .all('/api', async (c) => (await loadApi()).fetch(c.req.raw, c.env, c.executionCtx))
  .get('/robots.txt', (c) => c.text(robotsText(c.var.settings), 200, { 'Cache-Control': 'public, max-age=3600' }))
  .get(securityTxtPath, (c) => c.text(securityText(c.var.settings), 200, { 'Cache-Control': 'public, max-age=86400' }))
  .get('/security.txt', (c) => c.redirect(securityTxtPath, 301))
  .get('/r/:externalId', async (c) => (await loadClickOut()).clickOut(c))
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
  .get(sitemapPath, async (c) => (await loadSitemap()).serveSitemapIndex(c))
  .get('/sitemap-pages.xml', async (c) => (await loadSitemap()).servePageSitemap(c))
  .get('/:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}', async (c) => (await loadSitemap()).servePostSitemap(c))
  .get(feedPath, async (c) => (await loadFeed()).serveFeed(c))
  .get(`/:locale{vi|en}${feedPath}`, async (c) => (await loadFeed()).serveFeed(c))
  .get(manifestPath, serveManifest)
  .get(`/:locale{vi|en}${manifestPath}`, serveManifest)
  .get('*', serveDocument)

app.onError(answerError)
