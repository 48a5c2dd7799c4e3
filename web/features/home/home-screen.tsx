import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { useContent } from '../../lib/content'
import { ErrorBoundary } from '../../ui/error-boundary'
import { FarmPromo } from './farm-promo'
import { FeaturedPlaces } from './featured-places'
import { Hero } from './hero'
import { PlanYourTrip } from './plan-your-trip'
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
