import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/authors'

export const texts: SameTexts<typeof vi> = {
  articles: 'Articles',
  count_one: '{{count}} article',
  count_other: '{{count}} articles',
  none: 'There are no articles in English yet.',
  notFoundTitle: 'There is no such author page',
  notFoundText: 'It may have been taken down.',
  back: 'See all articles',
  metaTitle: '{{name}}: about and articles',
  feedTitle: '{{brand}}: articles by {{name}}',
}
