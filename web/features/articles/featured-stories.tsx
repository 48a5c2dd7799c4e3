import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'
import { ArticleSkeletons } from '../../domain/articles/article-skeletons'
import { featuredPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { LoadError } from '../../ui/states'
import { AdminSlot } from './admin-slot'

export function FeaturedStories() {
  const { t } = useTranslation('articles')
  const { data: posts, error, retry } = useApi(featuredPath(useLocale()))
  if (posts?.length === 0) return null
  return (
    <section className="page">
      <h2 className="mb-6 text-title">{t('featured')}</h2>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!posts && !error && <ArticleSkeletons count={3} className="grid gap-7 lg:grid-cols-3" />}
      {posts && <FeaturedLayout posts={posts} />}
    </section>
  )
}

function FeaturedLayout({ posts }: { posts: PostSummary[] }) {
  const [lead, ...others] = posts
  if (!lead) return null
  return (
    <div className="grid gap-x-9 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <ArticleCard post={lead} layout="lead" pattern={paths.article} fixedMinutes={8} priority />
        <AdminSlot post={lead} />
      </div>
      <div className="grid content-start gap-8">
        {others.map((post) => (
          <div key={post.id}>
            <ArticleCard post={post} layout="row" pattern={paths.article} fixedMinutes={8} />
            <AdminSlot post={post} />
          </div>
        ))}
      </div>
    </div>
  )
}
