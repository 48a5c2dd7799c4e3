import { useTranslation } from 'react-i18next'
import type { PlaceMonth } from '../../../schema/api/months'
import type { ShownMonth } from '../../../schema/content/views'
import { holdsWithin } from '../../../schema/deal-dates'
import { text, textIn } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { comingMonth, formatClock, formatDate } from '../../../schema/time'
import { daysOf } from '../../../schema/travel-dates'
import { placeArticlesPath } from '../../domain/articles/paths'
import { ripeIn } from '../../domain/farm/season'
import { FestivalItem } from '../../domain/months/festival-item'
import { datesIn, isUndatedIn, placeFestivalsPath } from '../../domain/months/festivals'
import { VerdictWord } from '../../domain/months/verdict-mark'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { PictureLinks } from '../../ui/picture-links'
import { SiteLink } from '../../ui/site-link'
import { SourceLinks } from '../../ui/source-links'
import { LoadError } from '../../ui/states'

interface MonthPartProps {
  place: PlaceMonth
  /** 1 to 12. */
  month: number
}

export function MonthFigures({ place, month }: MonthPartProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const { climate, daylight } = place
  const measured = climate?.months.find((one) => one.month === month)
  const days = new Date(Date.UTC(2027, month, 0)).getUTCDate()
  const number = (value: number, digits = 0) => formatNumber(Number(value.toFixed(digits)), locale)
  const clock = (time: string) => formatClock(time, locale)
  const { rainMm, sunHours, seaTemp } = measured ?? {}
  const figures = [
    rainMm !== undefined && {
      label: t('rain'),
      value: t('millimetres', { value: number(rainMm) }),
    },
    sunHours !== undefined && {
      label: t('sun'),
      value: t('hoursADay', { value: number(sunHours / days, 1) }),
    },
    seaTemp !== undefined && {
      label: t('seaTemp'),
      value: t('degrees', { value: number(seaTemp) }),
    },
    daylight && {
      label: t('daylight'),
      value: t('daylightValue', {
        sunrise: clock(daylight.sunrise),
        sunset: clock(daylight.sunset),
      }),
    },
  ].filter((figure) => !!figure)
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-lg leading-snug font-semibold md:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ClimateSources({ climate }: { climate: NonNullable<PlaceMonth['climate']> }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  return (
    <p className="mt-4 text-sm text-muted">
      {[
        t('station', { station: text(climate, 'station', locale) }),
        climate.period && t('period', { period: climate.period }),
      ]
        .filter(Boolean)
        .join(', ')}
      . {t('source')}: <SourceLinks sources={climate.sources} />,{' '}
      {t('checked', { date: formatDate(climate.checkedOn, locale) })}.
    </p>
  )
}

export function Beside({ place, month }: MonthPartProps) {
  return (
    <aside className="grid content-start gap-8 lg:border-s lg:border-line lg:ps-8">
      <Ripe place={place} month={month} />
      <Articles slug={place.slug} />
      <Deals place={place} month={month} />
    </aside>
  )
}

function Ripe({ place, month }: MonthPartProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const fruits = ripeIn(place.fruits, month)
  if (fruits.length === 0) return null
  return (
    <section>
      <h2 className="text-heading">{t('ripe')}</h2>
      <p className="mt-2">
        <span className="inline-block first-letter:uppercase">
          {fruits.map((fruit) => text(fruit, 'name', locale).toLocaleLowerCase(locale)).join(', ')}.
        </span>{' '}
        <SiteLink to={paths.farm} className="text-accent underline underline-offset-4">
          {t('fruitCalendar')}
        </SiteLink>
      </p>
    </section>
  )
}

function Articles({ slug }: { slug: string }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const { data = [], error, retry } = useApi(placeArticlesPath(slug, locale))
  if (error) return <LoadError error={error} onRetry={retry} />
  const links = data.map((article) => ({
    picture: article.coverImage,
    to: fillPath(paths.article, { slug: article.slug }),
    label: textIn(article, 'title', locale).value,
  }))
  return <PictureLinks heading={t('articles')} links={links} />
}

function Deals({ place, month }: MonthPartProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const today = useToday()
  const deals = place.deals.filter(({ window }) => holdsWithin(window, daysOf({ month }, today)))
  const links = deals.map((deal) => ({
    picture: deal.image,
    to: fillPath(paths.deal, { slug: deal.slug }),
    label: text(deal, 'title', locale),
  }))
  return <PictureLinks heading={t('deals')} links={links} />
}

export function Judgement({ note }: { note: ShownMonth }) {
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
      <p className="font-display text-title">
        <VerdictWord verdict={note.verdict} />
      </p>
      <p className="mt-2 max-w-prose text-pretty md:text-lg">{text(note, 'text', locale)}</p>
      <dl className="month-facts mt-5 grid">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function MonthFestivals({ slug, month }: { slug: string; month: number }) {
  const { t } = useTranslation('months')
  const today = useToday()
  const span = comingMonth(month, today)
  const { data = [], error, retry } = useApi(placeFestivalsPath(slug, month, useLocale()))
  if (error) return <LoadError error={error} onRetry={retry} />
  const festivals = data.filter(
    (festival) => datesIn(festival, span).length > 0 || isUndatedIn(festival, month, today),
  )
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
          />
        ))}
      </ul>
    </section>
  )
}
