import { useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { canonicalPath } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { localizedHref, useScreenLocation, useSiteHref } from '../lib/navigation'
import type { Page, Params, ScreenComponent } from '../lib/page'
import { useSettings } from '../lib/page-data'
import { useRemote } from '../lib/use-api'
import { matchPage, paramsOf } from '../match-page'
import { PageHead } from './page-head'

interface PageRouteProps {
  page: Page
  Screen: ScreenComponent
}

export function PageRoute({ page, Screen }: PageRouteProps) {
  const { pathname, search } = useScreenLocation()
  const matched = useParams()
  const params = useMemo(() => paramsOf(page, matched), [page, matched])
  const locale = useLocale()
  const { query } = matchPage(pathname, new URLSearchParams(search))
  const apiPath = page.data?.(params, query, locale)[0] ?? null
  return (
    <>
      <Screen key={page.stays ? page.id : pathname} params={params} />
      <PageHead page={page} params={params} makeHead={Screen.head} apiPath={apiPath} />
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

/** The edge returns 301. */
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

/** The edge returns 301. */
export function LegacyRedirect() {
  const { pathname, search, hash } = useScreenLocation()
  return <Navigate to={useSiteHref(canonicalPath(pathname)) + search + hash} replace />
}
