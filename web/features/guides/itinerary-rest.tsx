import { BedDouble } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownItinerary } from '../../../schema/content/views'
import { text, texts, valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { RouteMap } from '../../domain/destinations/maps'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { HotelLink } from '../../domain/partners/partner-link'
import { VisitFactsBox } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { FactList } from '../../ui/facts'
import { Fold, FoldedBlock } from '../../ui/fold'
import { PictureLinks, placeLinks } from '../../ui/picture-links'
import { ContentBody } from '../../ui/rich-text'
import { SiteLink } from '../../ui/site-link'
import { TimeRail } from '../../ui/time-rail'
import { CostTable } from './cost-table'

/** Route, days, costs and notes, which follow the hero. */
export function ItineraryRest({ itinerary }: { itinerary: EntryOf<'itinerary'> }) {
  const { t } = useTranslation(['itineraries', 'visit'])
  const locale = useLocale()
  const title = text(itinerary, 'title', locale)
  const notes = valueIn({ vi: itinerary.notesVi, en: itinerary.notesEn }, locale)
  const stops = itinerary.stops.filter(({ destination }) => destination)
  const planPath = `${paths.tripPlanning}?plan=${itinerary.slug}`
  return (
    <>
      {itinerary.route && (
        <RouteMap
          points={itinerary.route.map((point) => ({
            name: text(point, 'name', locale),
            note: text(point, 'way', locale),
            coordinates: point.coordinates,
          }))}
          map={itinerary.map}
        />
      )}
      <div
        className={
          'page mt-12 grid grid-cols-1 gap-12 ' +
          'lg:text-aside-72 lg:justify-between ' +
          'lg:gap-16'
        }
      >
        <div>
          <ItineraryDays itinerary={itinerary} />
        </div>
        <div className="grid gap-12 lg:col-span-2 lg:grid-cols-2 lg:gap-16">
          <div>
            {itinerary.costs && <CostTable costs={itinerary.costs} />}
            <div className="mt-8">
              <FactList title={t('includes')} facts={texts(itinerary, 'includes', locale)} />
            </div>
          </div>
          {notes && (
            <section>
              <h2 className="mb-5 text-title">{t('notes')}</h2>
              <ContentBody body={notes} cards={itinerary.cards} />
            </section>
          )}
          <FactsChecked day={itinerary.factsCheckedOn} />
        </div>
        <aside
          className={
            'grid content-start gap-8 sm:max-lg:grid-cols-2 lg:sticky ' +
            'lg:bottom-6 lg:col-start-2 lg:row-start-1 lg:self-end'
          }
        >
          <FactList title={t('highlights')} facts={texts(itinerary, 'highlights', locale)} />
          <PictureLinks heading={t('stops')} links={placeLinks(stops, locale)} />
          {itinerary.visit && (
            <FoldedBlock title={t('visit:title')}>
              <VisitFactsBox visit={itinerary.visit} name={title} />
            </FoldedBlock>
          )}
          <SiteLink
            to={planPath}
            className={`${buttonStyles.primary} max-lg:hidden`}
            data-print="hide"
          >
            {t('plan')}
          </SiteLink>
        </aside>
      </div>
    </>
  )
}

type Day = ShownItinerary['days'][number]

function ItineraryDays({ itinerary }: { itinerary: ShownItinerary }) {
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
                  <BedDouble className="size-4.5" />
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
