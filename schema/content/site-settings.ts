import type { WithPhotos } from '../api/media'
import type { SettingsContent } from './settings'

/**
 * Settings as pages, mails and the Worker read them; missing claims become '' or 0 and are hidden.
 */
export function viewSettings({ claims, ...settings }: SettingsContent) {
  const { readers, readerRating, satisfactionPercent, support, merchants } = claims
  const { merchantCountries, yearsInBusiness, exportCountries, certifications } = claims
  return {
    ...settings,
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

/** With the photographs of the offices. */
export type SiteSettings = ReturnType<typeof viewSettings> & WithPhotos
export type Office = SiteSettings['offices'][number]
