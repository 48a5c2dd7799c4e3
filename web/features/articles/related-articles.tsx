import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'

export function RelatedArticles({ posts }: { posts: PostSummary[] }) {
  const { t } = useTranslation('articles')
  if (posts.length === 0) return null
  return (
    <section className="page mt-20" data-print="hide">
      <h2 className="mb-8 text-title">{t('related')}</h2>
      <ul className="grid gap-x-7 gap-y-12 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <ArticleCard post={post} pattern={paths.article} fixedMinutes={6} />
          </li>
        ))}
      </ul>
    </section>
  )
}
