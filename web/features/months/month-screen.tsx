import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatMonth } from '../../../schema/time'
import { SectionEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { headWithoutEntry } from '../../domain/heads/make-head'
import { ClimateChart } from '../../domain/months/climate-chart'
import { YearStrip } from '../../domain/months/year-strip'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, ScreenProps } from '../../lib/page'
import { pageTitle } from '../../lib/page'
import { firstWords } from '../../lib/text'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { PosterHero } from '../../ui/poster-hero'
import { SiteLink } from '../../ui/site-link'
import type { Veil } from '../../ui/sky-picture'
import './months.css'
import { Beside, ClimateSources, Judgement, MonthFestivals, MonthFigures } from './month-sections'

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('destination', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="destinations" remote={remote}>
      {(destination) => <Month destination={destination} month={Number(params.month)} />}
    </SectionEntry>
  )
}

Screen.head = monthHead

interface MonthProps {
  destination: EntryOf<'destination'>
  /** 1 to 12. */
  month: number
}

function Month({ destination, month }: MonthProps) {
  const { t } = useTranslation(['months', 'shell'])
  const locale = useLocale()
  const name = text(destination, 'name', locale)
  const monthName = formatMonth(month, locale)
  const note = destination.year?.find((one) => one.month === month)
  const measured = destination.climate?.months.find((one) => one.month === month)
  const rainDays = measured?.rainDays === undefined ? undefined : Math.round(measured.rainDays)
  const counters = measured && [
    { count: Math.round(measured.high), label: t('counters.high') },
    { count: Math.round(measured.low), label: t('counters.low') },
    ...(rainDays === undefined
      ? []
      : [{ count: rainDays, label: t('counters.rainDays', { count: rainDays }) }]),
  ]
  const planPath = `${paths.tripPlanning}?destination=${destination.slug}&when=${month}`
  const placePath = fillPath(paths.destination, { slug: destination.slug })
  return (
    <article>
      <Breadcrumbs
        steps={[
          { to: paths.destinations, label: t('shell:nav.whereToGo') },
          { to: placePath, label: name },
        ]}
        here={t('monthOf', { name, month: monthName })}
      />
      <PosterHero
        back={{ to: placePath, label: name }}
        title={t('monthOf', { name, month: monthName })}
        hasLongTitle={name.length > largeTitle}
        picture={{ src: destination.heroImageUrl, alt: text(destination, 'heroAlt', locale) }}
        veil={measured && veilOf(measured)}
        kicker={
          counters && (
            <>
              <CalendarLeaf month={month} />
              <dl className="grid min-w-0 flex-1 grid-cols-3 gap-x-2 md:flex md:gap-x-10">
                {counters.map(({ count, label }) => (
                  <div key={label} className="flex flex-col-reverse">
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="font-display text-title leading-none font-semibold">{count}</dd>
                  </div>
                ))}
              </dl>
            </>
          )
        }
      />
      <ActionBar price={t('monthOf', { name, month: monthName })}>
        <SiteLink to={planPath} className={`${buttonStyles.primary} px-4`}>
          {t('plan')}
        </SiteLink>
      </ActionBar>
      <YearStrip destination={destination} current={month} />
      <div className="page mt-6 grid gap-10 md:mt-10 lg:aside-80 lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          {note ? <Judgement note={note} /> : <p className="text-lg">{t('unwritten')}</p>}
          <PageSection>
            <MonthFestivals slug={destination.slug} month={month} />
          </PageSection>
          <PageSection>
            <section>
              <h2 className="text-title">{t('weather')}</h2>
              <MonthFigures destination={destination} month={month} />
              {destination.climate && (
                <>
                  <ClimateChart climate={destination.climate} current={month} />
                  <ClimateSources climate={destination.climate} />
                </>
              )}
            </section>
          </PageSection>
        </div>
        <PageSection>
          <Beside slug={destination.slug} month={month} />
        </PageSection>
      </div>
      <ClosingCall title={t('planTitle', { name, month: monthName })} text={t('planText')}>
        <SiteLink to={planPath} className={buttonStyles.primary}>
          {t('plan')}
        </SiteLink>
        <SiteLink to={placePath} className={buttonStyles.secondary}>
          {t('aboutPlace', { name })}
        </SiteLink>
        <SiteLink to={paths.when} className={buttonStyles.secondary}>
          {t('backToCalendar')}
        </SiteLink>
      </ClosingCall>
    </article>
  )
}

/** Names with more letters are set in a smaller size. */
const largeTitle = 12

/** Thresholds for rain (days a month), heat and mist (°C). */
const looks = { rainDays: 14, hot: 33, cold: 17 }

function veilOf({
  rainDays = 0,
  high,
  low,
}: NonNullable<ShownDestination['climate']>['months'][number]): Veil | undefined {
  if (rainDays >= looks.rainDays) return { look: 'veil-rain', isDark: true }
  if (low <= looks.cold) return { look: 'veil-mist' }
  return high >= looks.hot ? { look: 'veil-heat' } : undefined
}

function CalendarLeaf({ month }: { month: number }) {
  const { t } = useTranslation('months')
  return (
    <p aria-hidden="true" className="calendar-leaf card-shadow" data-print="hide">
      <span>{t('month')}</span>
      {month}
    </p>
  )
}

const descriptionLength = 160

function monthHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const destination = data as EntryOf<'destination'> | undefined
  const path = fillPath(paths.destinationMonth, params)
  if (!destination) return headWithoutEntry(input, 'destinations', path)
  const month = formatMonth(Number(params.month), locale)
  const name = text(destination, 'name', locale)
  const note = destination.year?.find((one) => one.month === Number(params.month))
  const words = note && {
    name,
    month,
    verdict: t(`months:verdicts.${note.verdict}`).toLocaleLowerCase(locale),
    text: text(note, 'text', locale),
  }
  const heading = t('months:monthOf', { name, month })
  return {
    title: pageTitle(t('months:monthTitle', { name, month })),
    heading,
    description: words
      ? firstWords(t('months:monthDescription', words), descriptionLength)
      : t('months:unwritten'),
    path,
    picture: destination.heroImageUrl,
    pictureAlt: text(destination, 'heroAlt', locale),
    sharePath: fillPath(paths.destination, { slug: params.slug }),
    // Months without a text of their own are not indexed.
    index: note !== undefined,
    locales: destination.locales,
    jsonLd: note
      ? pageGraph(input, {
          name: heading,
          path,
          parent: { name, path: fillPath(paths.destination, { slug: params.slug }) },
        })
      : [],
  }
}
