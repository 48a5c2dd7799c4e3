import type { SameTexts } from '../types'
import type { texts as vi } from '../vi/home'

export const texts: SameTexts<typeof vi> = {
  metaTitle: 'Mango Road: Vietnam travel & farm journeys',
  metaDescription:
    'A bilingual travel site for Vietnam: ten destinations, stories by people who live here, day-by-day guides, deals, and journeys to farms and kitchens.',
  heroLabel: 'Seven places in Vietnam',
  slideOf: '{{index}} of {{total}}',
  slide: 'Slide {{index}}: {{title}}',
  slides: 'Choose a place',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  explore: 'Explore destinations',
  plan: 'Plan your trip',
  scrollDown: 'Scroll down',
  guideTitle: 'Stories to take along on the road',
  guideMore: 'See all articles',
  guideEmpty: 'No articles yet.',
  placesTitle: 'North, Central, South: places to begin',
  placesIntro: 'Eight places along the length of the country, each with a season of its own.',
  placesMore: 'Show more destinations',
  viewDetails: 'View details',
  viewDetailsOf: 'View details of {{title}}',
}
