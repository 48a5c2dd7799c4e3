import type { PostSummary } from '../../../schema/api/posts'
import { postsPerPage } from '../../../schema/content/choices'
import { paths } from '../../../schema/paths'
import { PageLinks } from '../../ui/page-links'
import { ArticleCard } from './article-card'

export const articleGrid = 'grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-3'

interface ArticlePagesProps {
  posts: readonly PostSummary[]
  /** Of all pages. */
  count: number
  page: string
  /** Of the first page, without language prefix. */
  path: string
}

/** A page of a long list of articles, with links to the others. */
export function ArticlePages({ posts, count, page, path }: ArticlePagesProps) {
  return (
    <>
      <ul className={articleGrid}>
        {posts.map((post) => (
          <li key={post.id}>
            <ArticleCard post={post} pattern={paths.article} fixedMinutes={6} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={Number(page)}
        last={Math.ceil(count / postsPerPage)}
        hrefOf={(one) => (one === 1 ? path : `${path}?page=${one}`)}
      />
    </>
  )
}
