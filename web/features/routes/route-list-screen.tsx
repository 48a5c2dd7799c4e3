import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { regions } from '../../../schema/content/choices'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Fold } from '../../ui/fold'
import { ListHero } from '../../ui/list-hero'
import { EmptyState } from '../../ui/states'
import { RouteRows } from './route-rows'

/** Of a region; the others are folded. */
const shown = 8

export function Screen() {
  const remote = useApi(entryListPath('route', useLocale()))
  return <LoadedData remote={remote}>{(routes) => <RouteList routes={routes} />}</LoadedData>
}

function RouteList({ routes }: { routes: EntryListOf<'route'> }) {
  const { t } = useTranslation('routes')
  return (
    <>
      <Breadcrumbs steps={[]} here={t('title')} />
      <ListHero
        title={t('title')}
        intro={t('intro')}
        picture="@assets/art/post-tau-thong-nhat-chon-giuong"
      />
      <div className="page mt-8 grid gap-10 md:mt-12 md:gap-14">
        {routes.length === 0 && (
          <EmptyState as="h2" isLarge title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {regions.map((region) => {
          const own = routes.filter((route) => route.region === region)
          if (own.length === 0) return null
          return (
            <section key={region} aria-labelledby={`region-${region}`}>
              <h2 id={`region-${region}`} className="text-title">
                {t(`regions.${region}`)}
              </h2>
              <RouteRows routes={own.slice(0, shown)} />
              {own.length > shown && (
                <Fold title={t('moreRoutes', { count: own.length - shown })}>
                  <RouteRows routes={own.slice(shown)} />
                </Fold>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}
