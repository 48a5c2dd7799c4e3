import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import type { NamedPlace } from '../../../schema/places'
import { monthsOf } from '../../../schema/travel-dates'
import { useLocale } from '../../lib/locale-context'
import { inSeason } from './fit'
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
