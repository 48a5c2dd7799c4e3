import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { paths } from '../../../schema/paths'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import type { Remote } from '../../lib/use-api'
import { LoadError } from '../../ui/states'
import { AdminSlot } from './admin-slot'

interface StoryBlockProps {
  remote: Remote<PostSummary[]>
  /** In small rows, where a month was asked for. */
  isQuiet: boolean
}

/** The editors' choice: equal cards in a row, a rail on phones. */
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

/** The day's pick, as a rail. */
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
