import { useTranslation } from 'react-i18next'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { TripForm } from '../../domain/trips/trip-form'
import { useContent } from '../../lib/content'
import { ErrorBoundary } from '../../ui/error-boundary'
import { FarmPromo } from './farm-promo'
import { FeaturedPlaces } from './featured-places'
import { Hero } from './hero'
import { SpecialDeals } from './special-deals'
import { SuggestedItineraries } from './suggested-itineraries'
import { TravelGuide } from './travel-guide'
import { TripPromo } from './trip-promo'

export { homeHead as head } from './heads'

export function Screen() {
  const home = useContent('home/home')
  if (!home) return null
  return (
    <>
      <Hero slides={home.slides} />
      <ErrorBoundary>
        <TravelGuide />
      </ErrorBoundary>
      <FeaturedPlaces places={home.places} />
      <FarmPromo />
      <SuggestedItineraries itineraries={home.itineraries} />
      <SpecialDeals offers={home.offers} />
      <TripPromo />
      <PlanYourTrip />
      <NewsletterForm />
    </>
  )
}

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
