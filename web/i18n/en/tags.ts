import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/tags'

export const texts: SameTexts<typeof vi> = {
  kicker: 'Tag',
  count_one: '{{count}} thing to read',
  count_other: '{{count}} things to read',
  articles: 'Articles',
  topics: 'Things to do',
  guides: 'Day guides',
  noneHere: 'Nothing in English has this tag yet.',
  notFoundTitle: 'Tag not found',
  notFoundText: 'Nothing has this tag yet.',
  back: 'See all articles',
  metaTitle: '{{name}}: articles, things to do and guides',
  metaDescription:
    'Read {{count}} articles, experiences and guides about {{name}} on {{brand}}: where to go, what to eat, when to travel and what to know before you leave.',
  metaEmpty: 'Articles, experiences and guides by tag.',
}
