import { useState } from 'react'
import type { SearchIndex } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import type { SiteSearch } from '../../../schema/search/answer'
import { readApi } from '../../lib/api'
import { savesData } from '../../lib/browser-value'
import { loadingOnce } from '../../lib/load-once'

interface LocalSearch {
  search: SiteSearch
  isComplete: boolean
}

const loadOnce = loadingOnce<void>()
const loaded = new Map<Locale, LocalSearch>()

async function build(locale: Locale): Promise<void> {
  const [index, { createSiteSearchInSlices }] = await Promise.all([
    readApi<SearchIndex>(`/api/search/index?locale=${locale}`),
    import('../../../schema/search/answer'),
  ])
  loaded.set(locale, {
    search: await createSiteSearchInSlices(index, locale),
    isComplete: index.isComplete,
  })
}

/** Whether searches in a language need no server. */
export const searchesAlone = (locale: Locale): boolean => loaded.get(locale)?.isComplete === true

/**
 * Undefined until `load` has loaded it; call `load` on each focus: it retries after a failure and
 * does nothing with Save-Data.
 */
export function useLocalSearch(locale: Locale): Partial<LocalSearch> & { load: () => void } {
  const [, setLoadedIn] = useState<Locale>()

  function load() {
    if (loaded.has(locale) || savesData()) return
    loadOnce(locale, () => build(locale)).then(
      () => setLoadedIn(locale),
      (error: unknown) =>
        console.debug('the search could not be loaded, the server searches', error),
    )
  }

  return { ...loaded.get(locale), load }
}
