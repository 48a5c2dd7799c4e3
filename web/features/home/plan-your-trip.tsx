import { useTranslation } from 'react-i18next'
import { TripForm } from '../../domain/trips/trip-form'

/** The hero's Plan button scrolls here. */
export function PlanYourTrip() {
  const { t } = useTranslation('trips')
  return (
    <section id="trip-plan-form" className="page py-16 md:py-24" aria-labelledby="plan-heading">
      <div className="mx-auto max-w-3xl">
        <h2 id="plan-heading" className="text-title">
          {t('title')}
        </h2>
        <p className="mt-3 mb-8 text-muted">{t('intro')}</p>
        <TripForm />
      </div>
    </section>
  )
}
