import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { OrchardNotice } from '../../domain/farm/orchard-notice'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

/** In season the booking form; the notice of the next opening always. */
export function FarmBooking({ tour }: { tour: ShownDeal | undefined }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const isOpen = tour !== undefined && isLive(tour, today)
  return (
    <div className="page mt-12 flex flex-col gap-8 *:max-w-4xl md:mt-20">
      {isOpen && (
        <section id="dat-cho" aria-labelledby="booking-heading">
          <h2 id="booking-heading" className="mb-6 text-title">
            {t('bookingHeading')}
          </h2>
          <TripForm
            isForDeal
            prefill={{
              destination: tour.destinations.map((place) => text(place, 'name', locale)).join(', '),
              message: t('bookingMessage', { title: text(tour, 'title', locale) }),
            }}
          />
        </section>
      )}
      <OrchardNotice window={tour?.window} />
      {!isOpen && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t('privateText')}
          <SiteLink
            to={
              tour
                ? `${paths.planTrip}?${new URLSearchParams({ deal: tour.slug })}`
                : paths.planTrip
            }
            className={buttonStyles.quiet}
          >
            {t('privateLink')}
          </SiteLink>
        </p>
      )}
    </div>
  )
}
