import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/about'

export const texts: SameTexts<typeof vi> = {
  farmTours: 'See the farm tours',
  recordTitle: 'Figures and certifications',
  years: 'years in business',
  countries: 'export countries',
  certificatesTitle: 'Certifications and registrations',
  disclosurePrivacy: 'Read the privacy policy',
  ctaMainSite: 'Visit the company’s main website',
  ctaContact: 'Contact us',
}
