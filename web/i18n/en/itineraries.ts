import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/itineraries'

export const texts: SameTexts<typeof vi> = {
  back: 'Back to guides',
  kicker: 'Suggested itinerary',
  stops: 'Stops',
  from: 'About {{price}} a person',
  range: '{{range}}, depending on rooms and transport',
  highlights: 'Highlights',
  includes: 'The estimate covers',
  day: 'Day {{day}}',
  night: 'Night in {{place}}',
  hotels: 'Find hotels in {{place}}',
  days: 'Day by day',
  change: 'Change this day',
  whole: 'The day in full',
  costs: 'What it costs a person',
  costsNote:
    'An estimate for each of two people travelling together, without the flights to Vietnam and home.',
  costsChecked: 'Editors’ estimate, {{month}}.',
  cost: 'Item',
  low: 'Low',
  high: 'High',
  sum: 'Total',
  notes: 'Before you go',
  plan: 'Plan this trip for me',
  planShort: 'Plan this trip',
  ctaTitle: 'Make it your own trip',
  ctaText:
    'Add a day, drop a stop, bring small children or your parents: tell us and we’ll rewrite it to fit.',
  notFoundTitle: 'Itinerary not found',
  notFoundText: 'The itinerary you’re looking for doesn’t exist or has been removed.',
}
