import type { SiteSettings } from '../../../schema/content/site-settings'

type Partner = SiteSettings['hotelPartner']

/** The partner's own names. */
const partnerCities = new Map([
  ['hanoi', 'Hanoi'],
  ['ho-chi-minh-city', 'Ho Chi Minh City'],
  ['halong-bay', 'Halong Bay'],
  ['hoi-an', 'Hoi An'],
  ['da-nang', 'Da Nang'],
  ['sapa', 'Sapa'],
  ['nha-trang', 'Nha Trang'],
  ['da-lat', 'Dalat'],
  ['phu-quoc', 'Phu Quoc'],
  ['mekong-delta', 'Can Tho'],
  ['vietnam', 'Vietnam'],
])

export function hotelSearchUrl({ searchUrl }: Partner, slug: string, partnerId: string): string {
  const url = new URL(searchUrl)
  url.searchParams.set('city', partnerCities.get(slug) ?? slug.replaceAll('-', ' '))
  url.searchParams.set('cid', partnerId)
  return url.href
}

/** Hyphens become plus signs, unlike in {@link hotelSearchUrl}. */
export function articleHotelSearchUrl(
  { searchUrl }: Partner,
  slug: string,
  partnerId: string,
): string {
  return `${searchUrl}?city=${encodeURIComponent(slug).replaceAll('-', '+')}&cid=${encodeURIComponent(partnerId)}`
}

export function activitySearchUrl(
  { searchUrl }: Partner,
  search: { cityId: string; query: string; partnerId: string },
): string {
  const url = new URL(searchUrl)
  url.searchParams.set('city_id', search.cityId)
  url.searchParams.set('query', search.query)
  url.searchParams.set('partner_id', search.partnerId)
  return url.href
}
