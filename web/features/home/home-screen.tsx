import { ErrorBoundary } from '../../components/error-boundary'
import type { HomeContent } from '../../content/home/home'
import { useContent } from '../../lib/content'
import { FeaturedPlaces } from './featured-places'
import { Hero } from './hero'
import { TravelGuide } from './travel-guide'

export function Screen() {
  const home = useContent<HomeContent>('home/home')
  if (!home) return null
  return (
    <>
      <Hero slides={home.slides} />
      <ErrorBoundary>
        <TravelGuide />
      </ErrorBoundary>
      <FeaturedPlaces places={home.places} />
    </>
  )
}
