import type { PostContent } from './api/admin-posts'
import { type Locale, locales } from './locale'

/** In which languages a post is public when it is public. */
export interface PostLanguages {
  isInVi: boolean
  isInEn: boolean
}

export function postLocales({ isInVi, isInEn }: PostLanguages): Locale[] {
  return locales.filter((locale) => (locale === 'vi' ? isInVi : isInEn))
}

export function toPostLanguages(wanted: readonly Locale[]): PostLanguages {
  return { isInVi: wanted.includes('vi'), isInEn: wanted.includes('en') }
}

const needed = {
  vi: ['titleVi', 'summaryVi', 'bodyVi'],
  en: ['titleEn', 'summaryEn', 'bodyEn'],
} as const satisfies Record<Locale, readonly (keyof PostContent)[]>
export type NeededField = (typeof needed)[Locale][number]

/**
 * What a post still needs before it can be public in some languages: title, summary and body in
 * each.
 */
export function missingTexts(
  content: Pick<PostContent, NeededField>,
  wanted: readonly Locale[],
): NeededField[] {
  return wanted.flatMap((locale) => needed[locale].filter((field) => content[field].trim() === ''))
}

/** The languages in which a post could be public. */
export function wholeLocales(content: Pick<PostContent, NeededField>): Locale[] {
  return locales.filter((locale) => missingTexts(content, [locale]).length === 0)
}
