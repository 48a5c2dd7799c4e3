import type { Locale } from './locale'

/** Every value below that ends in a reserved example domain, number or id is a demo value; `npm run deploy` lists them. */
export const site = {
  name: 'Mango Road',
  taglineVi: 'Du lịch Việt Nam & hành trình nông trại',
  taglineEn: 'Vietnam travel & farm journeys',
  company: {
    legalName: 'Mango Road Trading Co., Ltd.',
    // Claims, as those at the end.
    yearsInBusiness: '15+',
    exportCountries: '30+',
    certifications: ['HACCP', 'ISO 22000', 'FDA', 'BRC'] as readonly ('HACCP' | 'ISO 22000' | 'FDA' | 'BRC')[],
    mainSite: 'https://company.example/',
    farmToursSite: 'https://farmtours.example/',
    email: 'hello@mangoroad.example',
  },
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/mangoroad' },
    { name: 'Instagram', url: 'https://instagram.example/mangoroad' },
    { name: 'YouTube', url: 'https://youtube.example/mangoroad' },
  ],
  offices: [
    {
      id: 'da-nang',
      country: 'VN',
      nameVi: 'Văn phòng Đà Nẵng',
      nameEn: 'Da Nang office',
      localityVi: 'Đà Nẵng',
      localityEn: 'Da Nang',
      addressVi: '01 Đường Ví Dụ, Đà Nẵng, Việt Nam',
      addressEn: '01 Vi Du Street, Da Nang, Vietnam',
      coordinates: { lat: 16.0678, lng: 108.2208 },
      phone: '+84 555 010 001',
      whatsapp: 'https://whatsapp.example/84555010001',
      email: 'vietnam@mangoroad.example',
      hoursVi: 'Thứ Hai – Thứ Sáu, 8:00–18:00',
      hoursEn: 'Mon–Fri 8:00–18:00',
      mapUrl: 'https://maps.example/?q=16.0678,108.2208',
    },
    {
      id: 'sacramento',
      country: 'US',
      nameVi: 'Văn phòng Sacramento',
      nameEn: 'Sacramento office',
      localityVi: 'Sacramento',
      localityEn: 'Sacramento',
      addressVi: '100 Example Street, Sacramento, California, Hoa Kỳ',
      addressEn: '100 Example Street, Sacramento, California, USA',
      coordinates: { lat: 38.5816, lng: -121.4944 },
      phone: '+1 916 555 0100',
      whatsapp: 'https://whatsapp.example/19165550100',
      email: 'usa@mangoroad.example',
      hoursVi: 'Thứ Hai – Thứ Sáu, 9:00–17:00 (giờ PST)',
      hoursEn: 'Mon–Fri 9:00–17:00 PST',
      mapUrl: 'https://maps.example/?q=38.5816,-121.4944',
    },
  ],
  hotelPartner: { name: 'Hotel Partner', searchUrl: 'https://hotels.example/search' },
  activityPartner: { name: 'Activity Partner', searchUrl: 'https://activities.example/search' },
  vndPerUsd: 25_000,
  /** Months for which trip requests and contact messages are stored; the privacy page and the forms name it. */
  retentionMonths: 24,
  /** The language of what only admins read, such as the mail about a new request. */
  adminLocale: 'vi' satisfies Locale,
  /** The editors' own claims, never marked up as third-party reviews. Whatever is empty ('' or 0) is shown nowhere. */
  claims: { readers: 15_000, readerRating: 4.9, satisfactionPercent: 98, support: '24/7', merchants: '132+', merchantCountries: 22 },
} as const

export type Office = (typeof site.offices)[number]

/** The paths of all values in the settings that still are demo values (reserved domains and numbers). */
export function demoValues(value: unknown = site, path = 'site'): string[] {
  if (typeof value === 'string') return /\.example\b|555[ -]?01|Example Street|Ví Dụ|Vi Du/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => demoValues(child, `${path}.${key}`))
}
