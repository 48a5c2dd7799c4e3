import type { TFunction } from 'i18next'
import { type Locale, text } from '../../../../../schema/locale'

/** The title of an article in the page's language, else in the other; words that say so where it has none. */
export function titleOf(post: { titleVi: string; titleEn: string }, locale: Locale, t: TFunction<'admin'>): string {
  return text(post, 'title', locale) || t('posts.untitled')
}
