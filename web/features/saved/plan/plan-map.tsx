import { spreadPins } from '../../../../schema/content/spread-pins'
import { MapPins } from '../../../domain/destinations/map-pins'
import { VietnamMap } from '../../../domain/destinations/vietnam-map'
import { toMap } from '../../../domain/destinations/vietnam-outline'
import { usePlan, usePlanWords } from './plan-context'

/** In map units. */
const pinSize = 17

export function PlanMap() {
  const { arrivals, nights } = usePlan().journey
  const { t, nameOf } = usePlanWords()
  const places = [...new Set(arrivals.map(({ place }) => place))]
  if (places.length === 0) return null
  const names = places.map(({ destinations: [slug = ''] }) => nameOf(slug))
  const pins = spreadPins(
    places.map(({ at }) => toMap(at ?? { lat: 0, lng: 0 })),
    2.2 * pinSize,
  )
  const line = arrivals.flatMap(({ place }) => pins[places.indexOf(place)] ?? [])

  function daysAt(place: (typeof places)[number]): string {
    const days = [...nights.keys()].filter(
      (day) =>
        nights[day] === place || arrivals.some((one) => one.day === day && one.place === place),
    )
    // A place that is visited twice shows the days of the first stay.
    const first = days[0] ?? 0
    const last = days.findLast((day, index) => day === first + index) ?? first
    return first === last
      ? t('map.day', { from: first + 1 })
      : t('map.days', { from: first + 1, to: last + 1 })
  }

  return (
    <section aria-labelledby="plan-map" className="break-inside-avoid">
      <h2 id="plan-map" className="scroll-mt-24 text-heading">
        {t('map.title')}
      </h2>
      <div className="mt-3 grid gap-5 sm:grid-cols-[minmax(0,24rem)_1fr]">
        <VietnamMap label={t('map.label', { places: names.join(', ') })}>
          <MapPins pins={pins} line={line} size={pinSize} />
        </VietnamMap>
        <ol className="flex flex-col gap-2.5">
          {places.map((place, index) => (
            <li key={place.id} className="flex gap-3">
              <span
                aria-hidden="true"
                className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-pin text-sm font-semibold text-pin-edge"
              >
                {index + 1}
              </span>
              <span>
                <span className="font-semibold">{names[index]}</span>{' '}
                <span className="text-sm text-muted">{daysAt(place)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
