import { useLocale } from '../lib/locale-context'
import { type Translate, translateOf } from './translate'

/** The texts of the page's language. */
export function useTranslation(): { t: Translate } {
  return { t: translateOf(useLocale()) }
}
