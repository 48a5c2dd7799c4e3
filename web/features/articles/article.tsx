import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPage } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { legacyPaths, paths } from '../../../schema/paths'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { useLocale } from '../../lib/locale-context'
import type { Remote } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { pagePart } from '../../ui/page-part'
import { ArticleHeader } from './article-header'

const rest = () => import('./article-rest')
const ArticleBody = pagePart(async () => (await rest()).ArticleBody)
const RelatedArticles = pagePart(async () => (await rest()).RelatedArticles)
export const articleParts = [ArticleBody, RelatedArticles]

export function Article({ post }: { post: PostPage }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const title = textIn(post, 'title', locale)
  return (
    <>
      <Breadcrumbs
        steps={[{ to: paths.articles, label: t('nav.inspiration') }]}
        here={title.value}
      />
      <article>
        <ArticleHeader post={post} />
        <ArticleBody post={post} />
      </article>
      <RelatedArticles post={post} />
    </>
  )
}

interface LoadedArticleProps<Post> {
  remote: Remote<Post>
  missing: { title: string; text: string }
  children: (post: Post) => ReactNode
}

export function LoadedArticle<Post>({ remote, missing, children }: LoadedArticleProps<Post>) {
  const { t } = useTranslation('articles')
  return (
    <LoadedEntry
      remote={remote}
      missing={missing}
      back={{ to: legacyPaths.articles, label: t('back') }}
    >
      {children}
    </LoadedEntry>
  )
}
