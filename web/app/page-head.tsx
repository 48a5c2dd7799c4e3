import { useEffect, useLayoutEffect } from 'react'
import { localizedPath } from '../../schema/locale'
import { manifestPath } from '../../schema/paths'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../lib/locale-context'
import { usePageData } from '../lib/page-data'
import type { ShownPage } from '../lib/shown-page'
import { useRemote } from '../lib/use-api'
import { loadShowHead } from './page-modules'

/** Whether the head that stands in the document is the Worker's for this page: so it is until the first navigation. */
let headFromWorker = typeof document !== 'undefined' && document.head.querySelector('title[data-head]') !== null

interface PageHeadProps {
  page: ShownPage
  content: (name: string) => unknown
}

/**
 * Keeps the document's language and head in step with the page: set on arrival, replaced when leaving, from the same table that the
 * Worker prints. The first page has its head from the Worker.
 */
export function PageHead({ page, content }: PageHeadProps) {
  const locale = useLocale()
  const { settings, today } = usePageData()
  const { t } = useTranslation()
  const { data, isNotFound: isMissing } = useRemote<unknown>(page.data[0] ?? null)

  // Together with the page: every text is laid out anew in another language, which must not happen twice.
  useLayoutEffect(() => {
    if (document.documentElement.lang === locale) return
    document.documentElement.lang = locale
    document.querySelector('link[rel=manifest]')?.setAttribute('href', localizedPath(manifestPath, locale, settings.defaultLocale))
  }, [locale, settings])

  useEffect(() => {
    const isThere = headFromWorker
    headFromWorker = false
    if (isThere) return
    let hasLeft = false
    loadShowHead(page)
      .then((showHead) => {
        if (!hasLeft) showHead({ pageId: page.id, params: page.params, locale, settings, today, t, content, data, isMissing })
      })
      .catch((error: unknown) => console.debug('the head could not be shown', error))
    return () => {
      hasLeft = true
    }
  }, [page, locale, settings, today, t, content, data, isMissing])

  return null
}
