import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/itineraries'

export const texts: SameTexts<typeof vi> = {
  back: 'Back to guides',
  kicker: 'Suggested itinerary',
  stops: 'Stops',
  from: 'About {{price}} a person',
  highlights: 'Highlights',
  includes: 'The estimate covers',
  day: 'Day {{day}}',
  night: 'Night in {{place}}',
  hotels: 'Find hotels in {{place}}',
  notes: 'Before you go',
  plan: 'Plan this trip for me',
  ctaTitle: 'Make it your own trip',
  ctaText: 'Add a day, drop a stop, bring small children or your parents: tell us and we’ll rewrite it to fit.',
  notFoundTitle: 'Itinerary not found',
  notFoundText: 'The itinerary you’re looking for doesn’t exist or has been removed.',
}
