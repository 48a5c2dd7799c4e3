import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownMonth } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { comingMonth, formatMonth } from '../../../schema/time'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { ClimateChart } from '../../domain/months/climate-chart'
import { FestivalItem } from '../../domain/months/festival-item'
import { datesIn, placeFestivalsPath } from '../../domain/months/festivals'
import { VerdictWord } from '../../domain/months/verdict-mark'
import { YearStrip } from '../../domain/months/year-strip'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { ListHero } from '../../ui/list-hero'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { Beside } from './beside'
import { monthHead } from './heads'
import { MonthFigures } from './month-figures'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('destinations')
  const remote = useApi(entryPath('destination', params.slug ?? '', useLocale()))
  const missing = { title: t('notFoundTitle'), text: t('notFoundText') }
  return (
    <LoadedEntry remote={remote} missing={missing} back={{ to: paths.destinations, label: t('back') }}>
      {(destination) => <Month destination={destination} month={Number(params.month)} />}
    </LoadedEntry>
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
    ...(rainDays === undefined ? [] : [{ count: rainDays, label: t('counters.rainDays', { count: rainDays }) }]),
  ]
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
      <ListHero title={t('monthOf', { name, month: monthName })} counters={counters} pictures={[destination.heroImageUrl]} look="wide" />
      <YearStrip destination={destination} current={month} />
      <div className="page mt-6 grid gap-10 md:mt-10 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          {note ? <Judgement note={note} /> : <p className="text-lg">{t('unwritten')}</p>}
          <PageSection>
            <MonthFestivals slug={destination.slug} month={month} />
          </PageSection>
          <PageSection>
            <section>
              <h2 className="text-title">{t('weather')}</h2>
              <MonthFigures destination={destination} month={month} />
              {destination.climate && <ClimateChart climate={destination.climate} current={month} />}
            </section>
          </PageSection>
        </div>
        <PageSection>
          <Beside slug={destination.slug} month={month} />
        </PageSection>
      </div>
      <ClosingCall title={t('planTitle', { name, month: monthName })} text={t('planText')}>
        <SiteLink to={`${paths.tripPlanning}?destination=${destination.slug}&when=${month}`} className={buttonStyles.primary}>
          {t('plan')}
        </SiteLink>
        <SiteLink to={placePath} className={buttonStyles.onPicture}>
          {t('aboutPlace', { name })}
        </SiteLink>
        <SiteLink to={paths.when} className={buttonStyles.onPicture}>
          {t('backToCalendar')}
        </SiteLink>
      </ClosingCall>
    </article>
  )
}

/** What the editors say of the month, whole, and in lines of facts and of what to bring and eat. */
function Judgement({ note }: { note: ShownMonth }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const rows = [
    { label: t('crowds'), value: t(`crowdLevels.${note.crowds}`) },
    { label: t('prices'), value: t(`priceLevels.${note.prices}`) },
    ...(note.sea ? [{ label: t('sea'), value: t(`seaStates.${note.sea}`) }] : []),
    { label: t('eat'), value: text(note, 'table', locale) },
    { label: t('pack'), value: text(note, 'pack', locale) },
  ].filter(({ value }) => value !== '')
  return (
    <section>
      <p className="text-lg">
        <VerdictWord verdict={note.verdict} />
      </p>
      <p className="mt-2 max-w-prose text-pretty md:text-lg">{text(note, 'text', locale)}</p>
      <dl className="mt-5 grid gap-x-8 sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-t border-line py-2 sm:contents">
            <dt className="text-sm text-muted sm:border-t sm:border-line sm:py-2.5">{label}</dt>
            <dd className="font-semibold first-letter:uppercase sm:border-t sm:border-line sm:py-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The festivals of the place and of the country, with their days this time and the next. */
function MonthFestivals({ slug, month }: { slug: string; month: number }) {
  const { t } = useTranslation('months')
  const span = comingMonth(month, useToday())
  const { data = [], error, retry } = useApi(placeFestivalsPath(slug, month, useLocale()))
  if (error) return <LoadError error={error} onRetry={retry} />
  const festivals = data.filter((festival) => datesIn(festival, span).length > 0)
  if (festivals.length === 0) return null
  return (
    <section>
      <h2 className="text-title">{t('festivals')}</h2>
      <ul className="mt-3">
        {festivals.map((festival) => (
          <FestivalItem
            key={festival.slug}
            festival={festival}
            dates={festival.dates.filter(({ to }) => to >= span.from).slice(0, 2)}
            heading="h3"
          />
        ))}
      </ul>
    </section>
  )
}
