import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames, monthOf } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'
import { type KnownThings, usePlanThings } from '../plan/plan-things'

export function SeasonPlaces({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const month = monthOf(useToday())
  const { places, find } = usePlanThings(undefined, { withPlaces: true })
  const best = inSeason(places, month).flatMap(({ slug, months }) => {
    const known = find({ kind: 'destination', slug })
    const inOrder = [...months].sort((a, b) => a - b)
    return known
      ? { slug, months: inOrder, name: text(known, 'title', locale), picture: known.picture ?? '' }
      : []
  })
  if (best.length === 0) return null
  return (
    <section aria-labelledby="season-title" className={className}>
      <h2 id="season-title" className="text-heading">
        {t('inSeason.title')}
      </h2>
      <ul className="rail mt-4 md:rail-fit">
        {best.map(({ slug, months, ...place }) => (
          <PlacePoster
            key={slug}
            to={fillPath(paths.destination, { slug })}
            line={t('bestMonths', { months: monthNames(months, locale).join(', ') })}
            {...place}
          />
        ))}
      </ul>
      <SiteLink to={`${paths.destinations}?when=${month}`} className={`${buttonStyles.quiet} mt-3`}>
        {t('inSeason.more')}
      </SiteLink>
    </section>
  )
}

const maxPlaces = 3

export function inSeason(
  places: KnownThings['places'],
  month: number,
): { slug: string; months: readonly number[] }[] {
  return places
    .flatMap(({ id, months = [] }) =>
      months.includes(month) ? { slug: id.replace('destination:', ''), months } : [],
    )
    .sort((a, b) => a.months.indexOf(month) - b.months.indexOf(month))
    .slice(0, maxPlaces)
}
