import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { paths } from '../../../schema/paths'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import { useMounted } from '../../lib/browser-value'
import { hasAdminCookie } from '../../lib/cookies'
import type { Remote } from '../../lib/use-api'
import { LoadError } from '../../ui/states'

const blocks = {
  featured: {
    className: 'md:mt-10',
    skeletons: 3,
    grid: 'grid gap-7 lg:grid-cols-3',
    rail: 'lg:rail-fit',
    minutes: 8,
  },
  daily: {
    className: 'md:mt-16',
    skeletons: 4,
    grid: 'grid gap-6 sm:grid-cols-2 xl:grid-cols-4',
    rail: 'xl:rail-fit',
    minutes: 6,
  },
} as const

interface StoryBlockProps {
  name: keyof typeof blocks
  remote: Remote<PostSummary[]>
  /** Small rows, while the list is filtered by month. */
  isQuiet: boolean
}

export function StoryBlock({ name, remote, isQuiet }: StoryBlockProps) {
  const { t } = useTranslation('articles')
  const { data: posts, error, retry } = remote
  const { className, skeletons, grid, rail, minutes } = blocks[name]
  if (posts?.length === 0) return null
  return (
    <section className={`page mt-5 ${className}`}>
      <h2 className="mb-2 text-title md:mb-6">{t(name)}</h2>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!posts && !error && <ArticleSkeletons count={skeletons} className={grid} />}
      {posts && (
        <ul className={`rail rail-card-68 ${rail}`}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <ArticleCard
                post={post}
                layout={isQuiet ? 'list' : 'card'}
                pattern={paths.article}
                fixedMinutes={minutes}
                priority={name === 'featured' && index === 0 && !isQuiet}
              />
              {name === 'featured' && <AdminSlot post={post} />}
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
