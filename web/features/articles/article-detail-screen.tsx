import type { PostPage } from '../../../schema/api/posts'
import { legacyPaths } from '../../../schema/paths'
import { MissingPage } from '../../components/missing-page'
import { LoadError } from '../../components/states'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page-types'
import { useApi } from '../../lib/use-api'
import { articlePath } from './api-paths'
import { Article } from './article'
import { ArticleSkeleton } from './article-skeleton'
import { useCountView } from './use-count-view'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const slug = params.slug ?? ''
  const { data: post, error, isNotFound, isLoading, retry } = useApi<PostPage>(articlePath(slug, locale))
  useCountView(post?.slug)
  if (isLoading) return <ArticleSkeleton />
  if (isNotFound) {
    return (
      <MissingPage
        title={t('articles.notFoundTitle')}
        text={t('articles.notFoundText')}
        back={{ to: legacyPaths.articles, label: t('articles.back') }}
      />
    )
  }
  if (!post) {
    return (
      <div className="page py-20">
        <LoadError error={error} onRetry={retry} />
      </div>
    )
  }
  return <Article post={post} />
}
