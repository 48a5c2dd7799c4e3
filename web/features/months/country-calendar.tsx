import { useTranslation } from 'react-i18next'
import { verdicts } from '../../../schema/content/choices'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { allMonths, formatMonth } from '../../../schema/time'
import { VerdictWord, verdictMarks } from '../../domain/months/verdict-mark'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

interface CountryCalendarProps {
  destinations: ShownDestinationSummary[]
  /** 1 to 12. */
  current: number
}

/** Phones show names above the months, so that each month is wide enough to tap. */
const row = 'grid grid-cols-12 border-b border-line md:grid-cols-[11rem_repeat(12,1fr)]'
const columnClass = (isCurrent: boolean) => (isCurrent ? 'bg-turmeric/15' : '')

export function CountryCalendar({ destinations, current }: CountryCalendarProps) {
  const { t } = useTranslation('months')
  return (
    <section
      className="page mt-12 lazy-271 md:mt-16 md:lazy-195"
      aria-labelledby="calendar-heading"
    >
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
              `scroll-mt-24 py-1 md:first:col-start-2 ${columnClass(month === current)} ` +
              (month === current ? 'font-bold underline underline-offset-4' : '')
            }
          >
            {month}
          </span>
        ))}
      </p>
      <ul>
        {destinations.map((destination) => (
          <Place key={destination.slug} destination={destination} current={current} />
        ))}
      </ul>
    </section>
  )
}

function Place({
  destination: { year, ...destination },
  current,
}: {
  destination: ShownDestinationSummary
  current: number
}) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const name = text(destination, 'name', locale)
  return (
    <li className={row}>
      <SiteLink
        to={fillPath(paths.destination, { slug: destination.slug })}
        className={
          'col-span-12 me-auto inline-flex min-h-7 items-center leading-tight ' +
          'font-semibold underline decoration-line underline-offset-4 ' +
          'hover:decoration-current max-md:pt-1 max-md:text-sm md:col-span-1 ' +
          'md:min-h-10'
        }
      >
        {name}
      </SiteLink>
      {allMonths.map((month) => {
        const verdict = year?.find((one) => one.month === month)?.verdict
        if (!verdict) return <span key={month} />
        return (
          <SiteLink
            key={month}
            to={fillPath(paths.destinationMonth, { slug: destination.slug, month: String(month) })}
            aria-label={t('cell', {
              name,
              month: formatMonth(month, locale),
              verdict: t(`verdicts.${verdict}`).toLocaleLowerCase(locale),
            })}
            className={
              'flex min-h-8 items-center justify-center hover:bg-line/60 md:min-h-10 ' +
              `${columnClass(month === current)} ${verdictMarks[verdict]}`
            }
          />
        )
      })}
    </li>
  )
}
