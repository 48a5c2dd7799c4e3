import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page-types'
import { useApi } from '../../lib/use-api'
import { articlePath } from './api-paths'
import { Article } from './article'
import { LoadedArticle } from './loaded-article'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const remote = useApi(articlePath(params.slug ?? '', useLocale()))
  useCountView(remote.data?.slug)
  return (
    <LoadedArticle remote={remote} missing={{ title: t('articles.notFoundTitle'), text: t('articles.notFoundText') }}>
      {(post) => <Article post={post} />}
    </LoadedArticle>
  )
}

/** Counts a view once an article is read; nothing waits for it. */
function useCountView(slug: string | undefined): void {
  useEffect(() => {
    if (slug) navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/view`)
  }, [slug])
}
