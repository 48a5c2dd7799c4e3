import { useTranslation } from 'react-i18next'
import type { PostPage } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { type InLocale, textsIn, withLocalizedLinks } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { ArticleCard } from '../../domain/articles/article-card'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { HotelLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { RichText } from '../../ui/rich-text'
import { SiteLink } from '../../ui/site-link'
import { headingsOfLong, TableOfContents } from '../../ui/table-of-contents'
import { AuthorNote } from './author-note'

/** Contents, text and tips, which follow the header. */
export function ArticleBody({ post }: { post: PostPage }) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const isLong = post.headings.length >= headingsOfLong
  return (
    <div
      className={
        'page mt-6 grid grid-cols-1 gap-8 md:mt-10 md:gap-12 ' +
        'lg:aside-72 lg:rows-rest ' +
        'xl:text-aside-96 xl:justify-between'
      }
    >
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
        {post.author && <AuthorNote author={post.author} />}
        <section
          className="mt-12 rounded-card border border-line bg-card p-6 md:p-8"
          data-print="hide"
        >
          <h2 className="text-heading">{t('ctaTitle')}</h2>
          <p className="mt-2 mb-5 text-muted">{t('ctaText')}</p>
          <SiteLink to={paths.contact} className={buttonStyles.primary}>
            {t('ctaButton')}
          </SiteLink>
        </section>
      </div>
      <div className="lg:col-start-2 lg:row-start-1">
        <ArticleAside post={post} />
      </div>
    </div>
  )
}

export function RelatedArticles({ post }: { post: PostPage }) {
  const { t } = useTranslation('articles')
  return (
    <>
      {post.related.length > 0 && (
        <section className="page mt-20" data-print="hide">
          <h2 className="mb-8 text-title">{t('related')}</h2>
          <ul className="grid gap-x-7 gap-y-12 md:grid-cols-3">
            {post.related.map((related) => (
              <li key={related.id}>
                <ArticleCard post={related} pattern={paths.article} fixedMinutes={6} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ArticleAside({ post }: { post: PostPage }) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { destinationSlug } = post
  const slug = resolveDestinationSlug(destinationSlug ?? '')
  return (
    <aside className="flex flex-col gap-10">
      <TextList title={t('highlights')} list={textsIn(post, 'highlights', locale)} />
      <TextList title={t('travelTips')} list={textsIn(post, 'travelTips', locale)} />
      {destinationSlug && (
        <div className="flex flex-wrap gap-3" data-print="hide">
          {(['bookHotels', 'bookNow'] as const).map((label) => (
            <HotelLink
              key={label}
              place={destinationSlug}
              ofArticle
              className={buttonStyles.secondary}
            >
              {t(label)}
            </HotelLink>
          ))}
          {slug && (
            <SiteLink to={fillPath(paths.destination, { slug })} className={buttonStyles.quiet}>
              {t('destination')}
            </SiteLink>
          )}
        </div>
      )}
    </aside>
  )
}

function TextList({ title, list }: { title: string; list: InLocale<string[]> }) {
  if (list.value.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-heading">{title}</h2>
      <ul lang={list.locale} className="flex flex-col gap-2.5 border-t border-line pt-3">
        {list.value.map((entry) => (
          <li key={entry} className="border-b border-line pb-2.5 text-small">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  )
}
