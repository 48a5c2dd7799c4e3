import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import { OfflineSection } from '../../domain/offline/download-button'
import { useOwnPlan } from '../../domain/plan/own-plan'
import { useSavedItems } from '../../domain/saved/saved-items'
import type { Head, HeadInput } from '../../lib/page'
import { NothingSaved } from './nothing-saved'
import { SharedPlan } from './plan/shared-plan'
import { SharedList } from './shared-list'
import { useSharedItems } from './use-shared-items'

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
  // On the server and during hydration nothing is known to be saved.
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

/** The plan prints without them. */
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
