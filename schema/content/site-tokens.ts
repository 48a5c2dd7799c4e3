import { type Locale, languageTags, text } from '../locale'
import { site } from '../site'
import type { SiteSettings } from './site-settings'

/** Values of `{{site:…}}` tokens. */
const siteTokens: Record<string, (locale: Locale, settings: SiteSettings) => string> = {
  name: () => site.name,
  'legal-name': (_, { company }) => company.legalName,
  office: (locale, { offices: [office] }) => (office ? text(office, 'address', locale) : ''),
  email: (_, { company }) => company.email,
  'vnd-per-usd': (locale, { vndPerUsd }) => vndPerUsd.toLocaleString(languageTags[locale].bcp47),
  'retention-months': () => String(site.retentionMonths),
}

/** Replaces site tokens; unknown ones stay visible for editors. */
export function fillSiteTokens(value: string, locale: Locale, settings: SiteSettings): string {
  return value.replace(
    /\{\{site:([a-z-]+)\}\}/g,
    (token, name: string) => siteTokens[name]?.(locale, settings) ?? token,
  )
}

/** Replaces site tokens in all strings of a value, in the language of each key. */
export function fillAllSiteTokens<Value>(
  value: Value,
  settings: SiteSettings,
  locale: Locale = 'vi',
): Value {
  // Only characters of strings change, so the type stays.
  const same = (filled: unknown) => filled as Value
  if (typeof value === 'string') return same(fillSiteTokens(value, locale, settings))
  if (Array.isArray(value))
    return same(value.map((item) => fillAllSiteTokens(item, settings, locale)))
  if (typeof value !== 'object' || value === null) return value
  const languageOf = (key: string): Locale =>
    key.endsWith('Vi') ? 'vi' : key.endsWith('En') ? 'en' : locale
  return same(
    Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        fillAllSiteTokens(child, settings, languageOf(key)),
      ]),
    ),
  )
}
