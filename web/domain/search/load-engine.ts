import { useState } from 'react'
import type { SearchIndex } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import type { SiteSearch } from '../../../schema/search/answer'
import { readApi } from '../../lib/api'
import { loadingOnce } from '../../lib/load-once'

const loadOnce = loadingOnce<void>()
const loaded = new Map<Locale, SiteSearch>()

/** The Network Information API, which only Chromium has. */
const savesData = () => (navigator as { connection?: { saveData: boolean } }).connection?.saveData === true

async function build(locale: Locale): Promise<void> {
  const [index, { createSiteSearchInSlices }] = await Promise.all([
    readApi<SearchIndex>(`/api/search/index?locale=${locale}`),
    import('../../../schema/search/answer'),
  ])
  loaded.set(locale, await createSiteSearchInSlices(index, locale))
}

/** Whether this browser has the search of a language and needs no response of the server. */
export const hasLocalSearch = (locale: Locale): boolean => loaded.has(locale)

/**
 * The search of a language in this browser, undefined until `load` has loaded it; every focus of a box calls `load`, which tries again after
 * a failure and does nothing where the visitor saves data. Until then and without it the server searches.
 */
export function useLocalSearch(locale: Locale): { search: SiteSearch | undefined; load: () => void } {
  const [, setLoadedIn] = useState<Locale>()

  function load() {
    if (loaded.has(locale) || savesData()) return
    loadOnce(locale, () => build(locale)).then(
      () => setLoadedIn(locale),
      (error: unknown) => console.debug('the search could not be loaded, the server searches', error),
    )
  }

  return { search: loaded.get(locale), load }
}
