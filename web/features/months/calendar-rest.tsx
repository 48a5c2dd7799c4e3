import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlaceYears } from '../../../schema/api/months'
import { regions } from '../../../schema/content/choices'
import { text } from '../../../schema/locale'
import { absoluteUrl, festivalCalendarPath, paths } from '../../../schema/paths'
import { comingMonths, formatMonth, monthOf } from '../../../schema/time'
import { datesText, festivalsPath, isUndatedIn } from '../../domain/months/festivals'
import { useLocale } from '../../lib/locale-context'
import { useSettings, useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { Fold } from '../../ui/fold'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { CountryCalendar } from './country-calendar'

export interface CalendarRestProps {
  places: PlaceYears
  /** 1 to 12. */
  month: number
}

/** The festivals and the months of all places. */
export function CalendarRest({ places, month }: CalendarRestProps) {
  const { t } = useTranslation('months')
  const byRegion = regions.flatMap((region) => places.filter((place) => place.region === region))
  return (
    <>
      <PageSection>
        <FestivalYear month={month} />
      </PageSection>
      <CountryCalendar places={byRegion} current={month} />
      <ClosingCall title={t('callTitle')} text={t('planText')}>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('plan')}
        </SiteLink>
        <SiteLink to={paths.destinations} className={buttonStyles.secondary}>
          {t('allPlaces')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

/** By next date, those without one last, in twelve months of which one is open. */
function FestivalYear({ month }: { month: number }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const today = useToday()
  const { siteUrl, defaultLocale } = useSettings()
  // Calendar programs subscribe to `webcal:` addresses.
  const feed = absoluteUrl(siteUrl, festivalCalendarPath, locale, defaultLocale).replace(
    /^https?:/,
    'webcal:',
  )
  const { data: festivals = [], error, retry } = useApi(festivalsPath(locale))
  const dated = festivals
    .flatMap((festival) => {
      const next = festival.dates.find(({ to }) => to >= today)
      return next ? [{ festival, next }] : []
    })
    .toSorted((a, b) => (a.next.from < b.next.from ? -1 : 1))
  const inMonth = (one: number) => [
    ...dated
      .filter(({ next }) => monthOf(next.from) === one)
      .map(({ festival, next }) => ({ festival, when: datesText(next, locale) })),
    ...festivals
      .filter((festival) => isUndatedIn(festival, one, today))
      .map((festival) => ({ festival, when: t('undated') })),
  ]
  if (error) return <LoadError error={error} onRetry={retry} />
  if (festivals.length === 0) return null
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="festivals-heading">
      <h2 id="festivals-heading" className="text-title">
        {t('festivalYear')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('festivalNote')}</p>
      <div className="mt-3 gap-x-10 md:columns-2 lg:columns-3">
        {comingMonths(today).map((one) => {
          const own = inMonth(one)
          if (own.length === 0) return null
          return (
            <Fold
              key={one}
              isOpen={one === month}
              className="break-inside-avoid"
              title={
                <h3 className="font-sans first-letter:uppercase">
                  {formatMonth(one, locale)}{' '}
                  <span className="font-normal text-muted">({own.length})</span>
                </h3>
              }
            >
              <ul>
                {own.map(({ festival, when }) => (
                  <li
                    key={festival.slug}
                    id={festival.slug}
                    className="scroll-mt-24 py-1.5 leading-snug"
                  >
                    <b className="font-semibold">{text(festival, 'name', locale)}</b>
                    <p className="text-sm text-muted">
                      {when} · {text(festival, 'where', locale)}
                    </p>
                  </li>
                ))}
              </ul>
            </Fold>
          )
        })}
      </div>
      <a href={feed} className={`${buttonStyles.secondary} mt-6`} data-print="hide">
        <CalendarPlus className="size-4.5" />
        {t('feed')}
      </a>
    </section>
  )
}
