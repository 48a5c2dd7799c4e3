import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Article, articleParts, LoadedArticle } from './article'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('articles')
  const remote = useApi(articlePath(params.slug ?? '', useLocale()))
  useCountView(remote.data?.slug)
  return (
    <LoadedArticle remote={remote} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}>
      {(post) => <Article post={post} />}
    </LoadedArticle>
  )
}

Screen.parts = articleParts

/** Counts a view, but not in the preview frame of the editor. */
function useCountView(slug: string | undefined): void {
  useEffect(() => {
    if (slug && window.parent === window)
      navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/view`)
  }, [slug])
}
