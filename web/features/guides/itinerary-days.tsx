import { BedDouble } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownItinerary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { HotelLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { SiteLink } from '../../ui/site-link'
import { TimeRail } from '../../ui/time-rail'

type Day = ShownItinerary['days'][number]

/**
 * Each day by the clock, with the whole of it folded below; days without a clock show their text.
 */
export function ItineraryDays({ itinerary }: { itinerary: ShownItinerary }) {
  const { t } = useTranslation('itineraries')
  const locale = useLocale()
  return (
    <>
      <h2 className="mb-5 text-title">{t('days')}</h2>
      <ol className="flex flex-col gap-10">
        {itinerary.days.map((day, index) => (
          <li key={text(day, 'title', locale)} id={`day-${index + 1}`} className="scroll-mt-24">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-semibold text-accent">{t('day', { day: index + 1 })}</p>
              <SiteLink
                to={`${paths.tripPlanning}?plan=${itinerary.slug}&day=${index + 1}`}
                className={`${buttonStyles.quiet} text-sm`}
                data-print="hide"
              >
                {t('change')}
                <span className="sr-only">: {t('day', { day: index + 1 })}</span>
              </SiteLink>
            </div>
            <h3 className="text-heading">{text(day, 'title', locale)}</h3>
            <DayText day={day} />
            {day.night && (
              <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <span className="inline-flex items-center gap-2 text-muted">
                  <BedDouble aria-hidden="true" className="size-4.5" />
                  {t('night', { place: text(day.night, 'name', locale) })}
                </span>
                <span data-print="hide">
                  <HotelLink place={day.night.id} className={buttonStyles.quiet}>
                    {t('hotels', { place: text(day.night, 'name', locale) })}
                  </HotelLink>
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function DayText({ day }: { day: Day }) {
  const { t } = useTranslation('itineraries')
  const locale = useLocale()
  const whole = <p>{text(day, 'text', locale)}</p>
  if (!day.steps) return <div className="mt-2 border-s-2 border-turmeric ps-5">{whole}</div>
  return (
    <>
      <TimeRail
        className="mt-4"
        steps={day.steps.map((step) => ({
          time: text(step, 'time', locale),
          line: text(step, 'text', locale),
        }))}
      />
      <Fold title={t('whole')}>{whole}</Fold>
    </>
  )
}
