import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { SeasonPlaces } from '../../domain/destinations/season-places'
import { unlistedHead } from '../../domain/heads/make-head'
import { OfflineSection } from '../../domain/offline/offline-section'
import { useOwnPlan } from '../../domain/plan/own-plan'
import { useSavedItems } from '../../domain/saved/saved-items'
import type { Head, HeadInput } from '../../lib/page'
import { useMounted } from '../../lib/use-mounted'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'
import { SharedPlan } from './plan/shared-plan'
import { SharedList, useSharedItems } from './shared-list'

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
      <div className="page min-h-[60svh] pt-6 pb-10 md:pt-10">
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
