import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Navigate, useLocation, useParams, useRevalidator, useRouteError } from 'react-router-dom'
import { localizedPath } from '../../schema/locale'
import { canonicalPath, manifestPath } from '../../schema/paths'
import { getI18n } from '../i18n/i18n'
import { useLocale } from '../lib/locale-context'
import { localizedHref, useScreenLocation, useSiteHref } from '../lib/navigation'
import type { Page, Params, ScreenComponent } from '../lib/page'
import { usePageData, useSettings } from '../lib/page-data'
import { useRemote } from '../lib/use-api'
import { apiPathsOf, knownQuery, paramsOf } from '../match-page'
import { SectionError } from '../ui/error-boundary'

let isHeadFromWorker =
  typeof document !== 'undefined' && document.head.querySelector('title[data-head]') !== null

interface PageHeadProps {
  page: Page
  params: Params
  apiPath: string | null
}

function PageHead({ page, params, apiPath }: PageHeadProps) {
  const locale = useLocale()
  const { settings, today } = usePageData()
  const { data, isNotFound, isNotInLanguage } = useRemote<unknown>(apiPath)
  const isMissing = isNotFound || isNotInLanguage

  useLayoutEffect(() => {
    if (document.documentElement.lang === locale) return
    document.documentElement.lang = locale
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', localizedPath(manifestPath, locale, settings.defaultLocale))
  }, [locale, settings])

  useEffect(() => {
    if (isHeadFromWorker) {
      isHeadFromWorker = false
      return
    }
    let isCurrent = true
    const t = getI18n(locale).getFixedT(null, 'shell')
    const state = { data, isMissing, isNotInLanguage }
    const input = { pageId: page.id, params, locale, settings, today, t, ...state }
    import('./apply-head').then(
      ({ applyHead }) => isCurrent && applyHead(page, input),
      (error: unknown) => console.error('the head of the page could not be set', error),
    )
    return () => {
      isCurrent = false
    }
  }, [page, params, locale, settings, today, data, isMissing, isNotInLanguage])

  return null
}

export function PageRoute({ page, Screen }: { page: Page; Screen: ScreenComponent }) {
  const { pathname, search } = useScreenLocation()
  const matched = useParams()
  const params = useMemo(() => paramsOf(page, matched), [page, matched])
  const locale = useLocale()
  const { query } = knownQuery(page, new URLSearchParams(search))
  const [apiPath = null] = apiPathsOf({ page, params, query }, locale)
  return (
    <>
      <Screen key={page.stays ? page.id : pathname} params={params} />
      <PageHead page={page} params={params} apiPath={apiPath} />
      {page.movedTo && apiPath && (
        <Moved movedTo={page.movedTo} params={params} apiPath={apiPath} />
      )}
    </>
  )
}

interface MovedProps {
  movedTo: NonNullable<Page['movedTo']>
  params: Params
  apiPath: string
}

function Moved({ movedTo, params, apiPath }: MovedProps) {
  const { search, hash } = useLocation()
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const { data } = useRemote<unknown>(apiPath)
  const target = movedTo(params, data)
  return target === undefined ? null : (
    <Navigate to={localizedHref(target, locale, defaultLocale) + search + hash} replace />
  )
}

export function LegacyRedirect() {
  const { pathname, search, hash } = useScreenLocation()
  return <Navigate to={useSiteHref(canonicalPath(pathname)) + search + hash} replace />
}

/** The page that the visit began with: reloading it would fail again. */
const arrival = globalThis.location?.pathname

/** Reloads a failed page as a document, except the first one and while offline. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isUnreachable =
    !globalThis.navigator?.onLine && !globalThis.navigator?.serviceWorker?.controller
  const isShown = import.meta.env.SSR || location.pathname === arrival || isUnreachable
  useEffect(() => {
    console.error('the page failed', error)
    if (!isShown) location.reload()
  }, [error, isShown])
  return isShown && <SectionError onRetry={() => void revalidate()} />
}
