import { useTranslation } from 'react-i18next'
import type { PlaceYears } from '../../../schema/api/months'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatMonth, monthOf } from '../../../schema/time'
import { monthsOf } from '../../../schema/travel-dates'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { yearsPath } from '../../domain/entries/paths'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { ListHero } from '../../ui/list-hero'
import { pagePart } from '../../ui/page-part'
import { PlacePoster } from '../../ui/place-poster'
import './months.css'

const CalendarRest = pagePart(async () => (await import('./calendar-rest')).CalendarRest)

export function Screen() {
  const remote = useApi(yearsPath(useLocale()))
  return <LoadedData remote={remote}>{(places) => <Calendar places={places} />}</LoadedData>
}

Screen.parts = [CalendarRest]

function Calendar({ places }: { places: PlaceYears }) {
  const { t } = useTranslation('months')
  const today = monthOf(useToday())
  const { dates } = useTravelDates()
  const month = dates ? (monthsOf(dates)[0] ?? today) : today
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/hero-sapa" />
      <TravelDatesControl shownMonth={today} className="mt-4 md:mt-6" />
      <GoodIn places={places} month={month} />
      <CalendarRest places={places} month={month} />
    </>
  )
}

function GoodIn({ places, month }: { places: PlaceYears; month: number }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const good = places.filter(({ year }) =>
    year.some((one) => one.month === month && one.verdict === 'good'),
  )
  if (good.length === 0) return null
  return (
    <section className="page mt-5 md:mt-8" aria-labelledby="good-now">
      <h2 id="good-now" className="text-title">
        {t('now', { month: formatMonth(month, locale) })}
      </h2>
      <ul className="month-places mt-3 grid grid-cols-2 gap-3 md:mt-5 md:gap-6">
        {good.map((place, index) => {
          const name = text(place, 'name', locale)
          return (
            <PlacePoster
              key={place.slug}
              to={fillPath(paths.destinationMonth, {
                slug: place.slug,
                month: String(month),
              })}
              name={name}
              label={t('monthOf', { name, month: formatMonth(month, locale) })}
              picture={place.heroImageUrl}
              isWide={index === 0 && good.length % 2 === 1}
              line={<span className="max-md:hidden">{text(place, 'tagline', locale)}</span>}
            />
          )
        })}
      </ul>
    </section>
  )
}
