import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/articles'

export const texts: SameTexts<typeof vi> = {
  title: 'Inspiration',
  intro:
    'Harvest weeks, breakfast counters, night trains: stories by people who live and travel in Vietnam.',
  metaTitle: 'Vietnam travel inspiration: stories, seasons and practical advice',
  metaDescription:
    'Vietnam travel stories in two languages: rice harvests and festivals, street food, trains and motorbikes, and notes from the road by people who live here.',
  monthLabel: 'Month',
  allMonths: 'All months',
  monthSummary_one: '{{month}}: {{count}} story',
  monthSummary_other: '{{month}}: {{count}} stories',
  featured: 'Featured Stories',
  daily: 'Daily Inspiration',
  latest: 'Latest',
  latestStories: 'Latest stories',
  moreStories: 'More stories',
  popular: 'Popular Destinations',
  emptyTitle: 'No articles yet',
  emptyText: 'Nothing was published that month. Try another.',
  showAll: 'Show all articles',
  back: 'Back to blog',
  notFoundTitle: 'Article not found',
  notFoundText: 'This article does not exist or has been taken down.',
  feedTitle: 'Mango Road: new stories',
  previewNote:
    'This is a preview, open only to people with this link. The link expires at {{time}} on {{date}} (Vietnam time).',
  previewGoneTitle: 'This preview is no longer available',
  previewGoneText: 'The link has expired or is incomplete. Please ask the editor for a new one.',
  bookHotels: 'Book Hotels',
  bookNow: 'Book Now',
  highlights: 'Highlights',
  travelTips: 'Travel Tips',
  ctaTitle: 'Fancy a trip like this?',
  ctaText: 'Tell us what you like and how long you have. We’ll reply with an itinerary.',
  ctaButton: 'Contact us',
  related: 'Read next',
  coverAlt: 'Illustration for “{{title}}”',
  destination: 'See the destination',
  pillars: {
    'destination-discovery': 'Destination discovery',
    'cultural-immersion': 'Cultural immersion',
    'practical-travel': 'Practical travel',
    'personal-stories': 'Personal stories',
    'visual-storytelling': 'Visual storytelling',
  },
}
