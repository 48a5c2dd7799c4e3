import type { TFunction } from 'i18next'
import type { PostContent } from '../../../../../schema/api/admin-posts'
import { type Locale, text } from '../../../../../schema/locale'
import { places } from '../../../../content/places'
import type { PostField } from '../content/post-fields'

/** What stands in a field, as text to compare; empty for nothing. */
export function fieldText(field: PostField, content: PostContent, locale: Locale, t: TFunction<'admin'>): string {
  if (field === 'contentPillar') return t(`posts.pillars.${content.contentPillar}`)
  if (field === 'destinationSlug') return content.destinationSlug ? text(places[content.destinationSlug], 'name', locale) : ''
  if (field === 'featured') return content.featured ? t('posts.compare.yes') : t('posts.compare.no')
  if (field === 'tags') return content.tags.join(', ')
  const value = content[field]
  if (Array.isArray(value)) return value.join('\n')
  return value === null ? '' : String(value)
}
