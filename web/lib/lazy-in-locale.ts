import { type FC, type LazyExoticComponent, lazy } from 'react'
import type { Locale } from '../../schema/locale'
import { loadTexts, type Namespace } from '../i18n/i18n'

/**
 * A part of a page that is loaded with its first use, together with a text file that no page names. Returns a component for each language.
 */
export function lazyInLocale<Props>(name: Namespace, load: () => Promise<FC<Props>>): Record<Locale, LazyExoticComponent<FC<Props>>> {
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [part] = await Promise.all([load(), loadTexts(locale, [name])])
      return { default: part }
    })
  return { vi: inLocale('vi'), en: inLocale('en') }
}
