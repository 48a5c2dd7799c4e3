import { type Locale, languageTags, text } from '../locale'
import { phoneLinks } from '../phone'
import type { WithPhotos } from '../photo-texts'
import { site } from '../site'
import { changeTexts } from './in-one-language'
import type { SettingsContent } from './settings'

/** The links of an office: those of its phone number, or an exception. */
function linksOf({ phone, country, whatsapp }: SettingsContent['offices'][number]) {
  const links = phoneLinks(phone, country)
  const chat = whatsapp ?? links?.whatsapp
  const call = links?.call ?? `tel:${phone.replace(/[^\d+]/g, '')}`
  return { call, ...(chat && { whatsapp: chat }) }
}

/** The company's Zalo: that of the first number which has one, or an exception. */
function chatOf(
  { zalo }: Pick<SettingsContent['company'], 'zalo'>,
  offices: readonly Pick<SettingsContent['offices'][number], 'phone' | 'country'>[],
): { zalo?: string } {
  const links = offices.map(({ phone, country }) => phoneLinks(phone, country)?.zalo)
  const chat = zalo ?? links.find((link) => link !== undefined)
  return chat ? { zalo: chat } : {}
}

/** Settings as readers see them; missing claims become '' or 0 and are hidden. */
export function viewSettings({
  claims,
  company,
  offices,
  newsroom: _newsroom,
  replies: _replies,
  ...settings
}: SettingsContent) {
  const { readers, readerRating, satisfactionPercent, support, merchants } = claims
  const { merchantCountries, yearsInBusiness, exportCountries, certifications } = claims
  return {
    ...settings,
    company: { ...company, ...chatOf(company, offices) },
    offices: offices.map((office) => ({ ...office, ...linksOf(office) })),
    claims: {
      readers: readers ?? 0,
      readerRating: readerRating ?? 0,
      satisfactionPercent: satisfactionPercent ?? 0,
      support: support ?? '',
      merchants: merchants ?? '',
      merchantCountries: merchantCountries ?? 0,
      yearsInBusiness: yearsInBusiness ?? '',
      exportCountries: exportCountries ?? '',
      certifications,
    },
  }
}

export type SiteSettings = ReturnType<typeof viewSettings> & WithPhotos
export type Office = SiteSettings['offices'][number]

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

/** Replaces site tokens in all strings of a value. */
export function fillAllSiteTokens<Value>(value: Value, settings: SiteSettings): Value {
  return changeTexts(value, 'vi', (text, locale) => fillSiteTokens(text, locale, settings))
}

export interface DeploymentSettings {
  /** Origin without trailing slash. */
  siteUrl: string
  defaultLocale: Locale
  tileUrl: string
  hotelPartnerId: string
  activityPartnerId: string
  /** Without it forms are not checked. */
  turnstileSiteKey?: string
}

export interface PublicSettings extends DeploymentSettings {
  site: SiteSettings
}
