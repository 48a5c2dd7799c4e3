import { useTranslation } from 'react-i18next'
import { type BudgetStyle, budgetStyles } from '../../../../schema/content/choices'
import { spreadPins } from '../../../../schema/content/spread-pins'
import { formatCash, shownAmount } from '../../../../schema/numbers'
import { MapPins, PinNumber } from '../../../domain/destinations/map-pins'
import { VietnamMap } from '../../../domain/destinations/vietnam-map'
import { toMap } from '../../../domain/destinations/vietnam-outline'
import { type Budget, budgetOf, sumBudget } from '../../../domain/plan/budget'
import { titleIn } from '../../../domain/plan/plan-things'
import { useSiteSettings } from '../../../lib/page-data'
import { persistedStore } from '../../../lib/persisted-store'
import { usePlan, usePlanWords } from './plan-context'

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
      <div className="plan-places mt-3 grid gap-5">
        <VietnamMap label={t('map.label', { places: names.join(', ') })}>
          <MapPins pins={pins} line={line} size={pinSize} />
        </VietnamMap>
        <ol className="flex flex-col gap-2">
          {places.map((place, index) => (
            <li key={place.id} className="flex gap-3">
              <PinNumber number={index + 1} />
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

const styles = persistedStore<BudgetStyle>('budget-style', {
  parse: (stored) => budgetStyles.find((style) => style === stored) ?? 'middle',
  none: 'middle',
})

export function PlanBudget() {
  const { plan, journey, find } = usePlan()
  const { t, locale, nameOf, priceOf } = usePlanWords()
  const { vndPerUsd } = useSiteSettings()
  const style = styles.useValue()
  const budget = budgetOf(plan, journey, find)
  const sum = sumBudget(budget, style, (vnd) => shownAmount(vnd, locale, vndPerUsd))
  const cash = formatCash([...new Set([sum.low, sum.high])], locale)
  const single = (vnd: number) => priceOf({ low: vnd, high: vnd })
  const rows = [
    ...budget.stays.map(({ place, days, cost }) => ({
      name: t('budget.stay', { place: nameOf(place.destinations[0] ?? ''), count: days }),
      price: single(cost[style]),
    })),
    ...(budget.rides.high > 0 ? [{ name: t('budget.rides'), price: priceOf(budget.rides) }] : []),
    ...budget.things.map(({ thing, price }) => ({
      name: titleIn(thing, find, locale).value,
      price: single(price),
    })),
  ]
  return (
    <section aria-labelledby="budget" className="break-inside-avoid">
      <h2 id="budget" className="scroll-mt-24 text-heading">
        {t('budget.title')}
      </h2>
      {budget.stays.length > 0 && (
        <>
          <p className="mt-1 max-w-prose text-pretty text-muted">{t('budget.daily')}</p>
          <StyleChoice style={style} />
        </>
      )}
      {rows.length > 0 ? (
        <>
          <dl className="mt-3 border-t border-line">
            {rows.map(({ name, price }) => (
              <div
                key={name}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
              >
                <dt>{name}</dt>
                <dd className="ms-auto whitespace-nowrap">{price}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-lg font-semibold">
            {t('budget.sum', { sum: priceOf(sum) })}{' '}
            {cash && <span className="text-base font-normal text-muted">({cash})</span>}
            {budget.stays.length > 0 && (
              <span className="text-base font-normal"> · {t(`budget.styles.${style}`)}</span>
            )}
          </p>
        </>
      ) : (
        <p className="mt-2 text-muted">{t('budget.nothing')}</p>
      )}
      <Unknown unknown={budget.unknown} />
    </section>
  )
}

function StyleChoice({ style }: { style: BudgetStyle }) {
  const { t } = useTranslation('journey')
  return (
    <fieldset data-print="hide" className="mt-2 no-js:hidden">
      <legend className="sr-only">{t('budget.style')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {budgetStyles.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="budget-style"
              checked={one === style}
              onChange={() => styles.put(one, one)}
              className="size-5 shrink-0 accent-action"
            />
            {t(`budget.styles.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Unknown({ unknown }: { unknown: Budget['unknown'] }) {
  const { find } = usePlan()
  const { t, locale, nameOf } = usePlanWords()
  const stays = unknown.stays.map(({ place, days }) =>
    t('budget.stay', { place: nameOf(place.destinations[0] ?? ''), count: days }),
  )
  const legs = unknown.legs.map(({ from, to }) =>
    t('budget.noFare', { from: nameOf(from), to: nameOf(to) }),
  )
  const parts = [
    ...(stays.length > 0 ? [t('budget.noStays', { places: stays.join('; ') })] : []),
    ...(unknown.nowhere > 0 ? [t('budget.nowhere', { count: unknown.nowhere })] : []),
    ...(legs.length > 0 ? [t('budget.noFares', { legs: legs.join(', ') })] : []),
    ...unknown.bookings.map((thing) =>
      t('budget.booking', { title: titleIn(thing, find, locale).value }),
    ),
  ]
  if (parts.length === 0) return null
  return (
    <div className="mt-3 max-w-prose text-sm text-muted">
      <p className="font-semibold">{t('budget.without')}</p>
      <ul className="list-disc ps-5">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
