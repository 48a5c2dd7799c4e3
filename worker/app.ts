import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { localizedPath, spellingsOf, splitLocale } from '../schema/locale'
import { partnerPaths } from '../schema/partners'
import {
  authorFeedPath,
  canonicalPath,
  feedPath,
  festivalCalendarPath,
  letterFeedPath,
  letterFramePath,
  manifestPath,
  paths,
  securityTxtPath,
  sitemapPath,
} from '../schema/paths'
import { api } from './api'
import { answerForm } from './documents/answer-form'
import { styleHash } from './documents/client-build'
import { serveCachedDocument, serveDocument } from './documents/serve'
import { serveRobots, serveSecurityText, serveShareMiss } from './edge/files'
import {
  assetHeaders,
  documentHeaders,
  formTargetsOf,
  framingOf,
  hstsHeader,
  letterFrameHeaders,
} from './edge/policy'
import { serveAuthorFeed, serveFeed, serveLetterFeed } from './features/feeds/serve-feed'
import {
  servePageSitemap,
  servePostSitemap,
  serveSitemapIndex,
  serveTagSitemap,
} from './features/feeds/sitemap'
import { serveFestivalCalendar } from './features/festivals/routes'
import { letterClickOut } from './features/letters/letter-links'
import { serveManifest } from './features/manifest/serve-manifest'
import { serveMedia } from './features/media/serve-media'
import { activityClickOut, hotelClickOut } from './features/partners/click-out'
import { clickOut } from './features/products/click-out'
import { openInProcessApi } from './in-process-api'
import { dailyFingerprint } from './platform/auth/hash'
import { clientOf } from './platform/http/client'
import type { AppEnv } from './platform/http/env'
import { ApiError, answerError, notFound, routeOf } from './platform/http/errors'
import { discardBody } from './platform/http/json-body'
import { limitTime } from './platform/http/timeout'
import { elapsedMs, logEvent, withLogContext } from './platform/log/log'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

const redirectToCanonical = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const { defaultLocale } = c.var.settings
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const { locale, path } = splitLocale(tidy, defaultLocale)
  const target = localizedPath(canonicalPath(path), locale, defaultLocale)
  if (target === pathname) return next()
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(target + search, 301)
})

function isRefusal({ req, res: { status } }: Context) {
  return (
    status === 403 ||
    status === 429 ||
    (status === 401 && req.header('Authorization') !== undefined)
  )
}

/** Sets the request id and logs refusals and failures that `answerError` does not see. */
const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = crypto.randomUUID()
  await withLogContext({ requestId, route: routeOf(c), startedAt: Date.now() }, async () => {
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { method } = c.req
    const { status } = c.res
    if (isRefusal(c)) {
      logEvent('request refused', {
        method,
        status,
        client: await dailyFingerprint(`client ${clientOf(c.req.raw)}`, new Date()),
      })
    } else if (status >= 500 && !c.error) {
      logEvent('request failed', { method, status, ms: elapsedMs() })
    }
  })
})

const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { path } = splitLocale(c.req.path, c.var.settings.defaultLocale)
  // Feed readers may embed photographs, so these headers are looser.
  const headers = path.startsWith('/media/')
    ? assetHeaders()
    : path === letterFramePath
      ? letterFrameHeaders()
      : documentHeaders(
          c.var.settings,
          styleHash,
          framingOf(path),
          c.get('embeds'),
          formTargetsOf(path),
        )
  const { 'Content-Security-Policy': content = '', ...policy } = headers
  const all = { ...policy, ...hstsHeader(c.var.privateSettings.hsts) }
  for (const [name, value] of Object.entries(all)) c.res.headers.set(name, value)
  if (import.meta.env.MODE !== 'development') c.res.headers.set('Content-Security-Policy', content)
})

const inBothLanguages = (path: string) =>
  spellingsOf(path).flatMap((one) => [one, `/:locale{vi|en}${one}`])

export const app = new Hono<AppEnv>()
  .use(logRequests)
  .use(discardBody)
  .use(async (c, next) => {
    c.set('settings', readSettings(c.env))
    c.set('privateSettings', readPrivateSettings(c.env))
    await next()
  })
  .use(securityHeaders)
  // Admin responses are never stored, and hono/etag would buffer a whole CSV.
  .use(except('/api/admin/*', etag({ weak: true })))
  .use(serveCachedDocument)
  .route('/', api)
  .get('/robots.txt', serveRobots)
  .get(securityTxtPath, serveSecurityText)
  .get('/security.txt', (c) => c.redirect(securityTxtPath, 301))
  .get(letterFramePath, (c) => c.html('<!doctype html><title></title>'))
  .get('/r/:externalId', clickOut)
  .get('/r/letter/:sendingId/:position', limitTime, letterClickOut)
  .get(partnerPaths.hotel, hotelClickOut)
  .get(partnerPaths.articleHotel, hotelClickOut)
  .get(partnerPaths.activity, activityClickOut)
  .get('/assets/*', notFound)
  .get('/share/*', serveShareMiss)
  .get('/media/:key/:file', serveMedia)
  .post('*', answerForm)
  // Mail programs post to the page's own address (RFC 8058), which must not be redirected.
  .on('POST', inBothLanguages(paths.newsletterUnsubscribe), (c) =>
    openInProcessApi(c)(
      `/api/newsletter/unsubscribe/one-click${new URL(c.req.url).search}`,
      c.req.raw,
    ),
  )
  // The login needs scripts: a no-JS post is only redirected back.
  .on('POST', inBothLanguages(paths.adminLogin), (c) => c.redirect(c.req.path, 303))
  .on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', () => {
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD' } })
  })
  .use(redirectToCanonical)
  .get(sitemapPath, limitTime, serveSitemapIndex)
  .get('/sitemap-pages.xml', limitTime, servePageSitemap)
  .get('/sitemap-tags.xml', limitTime, serveTagSitemap)
  .get('/:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}', limitTime, servePostSitemap)
  .on('GET', inBothLanguages(festivalCalendarPath), limitTime, serveFestivalCalendar)
  .on('GET', inBothLanguages(feedPath), limitTime, serveFeed)
  .on('GET', inBothLanguages(letterFeedPath), limitTime, serveLetterFeed)
  .on('GET', inBothLanguages(authorFeedPath), limitTime, serveAuthorFeed)
  .on('GET', inBothLanguages(manifestPath), serveManifest)
  .get('*', serveDocument)

app.onError(answerError)
