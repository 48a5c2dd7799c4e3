import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/journal'

export const texts: SameTexts<typeof vi> = {
  title: 'My Travel Journal',
  tagline: 'From North to South Vietnam',
  metaTitle: 'Vietnam travel journal: first-hand stories, north to south',
  metaDescription:
    'Journeys told in the first person, from north to south: night trains, early markets, mango orchards, harvests and meals at home.',
  counters: {
    entries_one: 'entry',
    entries_other: 'entries',
    minutes_one: 'minute of reading',
    minutes_other: 'minutes of reading',
    places_one: 'place',
    places_other: 'places',
  },
  collectedBy: 'Edited by',
  journey: 'Places so far, north to south',
  stopEntries_one: '{{count}} entry',
  stopEntries_other: '{{count}} entries',
  latest: 'Latest Entry',
  allHeading: 'All Experiences',
  minutes: '{{count}} min read',
  tags: 'Places',
  emptyTitle: 'No journal entries yet',
  emptyText: 'We are on the road. Please come back later.',
}
