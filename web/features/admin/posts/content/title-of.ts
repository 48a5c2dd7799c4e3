import { type Locale, text } from '../../../../../schema/locale'
import type { Translate } from '../../../../i18n/translate'

/** The title of an article in the page's language, else in the other; words that say so where it has none. */
export function titleOf(post: { titleVi: string; titleEn: string }, locale: Locale, t: Translate): string {
  return text(post, 'title', locale) || t('admin.posts.untitled')
}
