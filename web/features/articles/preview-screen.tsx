import { useSearchParams } from 'react-router-dom'
import type { PostPreview } from '../../../schema/api/posts'
import { legacyPaths } from '../../../schema/paths'
import { formatDate, vietnamClock } from '../../../schema/time'
import { MissingPage } from '../../components/missing-page'
import { LoadError } from '../../components/states'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { previewPath } from './api-paths'
import { Article } from './article'
import { ArticleSkeleton } from './article-skeleton'

/** An article as it is saved, for whoever has a link that the staff made. */
export function Screen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { data: post, error, isNotFound, isLoading, retry } = useApi<PostPreview>(previewPath(search, locale))
  if (isLoading) return <ArticleSkeleton />
  if (isNotFound) {
    return (
      <MissingPage
        title={t('articles.previewGoneTitle')}
        text={t('articles.previewGoneText')}
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
  const { expiresAt } = post
  return (
    <>
      <p role="note" className="border-b border-line bg-card py-3 font-semibold" data-print="hide">
        <span className="page block">
          {t('articles.previewNote', { date: formatDate(expiresAt, locale, 'long'), time: vietnamClock(expiresAt) })}
        </span>
      </p>
      <Article post={post} />
    </>
  )
}
