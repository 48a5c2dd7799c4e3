import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import type { ErrorBody } from '../schema/errors'
import { type Locale, localePrefix, localizedPath } from '../schema/locale'
import type { FormAnswer } from '../schema/plain-forms'
import type { PublicSettings } from '../schema/public-settings'
import { App } from './app/app'
import { wordsOfForm } from './app/form-words'
import { headTags, jsonForHtml, renderHeadTags } from './app/head-tags'
import { importContent } from './app/import-content'
import { contentUrl, setContentLoader } from './app/load-content'
import { loadMakeHead } from './app/load-head'
import { matchPage, type PageMatch } from './app/match-page'
import { type LoadedPage, loadPage } from './app/page-modules'
import { pageSources } from './app/page-sources'
import { shownPage } from './app/show-page'
import { type AnyTexts, getI18n, loadTexts } from './i18n/i18n'
import { isErrorBody } from './lib/api'
import { LocaleContext } from './lib/locale-context'
import type { PageData } from './lib/page-data'
import type { MakeHead } from './lib/page-types'

export { matchPage } from './app/match-page'
export { findForm } from './app/page-forms'

setContentLoader(importContent)

export interface PageRequest {
  /** Screen path, without a language prefix. */
  path: string
  /** The query parameters that the page knows. */
  query: URLSearchParams
  locale: Locale
  settings: PublicSettings
  /** The current Vietnam day, `YYYY-MM-DD`. */
  today: string
  /** Answers an API path in process. */
  readApi: (path: string) => Promise<Response>
  /** What became of a form of the page that was posted without scripts. */
  form?: FormAnswer
}

export interface PageAnswer {
  /** 503 where the page is nothing without what could not be read; it still has its frame, and Retry. */
  status: 200 | 404 | 410 | 503
  html: string
  head: string
  /** JSON for the browser to start from, safe inside a script element. */
  data: string
  /** Source modules of the page's chunks. */
  modules: string[]
  /** Addresses of the page's content. */
  contents: string[]
  /** Whether everything that the page reads was there, and none of it a stale copy: only then may the document be cached. */
  complete: boolean
}

/** A page that has moved: the screen path at which it lives now. */
export interface PageMove {
  status: 301
  path: string
}

const silent = { prefetch: () => {}, switchLocale: () => {} }

/** Renders a page to a string, its modules and data loaded beforehand, unless its data says that it has moved. Throws what a screen throws. */
export async function renderPage({ path, query, locale, settings, today, readApi, form }: PageRequest): Promise<PageAnswer | PageMove> {
  const match = matchPage(path, query)
  const shown = shownPage(match, locale)
  const apiPaths = shown.data
  const known = { settings, today, page: shown, ...(form && { form }) }
  const [page, makeHead, { pageData, isLasting }, shownForm] = await Promise.all([
    loadPage(shown, locale),
    loadMakeHead(match.page),
    readData(apiPaths, known, readApi),
    form && wordsOfForm(form, locale),
    loadTexts(locale, ['forms']),
  ])
  const firstData = pageData.data[apiPaths[0] ?? '']
  const movedTo = match.page.movedTo?.(match.params, firstData)
  if (movedTo !== undefined) return { status: 301, path: movedTo }
  const search = query.size > 0 ? `?${query}` : ''
  const html = renderToString(
    <App
      pageData={{ ...pageData, shownForm }}
      navigation={silent}
      router={(children) => (
        <LocaleContext value={locale}>
          <StaticRouter
            basename={localePrefix(locale, settings.defaultLocale)}
            location={localizedPath(path, locale, settings.defaultLocale) + search}
          >
            {children}
          </StaticRouter>
        </LocaleContext>
      )}
    />,
  )
  return {
    status: statusOf(match, pageData.errors[apiPaths[0] ?? '']),
    html,
    head: renderHead(match, locale, makeHead, page, pageData, apiPaths[0] ?? ''),
    data: jsonForHtml(pageData),
    modules: pageSources(match, locale),
    contents: shown.contents.map((name) => contentUrl(name, locale)),
    complete: isLasting && Object.values(pageData.errors).every(saysMissing),
  }
}

function renderHead(
  match: PageMatch,
  locale: Locale,
  makeHead: MakeHead,
  { content }: LoadedPage,
  { settings, today, form, data, errors }: PageData,
  firstPath: string,
): string {
  const t: AnyTexts = getI18n(locale).getFixedT(null, 'shell')
  const isMissing = saysMissing(errors[firstPath])
  const input = { pageId: match.page.id, params: match.params, locale, settings, today, t, content }
  const head = makeHead({ ...input, data: data[firstPath], isMissing })
  const title = form && !form.isSent ? t('forms:notSentTitle', { title: head.title }) : head.title
  return renderHeadTags(headTags({ ...head, title, index: head.index && match.exists && !form }, locale, settings))
}

/** Whether an API path answered that there is no such thing, or no longer. */
function saysMissing(error: ErrorBody | undefined): boolean {
  return error?.code === 'NOT_FOUND' || error?.code === 'GONE'
}

function statusOf(match: PageMatch, error: ErrorBody | undefined): PageAnswer['status'] {
  if (error?.code === 'GONE') return 410
  if (!match.exists || error?.code === 'NOT_FOUND') return 404
  const isInTrouble = error?.code === 'UNAVAILABLE' || error?.code === 'INTERNAL'
  return isInTrouble && match.page.needsData ? 503 : 200
}

async function readData(
  apiPaths: string[],
  known: Pick<PageData, 'settings' | 'today' | 'page' | 'form'>,
  readApi: PageRequest['readApi'],
): Promise<{ pageData: PageData; isLasting: boolean }> {
  const pageData: PageData = { ...known, data: {}, errors: {}, prepared: {} }
  let isLasting = true
  await Promise.all(
    apiPaths.map(async (path) => {
      const { ok, body, isStale } = await readAnswer(path, readApi)
      if (isStale) isLasting = false
      if (ok) pageData.data[path] = body
      else pageData.errors[path] = isErrorBody(body) ? body : unreadable
    }),
  )
  return { pageData, isLasting }
}

/** Whether an answer is the last good copy of a database in trouble (decision H6). */
const isStaleCopy = ({ headers }: Response) => headers.get('Warning')?.startsWith('110') ?? false

/** An answer that is no JSON fails by itself: the rest of the page has nothing to do with it. */
async function readAnswer(path: string, readApi: PageRequest['readApi']): Promise<{ ok: boolean; body: unknown; isStale: boolean }> {
  try {
    const response = await readApi(path)
    return { ok: response.ok, body: await response.json(), isStale: isStaleCopy(response) }
  } catch (error) {
    console.error(JSON.stringify({ event: 'an answer could not be read', path, message: String(error) }))
    return { ok: false, body: undefined, isStale: false }
  }
}

const unreadable: ErrorBody = { error: 'The answer could not be read.', code: 'INTERNAL' }

/** The page data of the shell: the settings only, the browser reads the rest. */
export function shellData(settings: PublicSettings, today: string, form?: FormAnswer): string {
  return jsonForHtml({ settings, today, ...(form && { form }), data: {}, errors: {}, prepared: {} } satisfies PageData)
}
