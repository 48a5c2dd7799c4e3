import { renderToString } from 'react-dom/server.edge'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type {
  DeploymentSettings,
  PublicSettings,
  SiteSettings,
} from '../schema/content/site-settings'
import { type EmbedProvider, embedsIn } from '../schema/embeds'
import type { ErrorBody } from '../schema/errors'
import { type Locale, localizedPath } from '../schema/locale'
import type { LunarDay } from '../schema/lunar-day'
import type { FormAnswer } from '../schema/no-js-forms'
import { createRoutes } from './create-routes'
import { headOf } from './heads'
import { type AnyTexts, getI18n, loadTexts } from './i18n/i18n'
import { isErrorBody } from './lib/api'
import { withBoundTexts } from './lib/bound-texts'
import type { PageData } from './lib/page-data'
import { apiPathsOf, isWellFormed, namespacesOf, type PageMatch } from './match-page'
import { wordsOfForm } from './shell/form-words'
import { headTags, jsonForHtml, renderHeadTags } from './shell/head-tags'
import { Providers } from './shell/root'

export { findForm, matchPage } from './match-page'

interface PageRequest {
  path: string
  match: PageMatch
  locale: Locale
  settings: DeploymentSettings
  /** `isCurrent` is false for fallback settings. Never rejects. */
  readSite: () => Promise<{ site: SiteSettings; isCurrent: boolean }>
  today: string
  lunarToday: LunarDay
  readApi: (path: string) => Promise<Response>
  form?: FormAnswer
}

export interface RenderedPage {
  status: 200 | 404 | 410 | 503
  html: string
  head: string
  data: string
  modules: string[]
  /** Whose players the page may open. */
  embeds: EmbedProvider[]
  /** Whether all data was read and current: only then is the document cached. */
  complete: boolean
}

export interface PageMove {
  status: 301
  path: string
}

const handlers = new Map<Locale, ReturnType<typeof createStaticHandler>>()

function handlerOf(defaultLocale: Locale) {
  const handler = handlers.get(defaultLocale) ?? createStaticHandler(createRoutes(defaultLocale))
  handlers.set(defaultLocale, handler)
  return handler
}

export async function renderPage(input: PageRequest): Promise<RenderedPage | PageMove> {
  const { path, match, locale, today, lunarToday, readApi, form } = input
  const { page, params, query } = match
  const apiPaths = apiPathsOf(match, locale)
  const handler = handlerOf(input.settings.defaultLocale)
  // React Router would match a malformed path to something else.
  const routedPath = isWellFormed(path) ? path : '/404'
  const url = new URL(
    localizedPath(routedPath, locale, input.settings.defaultLocale),
    input.settings.siteUrl,
  )
  url.search = query.toString()

  const [context, answers, { site, isCurrent }, shownForm] = await Promise.all([
    handler.query(new Request(url)),
    readAll(apiPaths, readApi),
    input.readSite(),
    form && wordsOfForm(form, locale),
    loadTexts(locale, ['forms']),
  ])
  if (context instanceof Response) throw new Error(`the route of ${path} redirected`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure) throw failure

  const firstPath = apiPaths[0] ?? ''
  const movedTo = page.movedTo?.(params, answers.data[firstPath])
  if (movedTo !== undefined) return { status: 301, path: movedTo }

  const settings: PublicSettings = { ...input.settings, site }
  const status = statusOf(match, answers.errors[firstPath])
  const pageData: PageData = {
    settings,
    today,
    lunarToday,
    data: answers.data,
    errors: answers.errors,
    ...(form && { form }),
  }
  const rendered = renderToString(
    <Providers pageData={{ ...pageData, shownForm }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  const { html, preloads } = withoutPreloads(rendered)
  return {
    status,
    html,
    head: renderHead(match, locale, pageData, firstPath) + preloads,
    data: jsonForHtml(pageData),
    modules: [page.source, ...namespacesOf(page).map((name) => `web/i18n/${locale}/${name}.ts`)],
    embeds: embedsIn(html),
    complete: isCurrent && answers.areCurrent && Object.values(answers.errors).every(isMissing),
  }
}

/** Without a head to render, React puts photo preloads before the page's HTML. */
function withoutPreloads(rendered: string): { html: string; preloads: string } {
  const preload = /<link rel="preload"[^>]* imageSrcSet="[^>]*>/g
  return { html: rendered.replace(preload, ''), preloads: (rendered.match(preload) ?? []).join('') }
}

function renderHead(
  match: PageMatch,
  locale: Locale,
  { settings, today, form, data, errors }: PageData,
  firstPath: string,
): string {
  const t: AnyTexts = getI18n(locale).getFixedT(null, 'shell')
  const error = errors[firstPath]
  const head = headOf(match.page)({
    pageId: match.page.id,
    params: match.params,
    locale,
    settings,
    today,
    t,
    data: data[firstPath],
    isMissing: isMissing(error),
    isNotInLanguage: error?.code === 'NOT_IN_LANGUAGE',
  })
  const title = form && !form.isSent ? t('forms:notSentTitle', { title: head.title }) : head.title
  return renderHeadTags(
    headTags({ ...head, title, index: head.index && match.exists && !form }, locale, settings),
  )
}

function isMissing(error: ErrorBody | undefined): boolean {
  return error?.code === 'NOT_FOUND' || error?.code === 'NOT_IN_LANGUAGE' || error?.code === 'GONE'
}

function statusOf(match: PageMatch, error: ErrorBody | undefined): RenderedPage['status'] {
  if (error?.code === 'GONE') return 410
  if (!match.exists || isMissing(error)) return 404
  const isUnavailable = error?.code === 'UNAVAILABLE' || error?.code === 'INTERNAL'
  return isUnavailable && match.page.needsData ? 503 : 200
}

interface ApiAnswers {
  data: Record<string, unknown>
  errors: Record<string, ErrorBody>
  areCurrent: boolean
}

const unreadable: ErrorBody = { error: 'The answer could not be read.', code: 'INTERNAL' }

interface ApiAnswer {
  data?: unknown
  error?: ErrorBody
  isCurrent: boolean
}

async function readOne(path: string, readApi: PageRequest['readApi']): Promise<ApiAnswer> {
  try {
    const response = await readApi(path)
    const body: unknown = await response.json()
    const isCurrent = !response.headers.get('Warning')?.startsWith('110')
    return response.ok
      ? { data: body, isCurrent }
      : { error: isErrorBody(body) ? body : unreadable, isCurrent }
  } catch (error) {
    console.error(
      JSON.stringify({ event: 'an API response could not be read', path, message: String(error) }),
    )
    return { error: unreadable, isCurrent: true }
  }
}

async function readAll(apiPaths: string[], readApi: PageRequest['readApi']): Promise<ApiAnswers> {
  const found = await Promise.all(
    apiPaths.map(async (path) => ({ path, ...(await readOne(path, readApi)) })),
  )
  const answers: ApiAnswers = { data: {}, errors: {}, areCurrent: true }
  for (const { path, data, error, isCurrent } of found) {
    if (error) answers.errors[path] = error
    else answers.data[path] = withBoundTexts(data)
    answers.areCurrent &&= isCurrent
  }
  return answers
}

export function shellData(settings: PublicSettings, today: string, form?: FormAnswer): string {
  return jsonForHtml({
    settings,
    today,
    ...(form && { form }),
    data: {},
    errors: {},
  } satisfies PageData)
}
