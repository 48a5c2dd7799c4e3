import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { legacyPaths } from '../../../schema/paths'
import type { Remote } from '../../lib/use-api'
import { MissingPage } from '../../ui/missing-page'
import { LoadError } from '../../ui/states'

interface LoadedArticleProps<Post> {
  remote: Remote<Post>
  missing: { title: string; text: string }
  children: (post: Post) => ReactNode
}

export function LoadedArticle<Post>({ remote, missing, children }: LoadedArticleProps<Post>) {
  const { t } = useTranslation('articles')
  const { data: post, error, isNotFound, isLoading, retry } = remote
  if (isLoading) return <ArticleSkeleton />
  if (isNotFound) return <MissingPage {...missing} back={{ to: legacyPaths.articles, label: t('back') }} />
  if (!post) {
    return (
      <div className="page py-20">
        <LoadError error={error} onRetry={retry} />
      </div>
    )
  }
  return children(post)
}

function ArticleSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="page max-w-3xl py-16">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="pulsing">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton mt-5 h-14 w-full" />
        <div className="skeleton mt-4 h-6 w-3/4" />
        <div className="skeleton mt-8 aspect-video" />
        <div className="skeleton mt-8 h-40" />
      </div>
    </div>
  )
}
