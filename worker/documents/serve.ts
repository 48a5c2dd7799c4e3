import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { localizedPath, splitLocale } from '../../schema/locale'
import type { FormAnswer } from '../../schema/plain-forms'
import { vietnamDay } from '../../schema/time'
import { findForm, matchPage, type PageMove, renderPage } from '../../web/entry-server'
import { askEachTime } from '../platform/cache/caching'
import { readVersion } from '../platform/cache/content-version'
import { tagOf } from '../platform/cache/tag-of'
import type { AppEnv } from '../platform/http/env'
import { logFault } from '../platform/log/log'
import { documentKey, type KeptDocument, type RenderedDocument, readDocument, writeDocument } from './cache'
import { inProcessApi } from './in-process-api'
import { htmlType, isKnown, lookedUp } from './kept'
import { documentHtml, shellHtml } from './template'

/** When whoever was told that a page cannot be had right now may ask again: search engines keep what they know of it until then. */
const retryAfterSeconds = '60'

/** Any page: the cached document, or a freshly rendered one, or, should rendering throw, the shell (decision C1). */
export async function serveDocument(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  const { settings } = c.var
  const { locale, path } = splitLocale(url.pathname, settings.defaultLocale)
  const match = matchPage(path, url.searchParams)
  const { page, query } = match
  // The answer to a form that was posted without scripts: the words are the site's own, whoever made the address.
  const sent = findForm(match, url.searchParams.get('sent'))
  if (sent) return serveFresh(c, { form: { name: sent, isSent: true, values: {}, refused: [] }, status: 200 })
  const today = vietnamDay(new Date())
  const early = lookedUp(c.req.raw)
  const version = async () => early?.version ?? readVersion(c.env.CACHE)
  const key = page.fresh ? undefined : documentKey(url.origin + url.pathname, query, { version: await version(), settings, today })
  const known = key && key !== early?.key ? await readDocument(key) : undefined
  if (known) return answer(c, known)

  try {
    const rendered = await renderPage({ path, query, locale, settings, today, readApi: inProcessApi(c) })
    if (rendered.status === 301) {
      if (key) c.executionCtx.waitUntil(writeDocument(key, rendered))
      return answer(c, rendered)
    }
    const html = documentHtml(rendered, locale, settings)
    if (rendered.status === 503) return c.html(html, 503, { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds })
    const document: RenderedDocument = { status: rendered.status, ...encoded(html) }
    if (!key) return htmlAnswer(document, { 'Cache-Control': 'no-store' })
    if (rendered.complete) c.executionCtx.waitUntil(writeDocument(key, document))
    return answer(c, document)
  } catch (error) {
    logFault('rendering failed, the shell was served', error, { page: page.id, locale })
    return c.html(shellHtml(locale, settings, today), 200, { 'Cache-Control': 'no-store' })
  }
}

/** A page with what became of a form on it, rendered for this visitor alone. Should rendering throw, the shell has what was written. */
export async function serveFresh(
  c: Context<AppEnv>,
  { form, status }: { form: FormAnswer; status: ContentfulStatusCode },
): Promise<Response> {
  const url = new URL(c.req.url)
  const { settings } = c.var
  const { locale, path } = splitLocale(url.pathname, settings.defaultLocale)
  const { page, query } = matchPage(path, url.searchParams)
  const today = vietnamDay(new Date())
  c.header('Cache-Control', 'no-store')
  try {
    const rendered = await renderPage({ path, query, locale, settings, today, readApi: inProcessApi(c), form })
    return rendered.status === 301 ? answer(c, rendered) : c.html(documentHtml(rendered, locale, settings), status)
  } catch (error) {
    logFault('rendering failed, the shell was served', error, { page: page.id, locale })
    return c.html(shellHtml(locale, settings, today, form), status)
  }
}

const encoder = new TextEncoder()

/** A document as it is sent and kept, encoded once, and its tag. */
function encoded(text: string): { html: Uint8Array; etag: string } {
  const html = encoder.encode(text)
  return { html, etag: `W/"${__BUILD_ID__}-${tagOf(html)}"` }
}

function answer(c: Context<AppEnv>, document: KeptDocument | PageMove): Response {
  if (document.status === 301) return redirect(c, document.path)
  const headers = { 'Cache-Control': askEachTime, ETag: document.etag }
  if (isKnown(document, c.req.header('If-None-Match'))) return c.body(null, 304, headers)
  return htmlAnswer(document, headers)
}

function htmlAnswer({ html, status }: KeptDocument, headers: Record<string, string>): Response {
  return new Response(html, { status, headers: { ...headers, 'Content-Type': htmlType } })
}

/** Leads to where a page lives now, in the same language, the query string kept. Browsers ask again each time: it may move back. */
function redirect(c: Context<AppEnv>, path: string): Response {
  const { pathname, search } = new URL(c.req.url)
  const { defaultLocale } = c.var.settings
  c.header('Cache-Control', askEachTime)
  return c.redirect(localizedPath(path, splitLocale(pathname, defaultLocale).locale, defaultLocale) + search, 301)
}
