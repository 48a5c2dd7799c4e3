import type { HomeContent } from '../../content/home/home'
import { useContent } from '../../lib/content'
import { laterPart } from '../../lib/later-part'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Hero } from './hero'
import { TravelGuide } from './travel-guide'

export { homeHead as head } from './heads'

const HomeBelow = laterPart(async () => (await import('./home-below')).HomeBelow)

export function Screen() {
  const home = useContent<HomeContent>('home/home')
  if (!home) return null
  return (
    <>
      <Hero slides={home.slides} />
      <ErrorBoundary>
        <TravelGuide />
      </ErrorBoundary>
      <HomeBelow places={home.places} itineraries={home.itineraries} offers={home.offers} />
    </>
  )
}
