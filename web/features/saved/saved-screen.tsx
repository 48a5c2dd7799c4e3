import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { textIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import { PocketGuide } from '../../domain/offline/download-button'
import { downloadable } from '../../domain/offline/offline-pages'
import { OfflineSection } from '../../domain/offline/offline-section'
import { useOwnPlan } from '../../domain/plan/own-plan'
import { toPlanLink } from '../../domain/plan/plan-link'
import { itemPath } from '../../domain/saved/item-path'
import { SaveButton } from '../../domain/saved/save-button'
import { type SavedItem, type SavedKind, savedKinds, useSavedItems } from '../../domain/saved/saved-items'
import { toSavedLink } from '../../domain/saved/saved-link'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { pictureSizes } from '../../lib/picture-sizes'
import { useMounted } from '../../lib/use-mounted'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { SharedPlan } from './plan/shared-plan'
import { SavedActions } from './saved-actions'
import { useSharedItems } from './use-shared-items'

const OwnPlan = lazy(async () => ({ default: (await import('./plan/own-plan')).OwnPlan }))

export function Screen() {
  const [search] = useSearchParams()
  const plan = search.get('plan')
  return plan ? <SharedPlan link={plan} /> : <SavedList />
}

function SavedList() {
  const { t } = useTranslation(['saved', 'plan'])
  const [search] = useSearchParams()
  const own = useSavedItems()
  const shared = useSharedItems(search.get('items'))
  const items = shared?.items ?? own
  const isMounted = useMounted()
  const { plan } = useOwnPlan()
  const ownDays = shared ? undefined : plan
  const planPath = `${paths.tripPlanning}?${ownDays ? `plan=${toPlanLink(ownDays).link}` : `saved=${toSavedLink(items)}`}`
  // The plan prints alone.
  const print = ownDays && 'hide'
  return (
    <div className="page py-10">
      <h1 className="text-display" data-print={print}>
        {shared ? t('sharedTitle') : t('title')}
      </h1>
      <p className="mt-2 text-muted" data-print={print}>
        {shared ? t('sharedIntro') : t('intro')}
      </p>
      {!shared && <p className="mt-4 font-semibold js:hidden">{t('withoutScripts')}</p>}
      {shared?.error !== undefined && (
        <div className="mt-6">
          <LoadError error={shared.error} onRetry={shared.retry} title={t('someNotLoaded')} />
        </div>
      )}
      {items.length === 0 && !ownDays && !shared?.error && <NothingSaved />}
      {(items.length > 0 || ownDays) && (
        <div className="mt-6 flex flex-wrap gap-3" data-print={print}>
          <SiteLink to={planPath} className={buttonStyles.primary}>
            {items.length > 0 ? t('plan') : t('plan:ask')}
          </SiteLink>
          {items.length > 0 && <SavedActions items={items} isShared={shared !== undefined} />}
          {downloadable(items).length > 0 && (
            <PocketGuide labels={{ download: t('pocket.keep'), downloaded: t('pocket.kept') }} items={downloadable(items)} />
          )}
        </div>
      )}
      {isMounted && !shared && (
        <Suspense fallback={null}>
          <OwnPlan />
        </Suspense>
      )}
      <div data-print={print}>
        {savedKinds.map((kind) => {
          const ofKind = items.filter((item) => item.kind === kind)
          return ofKind.length > 0 && <SavedGroup key={kind} kind={kind} items={ofKind} />
        })}
        <OfflineSection />
      </div>
    </div>
  )
}

function NothingSaved() {
  const { t } = useTranslation('saved')
  return (
    <div className="mt-8 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <h2 className="text-heading no-js:hidden">{t('emptyTitle')}</h2>
      <p className="mx-auto mt-2 mb-5 max-w-md text-muted no-js:hidden">{t('emptyText')}</p>
      <SiteLink to={paths.destinations} className={buttonStyles.secondary}>
        {t('browse')}
      </SiteLink>
    </div>
  )
}

function SavedGroup({ kind, items }: { kind: SavedKind; items: SavedItem[] }) {
  const { t } = useTranslation('saved')
  const locale = useLocale()
  return (
    <section className="mt-10">
      <h2 className="text-title">{t(`kinds.${kind}`)}</h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => {
          const title = textIn(item, 'title', locale)
          return (
            <li key={item.slug} className="poster relative">
              <Picture src={item.picture} alt="" format="square" sizes={pictureSizes.smallCard} className="h-auto w-full" />
              <SiteLink
                to={itemPath(item.kind, item.slug, title.value)}
                lang={title.locale}
                className="block py-3 font-display text-lg font-semibold text-frame-ink after:absolute after:inset-0"
              >
                {title.value}
              </SiteLink>
              <div className="absolute end-4 top-4 z-10">
                <SaveButton item={item} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function head({ t }: HeadInput): Head {
  return unlistedHead(paths.saved, t('saved:title'), t('saved:description'))
}
