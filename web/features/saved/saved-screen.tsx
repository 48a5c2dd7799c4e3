import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { anyArticlesPath } from '../../domain/articles/paths'
import { SeasonPlaces } from '../../domain/destinations/nothing-found'
import { thingsPath } from '../../domain/entries/paths'
import { OfflineSection } from '../../domain/offline/download-button'
import { useOwnPlan } from '../../domain/plan/own-plan'
import { type SavedItem, useSavedItems } from '../../domain/saved/saved-items'
import { parseSavedLink } from '../../domain/saved/saved-link'
import { useMounted } from '../../lib/browser-value'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { pagePart } from '../../ui/page-part'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'
import type { SharedItems } from './shared-list'
import './plan/plan.css'

const SharedPlan = pagePart(async () => (await import('./plan/shared-plan')).SharedPlan)
const SharedList = pagePart(async () => (await import('./shared-list')).SharedList)
const OwnTrip = lazy(async () => ({ default: (await import('./plan/own-trip')).OwnTrip }))

export function Screen() {
  const [search] = useSearchParams()
  const plan = search.get('plan')
  const shared = useSharedItems(search.get('items'))
  if (plan) return <SharedPlan link={plan} />
  if (shared) return <SharedList {...shared} />
  return <MyTrip />
}

Screen.parts = [SeasonPlaces, SharedList, SharedPlan]

function MyTrip() {
  const { t } = useTranslation('saved')
  const saved = useSavedItems()
  const { plan, isBroken } = useOwnPlan()
  // Empty on the server and during hydration.
  const isEmpty = saved.length === 0 && !plan && !isBroken
  if (isEmpty) {
    return (
      <>
        <NothingSaved />
        <OfflinePages />
      </>
    )
  }
  return (
    <>
      <div className="page min-h-96 pt-6 pb-10 md:pt-10">
        <h1 className="text-title md:text-display">{t('title')}</h1>
        <Suspense fallback={null}>
          <OwnTrip />
        </Suspense>
      </div>
      <OfflinePages />
    </>
  )
}

function OfflinePages() {
  return (
    <div className="page" data-print="hide">
      <OfflineSection />
    </div>
  )
}

/** Invisible until hydration for visitors who have saved items. */
function NothingSaved() {
  const { t } = useTranslation('saved')
  return (
    <div className={useMounted() ? '' : 'in-data-saved:invisible'}>
      <PosterPage picture="@assets/art/lost-sampan" title={t('title')}>
        <p className="mt-3 max-w-lg text-lg text-pretty text-muted no-js:hidden">
          {t('emptyText')}
        </p>
        <p className="mt-3 max-w-lg text-lg text-pretty js:hidden">{t('withoutScripts')}</p>
        <div className="mt-6 max-w-md">
          <SearchForm />
        </div>
      </PosterPage>
      <SeasonPlaces className="page mt-6" />
    </div>
  )
}

/** Undefined without a shared link. With an `error` some items are missing. */
function useSharedItems(link: string | null): SharedItems | undefined {
  const wanted = parseSavedLink(link)
  const entries = useApi(thingsPath(useLocale()))
  const posts = useApi(wanted.some(({ kind }) => kind === 'article') ? anyArticlesPath : null)
  if (wanted.length === 0) return undefined
  const items = wanted.flatMap(({ kind, slug }): SavedItem[] => {
    const entry = entries.data?.find(({ id }) => id === `${kind}:${slug}`)
    if (entry)
      return [{ kind, slug, titleVi: entry.titleVi, titleEn: entry.titleEn, picture: entry.image }]
    const post = kind === 'article' ? posts.data?.find((one) => one.slug === slug) : undefined
    return post
      ? [{ kind, slug, titleVi: post.titleVi, titleEn: post.titleEn, picture: post.coverImage }]
      : []
  })
  const failed = [entries, posts].filter(({ error }) => error !== undefined)
  return {
    items,
    error: failed[0]?.error,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}
