import { site } from '../../../schema/site'

/** Names that the hotel partner knows the destinations under. */
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

/** The partner's hotel search for a destination slug; unknown slugs are sent with hyphens as spaces. */
export function hotelSearchUrl(slug: string, partnerId: string): string {
  const url = new URL(site.hotelPartner.searchUrl)
  url.searchParams.set('city', partnerCities.get(slug) ?? slug.replaceAll('-', ' '))
  url.searchParams.set('cid', partnerId)
  return url.href
}

/** The hotel search as article pages link it: the slug's hyphens as plus signs. */
export function articleHotelSearchUrl(slug: string, partnerId: string): string {
  return `${site.hotelPartner.searchUrl}?city=${encodeURIComponent(slug).replaceAll('-', '+')}&cid=${encodeURIComponent(partnerId)}`
}

export function activitySearchUrl(cityId: string, query: string, partnerId: string): string {
  const url = new URL(site.activityPartner.searchUrl)
  url.searchParams.set('city_id', cityId)
  url.searchParams.set('query', query)
  url.searchParams.set('partner_id', partnerId)
  return url.href
}
