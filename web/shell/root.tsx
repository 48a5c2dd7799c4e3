import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { splitLocale } from '../../schema/locale'
import { getI18n } from '../i18n/i18n'
import { readApi } from '../lib/api'
import { LocaleContext } from '../lib/locale-context'
import { PrefetchContext, scrollKey } from '../lib/navigation'
import type { Page } from '../lib/page'
import { type PageData, PageDataContext, useSettings } from '../lib/page-data'
import { loadPage, matchPage } from '../match-page'
import { Shell } from './shell'
import { useCountView } from './use-count-view'

/** Sets `data-ready` once hydrated. */
export function Root() {
  const { pathname } = useLocation()
  const { defaultLocale } = useSettings()
  const { locale } = splitLocale(pathname, defaultLocale)
  const page = useMatches().at(-1)?.handle as Page | undefined
  const prefetch = useMemo(
    () => (href: string) => {
      const url = new URL(href, window.location.origin)
      const { locale, path } = splitLocale(url.pathname, defaultLocale)
      const match = matchPage(path, url.searchParams)
      loadPage(match, locale).catch((error: unknown) => console.debug('prefetch failed', error))
    },
    [defaultLocale],
  )
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  useCountView(page, locale, pathname)
  return (
    <LocaleContext value={locale}>
      <I18nextProvider i18n={getI18n(locale)}>
        <PrefetchContext value={prefetch}>
          {page?.bare ? (
            <Outlet />
          ) : (
            <Shell page={page}>
              <Outlet />
            </Shell>
          )}
        </PrefetchContext>
      </I18nextProvider>
      <ScrollRestoration getKey={scrollKey} />
    </LocaleContext>
  )
}

/** Cached data never goes stale: no refetch on focus or interval, no retries. */
const fetching = {
  fetcher: readApi,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

export function Providers({ pageData, children }: { pageData: PageData; children: ReactNode }) {
  return (
    <PageDataContext value={pageData}>
      <SWRConfig value={{ ...fetching, fallback: pageData.data }}>{children}</SWRConfig>
    </PageDataContext>
  )
}
