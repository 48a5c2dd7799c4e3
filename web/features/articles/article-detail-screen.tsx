import type { PostPage } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { legacyPaths, paths } from '../../../schema/paths'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { MissingPage } from '../../components/missing-page'
import { RichText } from '../../components/rich-text'
import { LoadError } from '../../components/states'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page-types'
import { useApi } from '../../lib/use-api'
import { articlePath } from './api-paths'
import { ArticleAside } from './article-aside'
import { ArticleHeader } from './article-header'
import { ContactCall } from './contact-call'
import { RelatedArticles } from './related-articles'
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

function Article({ post }: { post: PostPage }) {
  const { t } = useTranslation()
  const title = textIn(post, 'title', useLocale())
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.articles, label: t('shell.nav.inspiration') }]} here={title.value} />
      <article>
        <ArticleHeader post={post} />
        <div className="page mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] lg:justify-center">
          <div>
            <RichText html={post.bodyHtml} lang={post.bodyLocale} />
            <ContactCall />
          </div>
          <ArticleAside post={post} />
        </div>
      </article>
      <RelatedArticles posts={post.related} />
    </>
  )
}

function ArticleSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="page max-w-3xl py-16">
      <span className="sr-only">{t('shell.loading')}</span>
      <div aria-hidden="true">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton mt-5 h-14 w-full" />
        <div className="skeleton mt-4 h-6 w-3/4" />
        <div className="skeleton mt-8 aspect-video" />
        <div className="skeleton mt-8 h-40" />
      </div>
    </div>
  )
}
