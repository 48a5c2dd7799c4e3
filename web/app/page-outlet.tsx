import { Fragment, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { canonicalPath } from '../../schema/paths'
import { getI18n } from '../i18n/i18n'
import { ContentContext } from '../lib/content'
import { useLocale } from '../lib/locale-context'
import { Shell } from '../shell/shell'
import { ErrorBoundary } from '../ui/error-boundary'
import { PageHead } from './page-head'
import { PageLoadFault } from './page-load-fault'
import { loadedPage, loadPage } from './page-modules'
import { PageMove } from './page-move'
import { useShownPage } from './route-table'

/** The shell with the screen of the address. A legacy path shows its current page at once and navigates on with `replace`, keeping query and hash. */
export function PageOutlet() {
  const { pathname, search, hash } = useLocation()
  const target = canonicalPath(pathname)
  const locale = useLocale()
  return (
    <I18nextProvider i18n={getI18n(locale)}>
      {target !== pathname && <Navigate to={target + search + hash} replace />}
      <ErrorBoundary Fallback={PageLoadFault}>
        <LoadedOutlet pathname={target} search={search} />
      </ErrorBoundary>
    </I18nextProvider>
  )
}

/**
 * Waits for the page's modules and its language's texts: navigation is a transition, so the page before stays until they are there. No
 * Suspense boundary stands here on purpose: on the server it would swallow what a screen throws, and the shell would never be served.
 */
function LoadedOutlet({ pathname, search }: { pathname: string; search: string }) {
  const locale = useLocale()
  const page = useShownPage(pathname, search)
  const { Screen, content } = loadedPage(page, locale) ?? use(loadPage(page, locale))
  const key = page.stays ? page.screen : pathname
  const Frame = page.bare ? Fragment : Shell
  return (
    <Frame>
      <ErrorBoundary key={key}>
        <ContentContext value={content}>
          <Screen key={key} params={page.params} />
          <PageHead page={page} content={content} />
          <PageMove page={page} />
        </ContentContext>
      </ErrorBoundary>
    </Frame>
  )
}
