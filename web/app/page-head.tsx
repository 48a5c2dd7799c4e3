import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { useApi } from '../lib/use-api'
import { applyHeadTags, headTags } from './head-tags'
import type { PageMatch } from './match-page'

/**
 * Keeps the document's language and head in step with the page: set on arrival, replaced when leaving, from the same table that the
 * Worker prints. The first page has its head from the Worker.
 */
export function PageHead({ match, content }: { match: PageMatch; content: (name: string) => unknown }) {
  const locale = useLocale()
  const settings = useSettings()
  const { t } = useTranslation()
  const { page, params, query } = match
  const { data } = useApi<unknown>(page.data?.(params, query, locale)[0] ?? null)
  const first = useRef(true)

  useEffect(() => {
    document.documentElement.lang = locale
    if (first.current && document.head.querySelector('title[data-head]')) {
      first.current = false
      return
    }
    first.current = false
    applyHeadTags(headTags(page.head({ params, locale, settings, t, content, data }), locale, settings))
  }, [page, params, locale, settings, t, content, data])

  return null
}
