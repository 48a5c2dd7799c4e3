import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TagPage } from '../../../schema/api/tags'
import { fillPath, paths } from '../../../schema/paths'
import { ArticleSkeletons } from '../../domain/articles/article-card'
import { ArticlePages, articleGrid } from '../../domain/articles/article-pages'
import { itemPath } from '../../domain/saved/item-path'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { MissingPage } from '../../ui/missing-page'
import { NumberedRow } from '../../ui/numbered-row'
import { SiteLink } from '../../ui/site-link'
import { SquareCard } from '../../ui/square-card'
import { LoadError } from '../../ui/states'
import { tagApiPath, tagFields } from '../paths'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('tags')
  const [search] = useSearchParams()
  const {
    data: tag,
    error,
    isNotFound,
    retry,
  } = useApi(tagApiPath(params.tag ?? '', search, useLocale()))
  if (isNotFound)
    return (
      <MissingPage
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        back={{ to: paths.articles, label: t('back') }}
      />
    )
  return (
    <div className="page py-10 md:py-16">
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!tag && !error && <ArticleSkeletons count={6} className={articleGrid} />}
      {tag && <Tagged tag={tag} />}
    </div>
  )
}

function Tagged({ tag }: { tag: TagPage }) {
  const { t } = useTranslation('tags')
  const { state } = useListState(tagFields)
  const { name, nameLocale, posts, postCount, topics, guides } = tag
  const path = fillPath(paths.tag, { tag: tag.slug })
  const count = postCount + topics.length + guides.length
  return (
    <>
      <p className="font-semibold text-accent">{t('kicker')}</p>
      <h1 className="mt-1 text-display first-letter:uppercase" lang={nameLocale}>
        {name}
      </h1>
      <p className="mt-3 text-lg text-muted">
        {count === 0 ? t('noneHere') : t('count', { count })}
      </p>
      {count === 0 && (
        <SiteLink to={paths.articles} className={`${buttonStyles.secondary} mt-6`}>
          {t('back')}
        </SiteLink>
      )}
      {posts.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-8 text-title">{t('articles')}</h2>
          <ArticlePages posts={posts} count={postCount} page={state.page} path={path} />
        </section>
      )}
      {topics.length > 0 && (
        <section className="mt-16">
          <h2 className="mb-8 text-title">{t('topics')}</h2>
          <ul
            className={
              'grid xs:grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-10'
            }
          >
            {topics.map(({ slug, title, description, image }) => (
              <li key={slug}>
                <SquareCard
                  to={itemPath('topic', slug)}
                  title={title}
                  picture={image}
                  line={description}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {guides.length > 0 && (
        <section className="mt-16">
          <h2 className="mb-8 text-title">{t('guides')}</h2>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {guides.map(({ slug, day, title, description }) => (
              <NumberedRow
                key={slug}
                to={itemPath('guide', slug)}
                number={day}
                title={title}
                heading="h3"
                line={description}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
