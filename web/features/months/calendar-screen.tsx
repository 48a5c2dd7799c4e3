import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { regions } from '../../../schema/content/choices'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { absoluteUrl, festivalCalendarPath, fillPath, paths } from '../../../schema/paths'
import { comingMonths, formatMonth, monthOf } from '../../../schema/time'
import { monthsOf } from '../../../schema/travel-dates'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { datesText, festivalsPath } from '../../domain/months/festivals'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { pageTitle } from '../../lib/page'
import { useSettings, useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { Fold } from '../../ui/fold'
import { ListHero } from '../../ui/list-hero'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { CountryCalendar } from './country-calendar'
import './months.css'

export function Screen() {
  const remote = useApi(entryListPath('destination', useLocale()))
  return (
    <LoadedData remote={remote}>
      {(destinations) => <Calendar destinations={destinations} />}
    </LoadedData>
  )
}

Screen.head = calendarHead

function Calendar({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation('months')
  const today = monthOf(useToday())
  const { dates } = useTravelDates()
  const month = dates ? (monthsOf(dates)[0] ?? today) : today
  const byRegion = regions.flatMap((region) =>
    destinations.filter((destination) => destination.region === region),
  )
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/hero-sapa" />
      <TravelDatesControl shownMonth={today} className="mt-4 md:mt-6" />
      <GoodIn destinations={destinations} month={month} />
      <PageSection>
        <FestivalYear month={month} />
      </PageSection>
      <CountryCalendar destinations={byRegion} current={month} />
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

/** Ordered by next date, in twelve months of which one is open. */
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
  const coming = festivals
    .flatMap((festival) => {
      const next = festival.dates.find(({ to }) => to >= today)
      return next ? [{ festival, next }] : []
    })
    .toSorted((a, b) => (a.next.from < b.next.from ? -1 : 1))
  if (error) return <LoadError error={error} onRetry={retry} />
  if (coming.length === 0) return null
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="festivals-heading">
      <h2 id="festivals-heading" className="text-title">
        {t('festivalYear')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('festivalNote')}</p>
      <div className="mt-3 gap-x-10 md:columns-2 lg:columns-3">
        {comingMonths(today).map((one) => {
          const own = coming.filter(({ next }) => monthOf(next.from) === one)
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
                {own.map(({ festival, next }) => (
                  <li
                    key={festival.slug}
                    id={festival.slug}
                    className="scroll-mt-24 py-1.5 leading-snug"
                  >
                    <b className="font-semibold">{text(festival, 'name', locale)}</b>
                    <p className="text-sm text-muted">
                      {datesText(next, locale)} · {text(festival, 'where', locale)}
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

function GoodIn({
  destinations,
  month,
}: {
  destinations: ShownDestinationSummary[]
  month: number
}) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const good = destinations.filter(({ year }) =>
    year?.some((one) => one.month === month && one.verdict === 'good'),
  )
  if (good.length === 0) return null
  return (
    <section className="page mt-5 md:mt-8" aria-labelledby="good-now">
      <h2 id="good-now" className="text-title">
        {t('now', { month: formatMonth(month, locale) })}
      </h2>
      <ul className={'month-places mt-3 grid grid-cols-2 gap-3 md:mt-5 md:gap-6'}>
        {good.map((destination, index) => {
          const name = text(destination, 'name', locale)
          return (
            <PlacePoster
              key={destination.slug}
              to={fillPath(paths.destinationMonth, {
                slug: destination.slug,
                month: String(month),
              })}
              name={name}
              label={t('monthOf', { name, month: formatMonth(month, locale) })}
              picture={destination.heroImageUrl}
              isWide={index === 0 && good.length % 2 === 1}
              line={<span className="max-md:hidden">{text(destination, 'tagline', locale)}</span>}
            />
          )
        })}
      </ul>
    </section>
  )
}

function calendarHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('months:metaTitle')),
    heading: t('months:title'),
    description: t('months:metaDescription'),
    path: paths.when,
    picture: '@assets/art/topic-festivals-through-the-year',
    index: true,
    jsonLd: pageGraph(input, { name: t('months:title'), path: paths.when }),
  }
}
