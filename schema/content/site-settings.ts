import type { WithPhotos } from '../api/media'
import type { SettingsContent } from './settings'

/**
 * The settings as pages, mails and the Worker read them: a claim that is left out is '' or 0, which
 * is shown nowhere.
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

/** The settings, and what readers are told of the photographs of offices. */
export type SiteSettings = ReturnType<typeof viewSettings> & WithPhotos
export type Office = SiteSettings['offices'][number]
