import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { textIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { anyArticlesPath } from '../../domain/articles/paths'
import { SeasonPlaces } from '../../domain/destinations/season-places'
import { thingsPath } from '../../domain/entries/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import { OfflineSection, PocketGuide } from '../../domain/offline/download-button'
import { downloadable } from '../../domain/offline/offline-pages'
import { useOwnPlan } from '../../domain/plan/own-plan'
import { itemPath } from '../../domain/saved/item-path'
import { SaveButton } from '../../domain/saved/save-button'
import {
  replaceSavedItems,
  type SavedItem,
  sameItem,
  savedItems,
  useSavedItems,
} from '../../domain/saved/saved-items'
import { parseSavedLink, toSavedLink } from '../../domain/saved/saved-link'
import { useMounted } from '../../lib/browser-value'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { pictureSizes } from '../../lib/picture-sizes'
import { type Remote, useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { SharedPlan } from './plan/shared-plan'

const OwnTrip = lazy(async () => ({ default: (await import('./plan/own-trip')).OwnTrip }))

export function Screen() {
  const [search] = useSearchParams()
  const plan = search.get('plan')
  const shared = useSharedItems(search.get('items'))
  if (plan) return <SharedPlan link={plan} />
  if (shared) return <SharedList {...shared} />
  return <MyTrip />
}

Screen.head = head

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

function head({ t }: HeadInput): Head {
  return unlistedHead(paths.saved, t('saved:title'), t('saved:description'))
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

function SharedList({ items, error, retry }: SharedItems) {
  const { t } = useTranslation(['saved', 'shell'])

  function keepAll() {
    const own = savedItems()
    const added = items.filter((item) => !own.some((other) => sameItem(other, item)))
    replaceSavedItems([...added, ...own])
    showToast({ title: t('shell:saved') })
  }

  return (
    <>
      <ListHero
        title={t('sharedTitle')}
        intro={t('sharedIntro')}
        picture="@assets/art/shared-places"
      />
      <div className="page flex flex-col gap-6 py-6 md:py-10">
        {error !== undefined && (
          <LoadError error={error} onRetry={retry} title={t('someNotLoaded')} />
        )}
        {items.length > 0 && (
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <SiteLink
              to={`${paths.tripPlanning}?saved=${toSavedLink(items)}`}
              className={buttonStyles.primary}
            >
              {t('plan')}
            </SiteLink>
            <button type="button" className={buttonStyles.secondary} onClick={keepAll}>
              {t('keepAll')}
            </button>
            {downloadable(items).length > 0 && (
              <PocketGuide
                labels={{ download: t('pocket.keep'), downloaded: t('pocket.kept') }}
                items={downloadable(items)}
              />
            )}
          </div>
        )}
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {items.map((item) => (
            <li key={`${item.kind}:${item.slug}`}>
              <SharedCard item={item} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function SharedCard({ item }: { item: SavedItem }) {
  const { t } = useTranslation('plan')
  const title = textIn(item, 'title', useLocale())
  return (
    <div className="poster relative grid h-full thumb-24 gap-4 md:block">
      <Picture
        src={item.picture}
        alt=""
        format="square"
        sizes={pictureSizes.smallCard}
        className="h-auto w-full"
      />
      <div className="min-w-0 pe-12 md:pe-0 md:py-2">
        <p className="text-sm text-muted">{t(`kinds.${item.kind}`)}</p>
        <SiteLink
          to={itemPath(item.kind, item.slug, title.value)}
          lang={title.locale}
          className={
            'font-display text-balance leading-snug md:text-lg ' +
            'font-semibold text-frame-ink after:absolute after:inset-0'
          }
        >
          {title.value}
        </SiteLink>
      </div>
      <div className="absolute end-2 top-2 z-10">
        <SaveButton item={item} look="small" />
      </div>
    </div>
  )
}

interface SharedItems extends Pick<Remote<unknown>, 'error' | 'retry'> {
  items: SavedItem[]
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
