import { type FC, type LazyExoticComponent, lazy } from 'react'
import type { Locale } from '../../schema/locale'
import { addTexts } from '../i18n/translate'
import type { Texts } from '../i18n/types'

type TextFiles = Record<Locale, () => Promise<{ texts: object }>>

/**
 * A part of a page that is loaded with its first use, together with texts of its own, which no page names: `name` is their file's. The
 * answer has one component a language.
 */
export function lazyInLocale<Props>(
  name: keyof Texts,
  files: TextFiles,
  load: () => Promise<FC<Props>>,
): Record<Locale, LazyExoticComponent<FC<Props>>> {
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [part, { texts }] = await Promise.all([load(), files[locale]()])
      addTexts(locale, name, texts)
      return { default: part }
    })
  return { vi: inLocale('vi'), en: inLocale('en') }
}
