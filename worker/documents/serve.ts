import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DeploymentSettings } from '../../schema/content/site-settings'
import { toProviders } from '../../schema/embeds'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import type { FormAnswer } from '../../schema/no-js-forms'
import { vietnamDay } from '../../schema/time'
import {
  findForm,
  matchPage,
  type PageMove,
  type RenderedPage,
  renderPage,
} from '../../web/entry-server'
import { pageState } from '../content/page-state'
import { readDocumentSettings, readSiteSettings } from '../content/site-settings'
import { toLunar } from '../features/festivals/lunar-calendar'
import { findPathRedirect } from '../features/redirects/path-redirects'
import { openInProcessApi } from '../in-process-api'
import { type CacheEntry, edgeCache } from '../platform/cache/cache-store'
import { lookUp, responseOf, revalidate, storeResponse, urlKey } from '../platform/cache/cached'
import { openDatabase } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { logError } from '../platform/log/log'
import { documentHtml, shellHtml } from './template'

/** Seconds; short because articles go public by the minute. */
const freshSeconds = 300

const noDocument =
  /^\/(?:api|assets|media|share|r|\.well-known)(?:\/|$)|\.(?:txt|xml|ics|webmanifest)$/

type PageRequest = ReturnType<typeof parsePageRequest>

function parsePageRequest(c: Context<AppEnv>) {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const { path, locale } = splitLocale(pathname, c.var.settings.defaultLocale)
  const match = matchPage(path, searchParams)
  return { pathname, search, searchParams, path, locale, match, today: vietnamDay(new Date()) }
}

const requests = new WeakMap<Request, PageRequest>()

/** Matches an address once, whoever asks for its page. */
export function readPageRequest(c: Context<AppEnv>): PageRequest {
  const known = requests.get(c.req.raw)
  if (known) return known
  const request = parsePageRequest(c)
  requests.set(c.req.raw, request)
  return request
}

/** Redirects are cached without the query string, which differs by visitor. */
function withSearch(response: Response, search: string) {
  const location = response.headers.get('Location')
  if (location && search) response.headers.set('Location', location + search)
  return response
}

export const serveCachedDocument = createMiddleware<AppEnv>(async (c, next) => {
  // In development the browser has newer code than cached HTML, which would not hydrate.
  if (import.meta.env.MODE === 'development') return next()
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || noDocument.test(c.req.path))
    return next()
  const { search } = new URL(c.req.url)
  // Matching a page costs more than all else here, and only a query needs it to find a document.
  const plain = search ? undefined : await lookUpDocument(c)
  if (plain?.entry && plain.isFresh) return cachedDocument(c, plain.entry)
  const { match, searchParams } = readPageRequest(c)
  if (match.page.fresh || !match.isBounded || findForm(match, searchParams.get('sent')))
    return next()
  const lookup = plain ?? (await lookUpDocument(c, match.query))
  if (lookup.entry && lookup.isFresh) return withSearch(cachedDocument(c, lookup.entry), search)
  c.set('documentLookup', lookup)
  return next()
})

/** Header of a document with players: what a cached one allows again. */
const embedsHeader = 'x-embeds'

function cachedDocument(c: Context<AppEnv>, entry: CacheEntry) {
  c.set('embeds', toProviders(entry.headers[embedsHeader] ?? ''))
  return responseOf(entry)
}

function lookUpDocument(c: Context<AppEnv>, query?: URLSearchParams) {
  return lookUp(c, { store: edgeCache, key: urlKey(c, query), freshSeconds })
}

const noStore = { 'Cache-Control': 'no-store' }

export async function serveDocument(c: Context<AppEnv>): Promise<Response> {
  const request = readPageRequest(c)
  const { match, search, searchParams, path, locale } = request
  // Anybody can make this address, so the page shows only the site's own words.
  const sent = findForm(match, searchParams.get('sent'))
  if (sent) {
    const form = { name: sent, isSent: true, values: {}, refused: [] }
    return serveFormPage(c, request, { form, status: 200 })
  }
  const { documentLookup } = c.var
  try {
    const rendered = await render(c, request)
    const isMissing =
      (rendered.status === 404 || rendered.status === 410) && pageState(path) !== 'exists'
    const answer = isMissing ? await redirectMissing(c, rendered, path) : rendered
    const response = respond(c, answer, { locale, isLasting: !match.page.fresh })
    return withSearch(
      documentLookup ? await storeResponse(c, documentLookup, response) : response,
      search,
    )
  } catch (error) {
    return serveShell(c, request, error)
  }
}

async function render(
  c: Context<AppEnv>,
  { path, match, locale, today }: PageRequest,
  form?: FormAnswer,
): Promise<RenderedPage | PageMove> {
  const readApi = openInProcessApi(c)
  const page = await renderPage({
    path,
    match,
    locale,
    settings: shownSettings(c),
    today,
    lunarToday: toLunar(today),
    readApi,
    readSite: () => readDocumentSettings(c, readApi),
    ...(form && { form }),
  })
  if (page.status !== 301) c.set('embeds', page.embeds)
  return page
}

/** What documents carry: no page needs the hosts. */
function shownSettings({ var: { settings } }: Context<AppEnv>): DeploymentSettings {
  const { partnerHosts: _, ...shown } = settings
  return shown
}

async function serveShell(
  c: Context<AppEnv>,
  { match, locale, today }: PageRequest,
  error: unknown,
  { form, status }: FormResult | { form?: undefined; status: 200 } = { status: 200 },
) {
  logError('rendering failed, the shell was served', error, { page: match.page.id, locale })
  const settings = { ...shownSettings(c), site: await readSiteSettings(c) }
  return c.html(shellHtml(locale, settings, today, form), status, noStore)
}

/** Not stored if the redirects cannot be read. */
async function redirectMissing(
  c: Context<AppEnv>,
  missing: RenderedPage,
  path: string,
): Promise<RenderedPage | PageMove> {
  try {
    const target = await findPathRedirect(openDatabase(c.env.DB), path)
    return target === undefined ? missing : { status: 301, path: target }
  } catch (error) {
    logError('the redirects could not be read', error)
    return { ...missing, complete: false }
  }
}

interface FormResult {
  form: FormAnswer
  status: ContentfulStatusCode
}

export async function serveFormPage(
  c: Context<AppEnv>,
  request: PageRequest,
  { form, status }: FormResult,
): Promise<Response> {
  const { search, locale } = request
  try {
    const rendered = await render(c, request, form)
    if (rendered.status === 301) return withSearch(moved(c, rendered, locale), search)
    return c.html(documentHtml(rendered, locale, c.var.settings), status, noStore)
  } catch (error) {
    return serveShell(c, request, error, { form, status })
  }
}

function respond(
  c: Context<AppEnv>,
  rendered: RenderedPage | PageMove,
  { locale, isLasting }: { locale: Locale; isLasting: boolean },
) {
  const { status } = rendered
  if (rendered.status === 301) return moved(c, rendered, locale)
  const { embeds } = rendered
  return new Response(documentHtml(rendered, locale, c.var.settings), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': isLasting && rendered.complete && status !== 503 ? revalidate : 'no-store',
      ...(status === 503 && { 'Retry-After': '60' }),
      ...(embeds.length > 0 && { [embedsHeader]: embeds.join(' ') }),
    },
  })
}

function moved(c: Context<AppEnv>, { path }: PageMove, locale: Locale) {
  c.header('Cache-Control', revalidate)
  return c.redirect(localizedPath(path, locale, c.var.settings.defaultLocale), 301)
}
