import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { NamedPlace } from '../../../schema/places'
import { monthsOf, type TravelDates } from '../../../schema/travel-dates'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { verdictMarks } from '../months/verdict-mark'
import { circumstancesOf, figuresOf, inSeason, worstMonth } from './fit'
import { useTravelDates } from './use-travel-dates'
import { travelDatesText } from './words'

export function PlacesFit({ places }: { places: readonly NamedPlace[] }) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const { dates } = useTravelDates()
  if (!dates || places.every(({ bestMonths }) => !bestMonths)) return null
  const good = inSeason(places, monthsOf(dates))
  const words = {
    dates: travelDatesText(dates, locale),
    places: good.map((place) => text(place, 'name', locale)).join(', '),
  }
  return (
    <p className="page mt-2">
      {good.length > 0 ? t('inSeasonAt', words) : t('outOfSeason', words)}
    </p>
  )
}

export function DestinationFit({ destination }: { destination: ShownDestination }) {
  const { dates } = useTravelDates()
  return (
    dates && (
      <p className="page mt-3 md:mt-4">
        <FitLine destination={destination} dates={dates} />
      </p>
    )
  )
}

function FitLine({ destination, dates }: { destination: ShownDestination; dates: TravelDates }) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const at = worstMonth(destination.year, monthsOf(dates))
  if (!at) return travelDatesText(dates, locale)
  const dishes = text(at, 'table', locale)
  const why = [...figuresOf(at, locale, t, 'temperatures'), ...circumstancesOf(at, t)].join(', ')
  const verdict = t(`verdicts.${at.verdict}`).toLocaleLowerCase(locale)
  return (
    <>
      <SiteLink
        to={fillPath(paths.destinationMonth, { slug: destination.slug, month: String(at.month) })}
        className={`verdict-inline font-semibold underline underline-offset-4 ${verdictMarks[at.verdict]}`}
      >
        {t('fit', { dates: travelDatesText(dates, locale), verdict })}
      </SiteLink>
      .{why && ` ${why}.`}
      {dishes && <span className="max-md:hidden"> {t('table', { dishes })}</span>}
    </>
  )
}
