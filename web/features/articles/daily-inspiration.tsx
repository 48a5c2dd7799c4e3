import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'
import { ArticleSkeletons } from '../../domain/articles/article-skeletons'
import { dailyPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { LoadError } from '../../ui/states'

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4'

export function DailyInspiration() {
  const { t } = useTranslation('articles')
  const { data: posts, error, retry } = useApi(dailyPath(useLocale()))
  if (posts?.length === 0) return null
  return (
    <section className="page mt-16">
      <h2 className="mb-6 text-title">{t('daily')}</h2>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!posts && !error && <ArticleSkeletons count={4} className={grid} />}
      {posts && (
        <ul className={grid}>
          {posts.map((post) => (
            <li key={post.id}>
              <ArticleCard post={post} pattern={paths.article} fixedMinutes={6} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
