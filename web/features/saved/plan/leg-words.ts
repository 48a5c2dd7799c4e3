import type { TFunction } from 'i18next'
import type { Locale } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { fareOf, hoursOf, type Leg, type Range, type Ride } from '../../../domain/plan/legs'

interface Words {
  t: TFunction<'journey'>
  locale: Locale
}

interface LegWords extends Words {
  nameOf: (slug: string) => string
  /** Formats a fare; fares are left out without it. */
  priceOf?: ((fare: Range) => string) | undefined
}

/** “50–60 phút”, “2–2,5 giờ”: minutes up to an hour, half hours above. */
export function hoursWords({ low, high }: Range, { t, locale }: Words): string {
  const [name, perHour, step] =
    high <= 1 ? (['legs.minutes', 60, 5] as const) : (['legs.hours', 1, 0.5] as const)
  const ends = [low, high].map((hours) =>
    formatNumber(Math.max(step, Math.round((hours * perHour) / step) * step), locale),
  )
  return t(name, { value: [...new Set(ends)].join('–\u2060') })
}

function rideWords(ride: Ride, words: Words): string {
  const { t } = words
  return t(ride.isEstimate ? 'legs.guess' : 'legs.ride', {
    mode: t(`legs.modes.${ride.mode}`),
    hours: hoursWords(ride.hours, words),
  })
}

function transportWords({ hops }: Leg, words: LegWords): string {
  const { t, nameOf, priceOf } = words
  const [first] = hops
  const shownFare = (fare: Range | undefined) => fare && priceOf?.(fare)
  const hours = hoursOf(hops)
  if (!first || !hours) return t('legs.unknown')
  if (hops.length === 1) {
    const rides = first.rides.map((one) => {
      const ride = rideWords(one, words)
      const fare = shownFare(one.fare)
      return fare ? t('legs.paid', { ride, fare }) : ride
    })
    return rides.join('; ')
  }
  const rides = hops.map(
    ({ rides: [quickest], to }) =>
      quickest && t('legs.hop', { ride: rideWords(quickest, words), place: nameOf(to) }),
  )
  const places = hops.slice(0, -1).map(({ to }) => nameOf(to))
  const via = {
    places: places.join(', '),
    hours: hoursWords(hours, words),
    rides: rides.join('; '),
  }
  const fare = shownFare(fareOf(hops))
  return fare ? t('legs.viaPaid', { ...via, fare }) : t('legs.via', via)
}

/** Rounded, as the distance is a great circle. */
function shownKm(km: number, locale: Locale): string {
  const step = km < 100 ? 5 : 10
  return formatNumber(Math.max(step, Math.round(km / step) * step), locale)
}

export function legWords(leg: Leg, words: LegWords): string {
  const { t, locale, nameOf } = words
  return t('legs.title', {
    from: nameOf(leg.from),
    to: nameOf(leg.to),
    km: shownKm(leg.km, locale),
    ways: transportWords(leg, words),
  })
}
