/** The site's languages. Vietnamese sets the shape of every text; English must match it. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]

/**
 * Values of the `lang` attribute, Open Graph's `og:locale` and `Intl` for each language, its name
 * and how it offers a page to its readers.
 */
export const languageTags: Record<
  Locale,
  { bcp47: string; openGraph: string; own: string; offer: string }
> = {
  vi: {
    bcp47: 'vi-VN',
    openGraph: 'vi_VN',
    own: 'Tiếng Việt',
    offer: 'Xem trang này bằng tiếng Việt',
  },
  en: { bcp47: 'en-US', openGraph: 'en_US', own: 'English', offer: 'View this page in English' },
}

export function isLocale(value: unknown): value is Locale {
  return value === 'vi' || value === 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'vi' ? 'en' : 'vi'
}

/** The path prefix of a language: empty for the default one, `/en` or `/vi` for the other. */
export function localePrefix(locale: Locale, defaultLocale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/**
 * The screen paths that a language spells in its own words; all others are the same in both
 * (docs/decisions/0415).
 */
const spellings: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  '/tour-nong-trai': { en: '/farm-tours' },
  '/gia-hop-ly': { en: '/fair-prices' },
}

const screenPaths = new Map(
  Object.entries(spellings).flatMap(([path, own]) =>
    Object.values(own).map((spelled) => [spelled, path]),
  ),
)

/** All spellings of a screen path, its own first. */
export function spellingsOf(path: string): string[] {
  return [path, ...Object.values(spellings[path] ?? {})]
}

/**
 * Splits a request path into language and screen path, whichever language spells it. `prefixed`:
 * whether it had a language prefix, the default's own included.
 */
export function splitLocale(
  pathname: string,
  defaultLocale: Locale,
): { locale: Locale; path: string; prefixed: boolean } {
  const [, first = ''] = pathname.split('/', 2)
  const prefixed = isLocale(first)
  const path = prefixed ? pathname.slice(first.length + 1) || '/' : pathname
  return { locale: prefixed ? first : defaultLocale, path: screenPaths.get(path) ?? path, prefixed }
}

/**
 * A screen path (`/where-to-go`) as the address in a language (`/en/where-to-go`), spelled as that
 * language has it.
 */
export function localizedPath(path: string, locale: Locale, defaultLocale: Locale): string {
  const prefix = localePrefix(locale, defaultLocale)
  const screenPath = screenPaths.get(path) ?? path
  return path === '/' ? prefix || '/' : prefix + (spellings[screenPath]?.[locale] ?? screenPath)
}

/** An entity with its texts in both languages: `titleVi` and `titleEn` for the field `title`. */
export type Bilingual<Field extends string, Value> = {
  [Key in `${Field}Vi` | `${Field}En`]?: Value | null | undefined
}

/** A text and the language that it really is in. */
export interface InLocale<Value> {
  value: Value
  locale: Locale
}

function pick<Value>(
  pair: Record<Locale, Value | null | undefined>,
  locale: Locale,
  isFilled: (value: Value) => boolean,
) {
  const other = otherLocale(locale)
  const [own, foreign] = [pair[locale], pair[other]]
  if (own && isFilled(own)) return { value: own, locale }
  if (foreign && isFilled(foreign)) return { value: foreign, locale: other }
  return { value: undefined, locale }
}

/**
 * A text of an entity, in the other language where only that exists, with the language that it is
 * in; empty where neither does.
 */
export function textIn<Field extends string>(
  entity: Bilingual<Field, string>,
  field: Field,
  locale: Locale,
): InLocale<string> {
  const pair: Record<Locale, string | null | undefined> = {
    vi: entity[`${field}Vi`],
    en: entity[`${field}En`],
  }
  const picked = pick(pair, locale, (value) => value.trim() !== '')
  return { ...picked, value: picked.value ?? '' }
}

/** The same as {@link textIn} for a field that holds a list of texts. */
export function textsIn<Field extends string>(
  entity: Bilingual<Field, string[]>,
  field: Field,
  locale: Locale,
): InLocale<string[]> {
  const pair: Record<Locale, string[] | null | undefined> = {
    vi: entity[`${field}Vi`],
    en: entity[`${field}En`],
  }
  const picked = pick(pair, locale, (value) => value.length > 0)
  return { ...picked, value: picked.value ?? [] }
}

/** The text of {@link textIn} alone. */
export function text<Field extends string>(
  entity: Bilingual<Field, string>,
  field: Field,
  locale: Locale,
): string {
  return textIn(entity, field, locale).value
}

/** The texts of {@link textsIn} alone. */
export function texts<Field extends string>(
  entity: Bilingual<Field, string[]>,
  field: Field,
  locale: Locale,
): string[] {
  return textsIn(entity, field, locale).value
}

/**
 * The value of a pair that is not a text, such as a rendered body; undefined where neither language
 * has it.
 */
export function valueIn<Value>(
  pair: Record<Locale, Value | undefined>,
  locale: Locale,
): Value | undefined {
  return pick<Value>(pair, locale, () => true).value
}

/**
 * HTML whose links within the site are screen paths, with the prefix of a language put before them;
 * a photograph has none.
 */
export function withLocalizedLinks(html: string, locale: Locale, defaultLocale: Locale): string {
  return html.replace(
    / href="(\/(?!\/|media\/)[^"?#]*)/g,
    (_, path: string) => ` href="${localizedPath(path, locale, defaultLocale)}`,
  )
}
