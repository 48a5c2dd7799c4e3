import type { HomeContent } from '../../content/home/home'
import type { InOneLanguage } from '../../content/in-one-language'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { FarmPromo } from './farm-promo'
import { FeaturedPlaces } from './featured-places'
import { PlanYourTrip } from './plan-your-trip'
import { SpecialDeals } from './special-deals'
import { SuggestedItineraries } from './suggested-itineraries'
import { TripPromo } from './trip-promo'

/** The home page from its second screenful on. */
export function HomeBelow({ places, itineraries, offers }: Pick<InOneLanguage<HomeContent>, 'places' | 'itineraries' | 'offers'>) {
  return (
    <>
      <FeaturedPlaces places={places} />
      <FarmPromo />
      <SuggestedItineraries itineraries={itineraries} />
      <SpecialDeals offers={offers} />
      <TripPromo />
      <PlanYourTrip />
      <NewsletterForm />
    </>
  )
}
