import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/search'

export const texts: SameTexts<typeof vi> = {
  title: 'Search',
  metaTitleOf: 'Search: “{{query}}”',
  metaDescription: 'Search the destinations, deals, things to do, guides and articles of Mango Road.',
  label: 'What are you looking for?',
  placeholder: 'Hoi An, coffee, train…',
  filterLabel: 'Filter by type',
  all: 'All',
  filters: { destination: 'Destinations', deal: 'Deals', topic: 'Topics', guide: 'Guides', article: 'Articles', product: 'Products' },
  types: { destination: 'Destination', deal: 'Deal', topic: 'Topic', guide: 'Guide', article: 'Article', product: 'Product' },
  found_one: 'Found {{count}} result for “{{query}}”',
  found_other: 'Found {{count}} results for “{{query}}”',
  enterKeywords: 'Enter keywords to search',
  results: 'Results',
  emptyTitle: 'No results found',
  emptyText: 'Try other words, or one word fewer.',
  suggestions: 'Quick suggestions',
  suggested: { hanoi: 'Hanoi', sapa: 'Sapa', hoiAn: 'Hoi An', phuQuoc: 'Phu Quoc' },
  from: 'From {{price}}',
  tags: 'Tags',
  details: 'View details',
  detailsOf: 'View details: {{title}}',
  hotels: 'Hotels in {{name}}',
}
