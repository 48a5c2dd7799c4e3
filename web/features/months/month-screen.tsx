import { useTranslation } from 'react-i18next'
import type { ShownClimate } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatMonth } from '../../../schema/time'
import { SectionEntry } from '../../domain/entries/entry-page'
import { placeMonthPath } from '../../domain/entries/paths'
import { YearStrip } from '../../domain/months/year-strip'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { pagePart } from '../../ui/page-part'
import { PosterHero } from '../../ui/poster-hero'
import { SiteLink } from '../../ui/site-link'
import type { Veil } from '../../ui/sky-picture'
import type { MonthProps } from './month-rest'
import '../../domain/months/climate-chart.css'
import './months.css'

const MonthRest = pagePart(async () => (await import('./month-rest')).MonthRest)

export function Screen({ params }: ScreenProps) {
  const month = Number(params.month)
  const remote = useApi(placeMonthPath(params.slug ?? '', month, useLocale()))
  return (
    <SectionEntry section="destinations" remote={remote}>
      {(place) => <Month place={place} month={month} />}
    </SectionEntry>
  )
}

Screen.parts = [MonthRest]

function Month({ place, month }: MonthProps) {
  const { t } = useTranslation(['months', 'shell'])
  const locale = useLocale()
  const name = text(place, 'name', locale)
  const monthName = formatMonth(month, locale)
  const measured = place.climate?.months.find((one) => one.month === month)
  const rainDays = measured?.rainDays === undefined ? undefined : Math.round(measured.rainDays)
  const counters = measured && [
    { count: Math.round(measured.high), label: t('counters.high') },
    { count: Math.round(measured.low), label: t('counters.low') },
    ...(rainDays === undefined
      ? []
      : [{ count: rainDays, label: t('counters.rainDays', { count: rainDays }) }]),
  ]
  const planPath = `${paths.tripPlanning}?destination=${place.slug}&when=${month}`
  const placePath = fillPath(paths.destination, { slug: place.slug })
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
        picture={{ src: place.heroImageUrl, alt: text(place, 'heroAlt', locale) }}
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
      <YearStrip destination={place} current={month} />
      <MonthRest place={place} month={month} />
    </article>
  )
}

/** Names with more letters are set in a smaller size. */
const largeTitle = 12

/** Thresholds for rain (days a month), heat and mist (°C). */
const looks = { rainDays: 14, hot: 33, cold: 17 }

function veilOf({ rainDays = 0, high, low }: ShownClimate['months'][number]): Veil | undefined {
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
