import { type ReactNode, useMemo } from 'react'
import { SWRConfig } from 'swr'
import { readApi } from '../lib/api'
import { type Navigation, NavigationContext } from '../lib/navigation'
import { type PageData, PageDataContext } from '../lib/page-data'
import { PageOutlet } from './page-outlet'

/** The specification's fetching rules: cached data never goes stale, no refetch on focus or interval, no retries. */
const fetching = {
  fetcher: readApi,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

interface AppProps {
  pageData: PageData
  navigation: Navigation
  /** Wraps the screens in a router: the browser's or the server's. */
  router: (children: ReactNode) => ReactNode
}

/** The whole site, the same on both sides. */
export function App({ pageData, navigation, router }: AppProps) {
  const config = useMemo(() => ({ ...fetching, fallback: pageData.data }), [pageData])
  return (
    <PageDataContext value={pageData}>
      <SWRConfig value={config}>
        <NavigationContext value={navigation}>{router(<PageOutlet />)}</NavigationContext>
      </SWRConfig>
    </PageDataContext>
  )
}
