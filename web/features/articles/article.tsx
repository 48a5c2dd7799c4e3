import { useTranslation } from 'react-i18next'
import type { PostPage, PostSummary } from '../../../schema/api/posts'
import { textIn, withLocalizedLinks } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { RichText } from '../../ui/rich-text'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { ArticleAside } from './article-aside'
import { ArticleHeader } from './article-header'

/** An article with so many headings has a table of contents. */
const headingsOfLong = 3

export function Article({ post }: { post: PostPage }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const title = textIn(post, 'title', locale)
  const isLong = post.headings.length >= headingsOfLong
  return (
    <>
      <Breadcrumbs
        steps={[{ to: paths.articles, label: t('nav.inspiration') }]}
        here={title.value}
      />
      <article>
        <ArticleHeader post={post} />
        <div className="page mt-6 grid grid-cols-1 gap-8 md:mt-10 md:gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[42rem_24rem] xl:justify-between">
          {isLong && (
            <div className="lg:sticky lg:top-30 lg:col-start-2 lg:row-start-2 lg:self-start">
              <TableOfContents headings={post.headings} lang={post.bodyLocale} />
            </div>
          )}
          <div className="wide-figures lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <RichText
              html={withLocalizedLinks(post.bodyHtml, locale, defaultLocale)}
              lang={post.bodyLocale}
              cards={post.cards}
            />
            <FactsChecked day={post.factsCheckedOn} />
            <ContactCall />
          </div>
          <div className="lg:col-start-2 lg:row-start-1">
            <ArticleAside post={post} />
          </div>
        </div>
      </article>
      <RelatedArticles posts={post.related} />
    </>
  )
}

function ContactCall() {
  const { t } = useTranslation('articles')
  return (
    <section className="mt-12 rounded-card border border-line bg-card p-6 md:p-8" data-print="hide">
      <h2 className="text-heading">{t('ctaTitle')}</h2>
      <p className="mt-2 mb-5 text-muted">{t('ctaText')}</p>
      <SiteLink to={paths.contact} className={buttonStyles.primary}>
        {t('ctaButton')}
      </SiteLink>
    </section>
  )
}

function RelatedArticles({ posts }: { posts: PostSummary[] }) {
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
