import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownHome } from '../../../schema/content/views'
import { dealDates, holdsWithin } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { comingMonth, formatDate, formatMonth } from '../../../schema/time'
import { monthsOf, type TravelDates } from '../../../schema/travel-dates'
import { ripeIn, tourOf } from '../../domain/farm/season'
import { datesIn, datesText, festivalsPath } from '../../domain/months/festivals'
import { inSeason } from '../../domain/travel-dates/fit'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'

const shown = { places: 4, feasts: 2 }

export function Month({
  home: { seasonal, farm },
  dates,
}: {
  home: ShownHome
  dates: TravelDates
}) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const months = monthsOf(dates)
  const [month = 1] = months
  const name = formatMonth(month, locale)
  return (
    <section className="page pt-2 pb-6" aria-labelledby="year-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="year-heading" className="text-title first-letter:uppercase">
          {t('year.title', { month: name })}
        </h2>
        <SiteLink to={`${paths.when}?when=${month}`} className={buttonStyles.quiet}>
          {t('year.more', { month: name })}
        </SiteLink>
      </div>
      <ul className="rail mt-3 rail-card-44 md:rail-fit">
        {inSeason(seasonal, months)
          .slice(0, shown.places)
          .map(({ id, picture, ...place }) => (
            <PlacePoster
              key={id}
              to={fillPath(paths.destinationMonth, { slug: id, month: String(month) })}
              name={text(place, 'name', locale)}
              picture={picture}
            />
          ))}
      </ul>
      <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-3">
        <Feasts month={month} />
        {farm && <Farm farm={farm} month={month} />}
      </dl>
    </section>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-sm text-muted">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Renders nothing on errors: the month is complete without festivals. */
function Feasts({ month }: { month: number }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const span = comingMonth(month, useToday())
  const { data: festivals = [] } = useApi(festivalsPath(locale))
  const feasts = festivals
    .flatMap((festival) => datesIn(festival, span).map((days) => ({ ...festival, days })))
    .toSorted((a, b) => (a.days.from < b.days.from ? -1 : 1))
    .slice(0, shown.feasts)
  if (feasts.length === 0) return null
  return (
    <Line title={t('year.feasts')}>
      {feasts.map((feast) => (
        <SiteLink
          key={feast.slug}
          to={`${paths.when}?when=${month}#${feast.slug}`}
          className="block py-0.5 hover:underline"
        >
          <b className="font-semibold">{text(feast, 'name', locale)}</b>,{' '}
          {datesText(feast.days, locale)}
        </SiteLink>
      ))}
    </Line>
  )
}

function Farm({ farm, month }: { farm: NonNullable<ShownHome['farm']>; month: number }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const today = useToday()
  const fruits = ripeIn(farm.fruits, month).map((fruit) => text(fruit, 'name', locale))
  const tour = tourOf(farm.tours, today)
  return (
    <>
      {fruits.length > 0 && <Line title={t('year.ripe')}>{fruits.join(', ')}</Line>}
      {tour && (
        <Line title={text(tour, 'title', locale)}>
          <SiteLink
            to={paths.farm}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {holdsWithin(tour.window, comingMonth(month, today))
              ? t('year.open')
              : t('year.opensAgain', {
                  day: formatDate(dealDates(tour.window, today).validFrom, locale, 'season'),
                })}
          </SiteLink>
        </Line>
      )}
    </>
  )
}
