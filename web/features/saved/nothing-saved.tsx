import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { usePlanThings } from '../../domain/plan/plan-things'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useMounted } from '../../lib/use-mounted'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { PosterPage } from '../../ui/poster-page'
import { SearchForm } from '../../ui/search-form'
import { SiteLink } from '../../ui/site-link'
import { inSeason } from './in-season'

/** A trip without anything: how to begin, and three places that are at their best now. Until scripts have looked, it is hidden from those who saved something. */
export function NothingSaved() {
  const { t } = useTranslation('saved')
  const locale = useLocale()
  const month = Number(useToday().slice(5, 7))
  const { places, find } = usePlanThings(undefined, { withPlaces: true })
  const best = inSeason(places, month).flatMap(({ slug, months }) => {
    const known = find({ kind: 'destination', slug })
    return known ? { slug, months, name: text(known, 'title', locale), picture: known.picture ?? '' } : []
  })
  return (
    <div className={useMounted() ? '' : 'in-data-saved:invisible'}>
      <PosterPage picture="@assets/art/lost-sampan" title={t('title')}>
        <p className="mt-3 max-w-lg text-lg text-pretty text-muted no-js:hidden">{t('emptyText')}</p>
        <p className="mt-3 max-w-lg text-lg text-pretty js:hidden">{t('withoutScripts')}</p>
        <div className="mt-6 max-w-md">
          <SearchForm />
        </div>
      </PosterPage>
      {best.length > 0 && (
        <section aria-labelledby="season-title" className="page mt-6">
          <h2 id="season-title" className="text-heading">
            {t('inSeason')}
          </h2>
          <ul className="mt-4 max-md:rail md:grid md:grid-cols-3 md:gap-6">
            {best.map(({ slug, ...place }) => (
              <li key={slug}>
                <PlacePoster to={fillPath(paths.destination, { slug })} {...place} />
              </li>
            ))}
          </ul>
          <SiteLink to={`${paths.destinations}?month=${month}`} className={`${buttonStyles.quiet} mt-3`}>
            {t('browse')}
          </SiteLink>
        </section>
      )}
    </div>
  )
}
