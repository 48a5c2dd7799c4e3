import { useEffect, useLayoutEffect } from 'react'
import { localizedPath } from '../../schema/locale'
import { manifestPath } from '../../schema/paths'
import { getI18n } from '../i18n/i18n'
import { useLocale } from '../lib/locale-context'
import type { MakeHead, Page, Params } from '../lib/page'
import { usePageData } from '../lib/page-data'
import { useRemote } from '../lib/use-api'
import { applyHeadTags, headTags } from './head-tags'

/** Whether the document's head is still the Worker's. */
let isHeadFromWorker =
  typeof document !== 'undefined' && document.head.querySelector('title[data-head]') !== null

interface PageHeadProps {
  page: Page
  params: Params
  makeHead: MakeHead
  apiPath: string | null
}

export function PageHead({ page, params, makeHead, apiPath }: PageHeadProps) {
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
    const t = getI18n(locale).getFixedT(null, 'shell')
    const head = makeHead({
      pageId: page.id,
      params,
      locale,
      settings,
      today,
      t,
      data,
      isMissing,
      isNotInLanguage,
    })
    applyHeadTags(headTags(head, locale, settings))
  }, [page, params, makeHead, locale, settings, today, data, isMissing, isNotInLanguage])

  return null
}
