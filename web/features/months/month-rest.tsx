import { useTranslation } from 'react-i18next'
import type { PlaceMonth } from '../../../schema/api/months'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatMonth } from '../../../schema/time'
import { ClimateChart } from '../../domain/months/climate-chart'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { Beside, ClimateSources, Judgement, MonthFestivals, MonthFigures } from './month-sections'

export interface MonthProps {
  place: PlaceMonth
  /** 1 to 12. */
  month: number
}

/** The judgement, festivals and weather, which follow the hero and the year. */
export function MonthRest({ place, month }: MonthProps) {
  const { t } = useTranslation('months')
  const name = text(place, 'name', useLocale())
  const monthName = formatMonth(month, useLocale())
  const { climate, note } = place
  const planPath = `${paths.tripPlanning}?destination=${place.slug}&when=${month}`
  const placePath = fillPath(paths.destination, { slug: place.slug })
  return (
    <>
      <div className="page mt-6 grid gap-10 md:mt-10 lg:aside-80 lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          {note ? <Judgement note={note} /> : <p className="text-lg">{t('unwritten')}</p>}
          <PageSection>
            <MonthFestivals slug={place.slug} month={month} />
          </PageSection>
          <PageSection>
            <section>
              <h2 className="text-title">{t('weather')}</h2>
              <MonthFigures place={place} month={month} />
              {climate && (
                <>
                  <ClimateChart climate={climate} current={month} />
                  <ClimateSources climate={climate} />
                </>
              )}
            </section>
          </PageSection>
        </div>
        <PageSection>
          <Beside place={place} month={month} />
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
    </>
  )
}
