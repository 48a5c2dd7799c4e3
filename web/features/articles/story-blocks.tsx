import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'
import { ArticleSkeletons } from '../../domain/articles/article-skeletons'
import { hasAdminCookie } from '../../lib/cookies'
import type { Remote } from '../../lib/use-api'
import { useMounted } from '../../lib/use-mounted'
import { LoadError } from '../../ui/states'

interface StoryBlockProps {
  remote: Remote<PostSummary[]>
  /** Small rows, while the list is filtered by month. */
  isQuiet: boolean
}

export function FeaturedStories({ remote, isQuiet }: StoryBlockProps) {
  const { t } = useTranslation('articles')
  const posts = remote.data ?? []
  if (remote.data?.length === 0) return null
  return (
    <section className="page mt-5 md:mt-10">
      <h2 className="mb-2 text-title md:mb-6">{t('featured')}</h2>
      {Boolean(remote.error) && <LoadError error={remote.error} onRetry={remote.retry} />}
      {!remote.data && !remote.error && (
        <ArticleSkeletons count={3} className="grid gap-7 lg:grid-cols-3" />
      )}
      {posts.length > 0 && (
        <ul className="rail [--rail-card:17rem] lg:[--rail-card:minmax(0,1fr)]">
          {posts.map((post, index) => (
            <li key={post.id}>
              <ArticleCard
                post={post}
                layout={isQuiet ? 'list' : 'card'}
                pattern={paths.article}
                fixedMinutes={8}
                priority={index === 0 && !isQuiet}
              />
              <AdminSlot post={post} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function DailyInspiration({ remote, isQuiet }: StoryBlockProps) {
  const { t } = useTranslation('articles')
  const posts = remote.data ?? []
  if (remote.data?.length === 0) return null
  return (
    <section className="page mt-5 md:mt-16">
      <h2 className="mb-2 text-title md:mb-6">{t('daily')}</h2>
      {Boolean(remote.error) && <LoadError error={remote.error} onRetry={remote.retry} />}
      {!remote.data && !remote.error && (
        <ArticleSkeletons count={4} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4" />
      )}
      {posts.length > 0 && (
        <ul className="rail [--rail-card:17rem] xl:[--rail-card:minmax(0,1fr)]">
          {posts.map((post) => (
            <li key={post.id}>
              <ArticleCard
                post={post}
                layout={isQuiet ? 'list' : 'card'}
                pattern={paths.article}
                fixedMinutes={6}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const AdminTools = lazy(async () => ({
  default: (await import('./admin-tools/post-tools')).AdminTools,
}))

export function AdminSlot({ post }: { post: PostSummary }) {
  if (!useMounted() || !hasAdminCookie()) return null
  return (
    <Suspense>
      <AdminTools post={post} />
    </Suspense>
  )
}
