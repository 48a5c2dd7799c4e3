import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SiteSettings } from '../../../schema/content/site-settings'
import { isLocale, localizedPath } from '../../../schema/locale'
import { partnerClickId } from '../../../schema/partners'
import { paths } from '../../../schema/paths'
import { openCopies } from '../../content/copies'
import { isPartnerHost } from '../../content/partner-hosts'
import { readSiteSettings } from '../../content/site-settings'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { logError } from '../../platform/log/log'
import { countInBackground } from '../products/click-out'
import { findActivity, isKnownPlace } from './partner-targets'

type Partner = SiteSettings['hotelPartner']

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

function hotelSearchUrl({ searchUrl }: Partner, slug: string, partnerId: string): string {
  const url = new URL(searchUrl)
  url.searchParams.set('city', partnerCities.get(slug) ?? slug.replaceAll('-', ' '))
  url.searchParams.set('cid', partnerId)
  return url.href
}

/** Hyphens become plus signs, unlike in {@link hotelSearchUrl}. */
function articleHotelSearchUrl({ searchUrl }: Partner, slug: string, partnerId: string): string {
  const city = encodeURIComponent(slug).replaceAll('-', '+')
  return `${searchUrl}?city=${city}&cid=${encodeURIComponent(partnerId)}`
}

function activitySearchUrl(
  { searchUrl }: Partner,
  search: { cityId: string; query: string; partnerId: string },
): string {
  const url = new URL(searchUrl)
  url.searchParams.set('city_id', search.cityId)
  url.searchParams.set('query', search.query)
  url.searchParams.set('partner_id', search.partnerId)
  return url.href
}

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
const placePattern = /^[a-z0-9-]{1,60}$/

/** `/r/hotel/{place}`, `/r/article-hotel/{place}`: only known places are counted. */
export async function hotelClickOut(c: Context<AppEnv>): Promise<Response> {
  const asked = c.req.param('id') ?? ''
  const place = placePattern.test(asked) ? asked : 'vietnam'
  const { hotelPartnerId } = c.var.settings
  const makeUrl = c.req.path.startsWith('/r/article-hotel/')
    ? articleHotelSearchUrl
    : hotelSearchUrl
  const { hotelPartner } = await readSiteSettings(c)
  if (!isPartnerHost(c.var.settings, hotelPartner.searchUrl)) return leadBack(c)
  if (isKnownPlace(place)) countInBackground(c, partnerClickId.hotel(place))
  return c.body(null, 302, { ...headers, Location: makeUrl(hotelPartner, place, hotelPartnerId) })
}

/** Leads to the destinations in the reader's language. */
function leadBack(c: Context<AppEnv>): Response {
  const { defaultLocale } = c.var.settings
  const cookie = getCookie(c, 'locale')
  const locale = isLocale(cookie) ? cookie : defaultLocale
  const list = localizedPath(paths.destinations, locale, defaultLocale)
  return c.body(null, 302, { ...headers, Location: list })
}

/** `/r/activity/{id}`: leads to the destinations for an unknown id or a failed read. */
export async function activityClickOut(c: Context<AppEnv>): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const db = openDatabase(c.env.DB)
  const [{ activityPartner }, activity] = await Promise.all([
    readSiteSettings(c, db),
    findActivity(openCopies(c, db), id).catch((error: unknown) => {
      logError('the activities could not be read', error)
      return undefined
    }),
  ])
  const { activityPartnerId } = c.var.settings
  if (!activity || !isPartnerHost(c.var.settings, activityPartner.searchUrl)) return leadBack(c)
  countInBackground(c, partnerClickId.activity(id))
  const search = { cityId: activity.cityId, query: activity.nameEn, partnerId: activityPartnerId }
  return c.body(null, 302, { ...headers, Location: activitySearchUrl(activityPartner, search) })
}
