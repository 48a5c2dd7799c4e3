import { useTranslation } from 'react-i18next'
import type { PlaceYears, ShownPlaceYear } from '../../../schema/api/months'
import { verdicts } from '../../../schema/content/choices'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { allMonths, formatMonth } from '../../../schema/time'
import { VerdictWord, verdictMarks } from '../../domain/months/verdict-mark'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

interface CountryCalendarProps {
  places: PlaceYears
  /** 1 to 12. */
  current: number
}

/** Phones show names above the months, so that each month is wide enough to tap. */
const row = 'country-row border-b border-line'
const columnClass = (isCurrent: boolean) => (isCurrent ? 'bg-glow' : '')

export function CountryCalendar({ places, current }: CountryCalendarProps) {
  const { t } = useTranslation('months')
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading" className="text-title">
        {t('gridHeading')}
      </h2>
      <ul aria-label={t('key')} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <VerdictWord verdict={verdict} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={`${row} mt-4 text-center text-xs`}>
        {allMonths.map((month) => (
          <span
            key={month}
            id={`thang-${month}`}
            className={
              `scroll-mt-24 py-1 ${columnClass(month === current)} ` +
              (month === current ? 'font-bold underline underline-offset-4' : '')
            }
          >
            {month}
          </span>
        ))}
      </p>
      <ul>
        {places.map((place) => (
          <Place key={place.slug} place={place} current={current} />
        ))}
      </ul>
    </section>
  )
}

function Place({ place: { year, ...place }, current }: { place: ShownPlaceYear; current: number }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const name = text(place, 'name', locale)
  return (
    <li className={row}>
      <SiteLink
        to={fillPath(paths.destination, { slug: place.slug })}
        className="leading-tight font-semibold"
      >
        {name}
      </SiteLink>
      {allMonths.map((month) => {
        const verdict = year.find((one) => one.month === month)?.verdict
        if (!verdict) return <span key={month} />
        return (
          <SiteLink
            key={month}
            to={fillPath(paths.destinationMonth, { slug: place.slug, month: String(month) })}
            aria-label={t('cell', {
              name,
              month: formatMonth(month, locale),
              verdict: t(`verdicts.${verdict}`).toLocaleLowerCase(locale),
            })}
            className={`hover:bg-tint ${columnClass(month === current)} ${verdictMarks[verdict]}`}
          />
        )
      })}
    </li>
  )
}
