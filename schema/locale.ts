/** Vietnamese defines the shape of all texts; English must match it. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]

/** Codes for `Intl`, `lang` and `og:locale`, the language's name, and the label of its switch. */
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

/** Path prefix: empty for the default language, else `/en` or `/vi`. */
export function localePrefix(locale: Locale, defaultLocale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** Screen paths, or first segments of them, that differ by language (docs/decisions/0415). */
const spellings: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  '/tour-nong-trai/dat-cho': { en: '/farm-tours/book' },
  '/tour-nong-trai/ve': { en: '/farm-tours/voucher' },
  '/tour-nong-trai/tra-thu': { en: '/farm-tours/pretend-pay' },
  '/tour-nong-trai': { en: '/farm-tours' },
  '/gia-hop-ly': { en: '/fair-prices' },
  '/di-lai': { en: '/getting-around' },
  '/tac-gia': { en: '/authors' },
  '/trang': { en: '/pages' },
}

const screenPaths = new Map(
  Object.entries(spellings).flatMap(([path, own]) =>
    Object.values(own).map((spelled) => [spelled, path]),
  ),
)

/** The part of a path that may be spelled in another way, and the rest. */
function splitFirst(path: string): [first: string, rest: string] {
  const end = path.indexOf('/', 1)
  if (end < 0 || Object.hasOwn(spellings, path) || screenPaths.has(path)) return [path, '']
  return [path.slice(0, end), path.slice(end)]
}

/** All spellings of a screen path or pattern, itself first. */
export function spellingsOf(path: string): string[] {
  const [first, rest] = splitFirst(path)
  return [path, ...Object.values(spellings[first] ?? {}).map((spelled) => spelled + rest)]
}

/** Splits a request path in any spelling. `prefixed`: it had a language prefix. */
export function splitLocale(
  pathname: string,
  defaultLocale: Locale,
): { locale: Locale; path: string; prefixed: boolean } {
  const [, first = ''] = pathname.split('/', 2)
  const prefixed = isLocale(first)
  const path = prefixed ? pathname.slice(first.length + 1) || '/' : pathname
  const [spelled, rest] = splitFirst(path)
  const screenPath = (screenPaths.get(spelled) ?? spelled) + rest
  return { locale: prefixed ? first : defaultLocale, path: screenPath, prefixed }
}

/** Address of a screen path in a language: `/where-to-go` → `/en/where-to-go`. */
export function localizedPath(path: string, locale: Locale, defaultLocale: Locale): string {
  const prefix = localePrefix(locale, defaultLocale)
  const [spelled, rest] = splitFirst(path)
  const first = screenPaths.get(spelled) ?? spelled
  return path === '/' ? prefix || '/' : prefix + (spellings[first]?.[locale] ?? first) + rest
}

/** `titleVi` and `titleEn` for the field `title`. */
export type Bilingual<Field extends string, Value> = {
  [Key in `${Field}Vi` | `${Field}En`]?: Value | null | undefined
}

/** A value and its actual language. */
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

/** A text, or the other language's if missing, with its language; may be empty. */
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

/** {@link textIn} for lists of texts. */
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

export function text<Field extends string>(
  entity: Bilingual<Field, string>,
  field: Field,
  locale: Locale,
): string {
  return textIn(entity, field, locale).value
}

export function texts<Field extends string>(
  entity: Bilingual<Field, string[]>,
  field: Field,
  locale: Locale,
): string[] {
  return textsIn(entity, field, locale).value
}

/** A value of a pair, such as a rendered body, or the other language's. */
export function valueIn<Value>(
  pair: Record<Locale, Value | undefined>,
  locale: Locale,
): Value | undefined {
  return pick<Value>(pair, locale, () => true).value
}

/** Localizes links to screen paths in HTML; photographs have no prefix. */
export function withLocalizedLinks(html: string, locale: Locale, defaultLocale: Locale): string {
  return html.replace(
    / href="(\/(?!\/|media\/)[^"?#]*)/g,
    (_, path: string) => ` href="${localizedPath(path, locale, defaultLocale)}`,
  )
}
