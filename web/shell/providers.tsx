import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { readApi } from '../lib/api'
import { type PageData, PageDataContext } from '../lib/page-data'

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
