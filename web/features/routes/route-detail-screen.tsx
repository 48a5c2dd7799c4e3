import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownRoute } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { RouteMap } from '../../domain/destinations/maps'
import { FactsChecked, LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { addSavedItems } from '../../domain/saved/saved-items'
import { FactsSources } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { PictureLinks, placeLinks } from '../../ui/picture-links'
import { ShareButton } from '../../ui/share-button'
import { showToast } from '../../ui/toast-store'
import { RouteRows } from './route-rows'
import { WayList, WayTable } from './route-ways'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('routes')
  const remote = useApi(entryPath('route', params.slug ?? '', useLocale()))
  return (
    <LoadedEntry
      remote={remote}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      back={{ to: paths.routes, label: t('back') }}
    >
      {(route) => <RouteArticle route={route} />}
    </LoadedEntry>
  )
}

function RouteArticle({ route }: { route: EntryOf<'route'> }) {
  const { t } = useTranslation(['routes', 'visit'])
  const locale = useLocale()
  const title = text(route, 'title', locale)
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.routes, label: t('title') }]} here={title} />
      <article>
        <header className="page pt-5 md:pt-8">
          <h1 className="max-w-4xl text-title text-balance md:text-display">{title}</h1>
          <p className="mt-3 max-w-prose text-lg text-pretty md:mt-5 md:text-xl">
            {text(route, 'verdict', locale)}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2" data-print="hide">
            <SaveBoth places={route.places} />
            <ShareButton
              title={title}
              path={fillPath(paths.route, { slug: route.slug })}
              withText
            />
          </div>
        </header>
        <div className="page mt-6 grid gap-10 md:mt-10 lg:aside-80 lg:gap-x-16">
          <div className="min-w-0">
            <WayTable ways={route.ways} />
          </div>
          <aside className="grid content-start gap-6">
            <p className="text-pretty">{text(route, 'description', locale)}</p>
            {route.km !== undefined && (
              <p className="text-small text-muted">
                {t('km', { km: formatNumber(route.km, locale) })}
              </p>
            )}
            <PictureLinks heading={t('ends')} links={placeLinks(route.places, locale)} />
          </aside>
        </div>
        <RouteOnMap route={route} />
        <div className="page mt-10 md:mt-14">
          <WayList ways={route.ways} />
          <Fold title={t('visit:sources')} className="mt-6 border-t">
            <FactsSources checked={route.ways} />
          </Fold>
          <FactsChecked day={route.factsCheckedOn} />
        </div>
      </article>
      {route.others.length > 0 && (
        <section className="page mt-10 md:mt-14" data-print="hide">
          <h2 className="text-title">{t('others')}</h2>
          <RouteRows routes={route.others} />
        </section>
      )}
    </>
  )
}

/** The map, and what to see on the way; stops without coordinates follow the others. */
function RouteOnMap({ route: { from, to, stops, map } }: { route: ShownRoute }) {
  const { t } = useTranslation('routes')
  const locale = useLocale()
  const points = [from, ...stops, to].flatMap(({ coordinates, ...point }) =>
    coordinates
      ? {
          name: text(point, 'name', locale),
          note: 'textVi' in point || 'textEn' in point ? text(point, 'text', locale) : '',
          coordinates,
        }
      : [],
  )
  const others = stops.filter(({ coordinates }) => !coordinates)
  return (
    <>
      <RouteMap points={points} map={map} />
      {others.length > 0 && (
        <section className="page mt-8">
          <h2 className="text-heading">{t('stops')}</h2>
          <ul className="mt-2 grid gap-3 md:grid-cols-2 md:gap-x-12">
            {others.map((stop) => (
              <li key={text(stop, 'name', locale)}>
                <strong className="font-semibold">{text(stop, 'name', locale)}</strong>
                <span className="block text-small text-muted">{text(stop, 'text', locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Day plans are made of saved places. */
function SaveBoth({ places }: Pick<ShownRoute, 'places'>) {
  const { t } = useTranslation(['routes', 'shell'])
  if (places.length < 2) return null
  function save() {
    addSavedItems(
      places.map(({ id, nameVi, nameEn, picture = null }) => ({
        kind: 'destination',
        slug: id,
        titleVi: nameVi,
        titleEn: nameEn,
        picture,
      })),
    )
    showToast({ title: t('shell:saved') })
  }
  return (
    <button type="button" className={buttonStyles.tool} onClick={save}>
      <Bookmark className="size-5" />
      {t('saveBoth')}
    </button>
  )
}
