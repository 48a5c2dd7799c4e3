import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { postsPerPage } from '../../../schema/content/choices'
import { text } from '../../../schema/locale'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { bindPlaceNames } from '../../../schema/places'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import {
  articleListFields,
  articlesPath,
  dailyPath,
  featuredPath,
  monthsPath,
} from '../../domain/articles/paths'
import { NewsletterPart } from '../../domain/newsletter/newsletter-part'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { ErrorBoundary } from '../../ui/error-boundary'
import { ListHero } from '../../ui/list-hero'
import { PageLinks } from '../../ui/page-links'
import { PlacePoster } from '../../ui/place-poster'
import { EmptyState, LoadError } from '../../ui/states'
import { MonthFilter, MonthSummary } from './month-filter'
import { AdminSlot, StoryBlock } from './story-blocks'

const skeletons = 6
const gridShown = 6

export function Screen() {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { state, set, reset } = useListState(articleListFields)
  const { data: posts, error, isLoading, retry } = useApi(articlesPath(state, locale))
  const total = useTotal(state.month)
  const isFirst = state.page === '1'
  const isAll = state.month === 'all'
  const [isChosen, setIsChosen] = useState(false)
  const featured = useApi(featuredPath(locale))
  const daily = useApi(dailyPath(locale))
  if (isLoading && isFirst && isAll) return <ArticleListSkeleton />
  const hero = isFirst ? posts?.[0] : undefined
  const others = posts?.slice(hero ? 1 : 0) ?? []
  const inGrid = isFirst ? gridShown : 0
  const hrefOf = (page: number) => {
    const query = new URLSearchParams({
      ...(!isAll && { month: state.month }),
      ...(page > 1 && { page: `${page}` }),
    })
    return query.size === 0 ? paths.articles : `${paths.articles}?${query}`
  }
  function chooseMonth(month: string) {
    set({ month, page: '1' })
    setIsChosen(true)
  }
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/inspiration-ridge" />
      <MonthFilter month={state.month} onChange={chooseMonth} />
      {isFirst && (
        <>
          <ErrorBoundary>
            <StoryBlock name="featured" remote={featured} isQuiet={!isAll} />
          </ErrorBoundary>
          <ErrorBoundary>
            <StoryBlock name="daily" remote={daily} isQuiet={!isAll} />
          </ErrorBoundary>
        </>
      )}
      {!isAll && posts && (
        <MonthSummary
          key={state.month}
          month={state.month}
          count={Math.max(total, posts.length)}
          comesIntoView={isChosen}
        />
      )}
      <div className="page mt-5 md:mt-16">
        {Boolean(error) && <LoadError error={error} onRetry={retry} />}
        {posts?.length === 0 && (
          <EmptyState
            isLarge
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={{ label: t('showAll'), onClick: reset }}
          />
        )}
        {isLoading && <ArticleSkeletons count={skeletons} className="grid gap-7 md:grid-cols-2" />}
        {hero && (
          <>
            <h2 className="sr-only">{t('latest')}</h2>
            <ArticleCard post={hero} layout="hero" pattern={legacyPaths.article} fixedMinutes={8} />
            <AdminSlot post={hero} />
          </>
        )}
        <Posts posts={others.slice(0, inGrid)} title={t('latestStories')} />
      </div>
      {isFirst && <PopularDestinations />}
      {posts && (
        <div className="page mt-5 md:mt-16">
          <Posts posts={others.slice(inGrid)} title={t('moreStories')} />
          <PageLinks
            page={Number(state.page)}
            last={Math.ceil(total / postsPerPage)}
            hrefOf={hrefOf}
          />
        </div>
      )}
      <NewsletterPart />
    </>
  )
}

Screen.parts = [NewsletterPart]

function useTotal(month: string): number {
  const { data: months = [] } = useApi(monthsPath(useLocale()))
  return months
    .filter((entry) => month === 'all' || entry.month === month)
    .reduce((sum, { count }) => sum + count, 0)
}

function Posts({ posts, title }: { posts: PostSummary[]; title: string }) {
  if (posts.length === 0) return null
  return (
    <section className="mt-5 md:mt-12">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2 md:gap-y-7">
        {posts.map((post) => (
          <li key={post.id}>
            <ArticleCard post={post} layout="list" pattern={legacyPaths.article} fixedMinutes={6} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ArticleListSkeleton() {
  return (
    <div className="page py-12">
      <div aria-hidden="true" className="pulsing">
        <div className="skeleton h-14 w-2/3 max-w-lg" />
        <div className="skeleton mt-4 h-6 w-full max-w-2xl" />
        <div className="skeleton mt-10 aspect-2/1" />
      </div>
      <ArticleSkeletons count={6} className="mt-10 grid gap-7 md:grid-cols-2 lg:grid-cols-3" />
    </div>
  )
}

const places = [
  { slug: 'hanoi', nameVi: 'Hà Nội', nameEn: 'Hanoi' },
  { slug: 'ho-chi-minh-city', nameVi: 'TP. Hồ Chí Minh', nameEn: 'Ho Chi Minh City' },
  { slug: 'halong-bay', nameVi: 'Vịnh Hạ Long', nameEn: 'Ha Long Bay' },
  { slug: 'hoi-an', nameVi: 'Hội An', nameEn: 'Hoi An' },
  { slug: 'sapa', nameVi: 'Sa Pa', nameEn: 'Sapa' },
  { slug: 'da-lat', nameVi: 'Đà Lạt', nameEn: 'Dalat' },
]

function PopularDestinations() {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  return (
    <section className="page mt-5 md:mt-16">
      <h2 className="mb-3 text-title md:mb-8">{t('popular')}</h2>
      <ul className="rail rail-card-44 xl:rail-fit">
        {places.map((place) => (
          <PlacePoster
            key={place.slug}
            to={fillPath(paths.destination, { slug: place.slug })}
            name={bindPlaceNames(text(place, 'name', locale))}
            picture={`@assets/art/${place.slug}`}
          />
        ))}
      </ul>
    </section>
  )
}
