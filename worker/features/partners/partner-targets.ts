import { type Locale, locales } from '../../../schema/locale'
import { places } from '../../../schema/places'
import type { Copies } from '../../content/copies'
import { isRefusal } from '../../platform/http/errors'

interface PartnerActivity {
  cityId: string
  nameVi: string
  nameEn: string
}

async function readOffers(copies: Copies, locale: Locale) {
  try {
    return (await copies.readEntry('home', 'home', locale)).offers
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

export async function findActivity(
  copies: Copies,
  id: string,
): Promise<PartnerActivity | undefined> {
  for (const locale of locales) {
    const [activities, offers] = await Promise.all([
      copies.readActivities(locale),
      readOffers(copies, locale),
    ])
    const offer = offers.find((one) => one.id === id)
    if (offer) return { cityId: offer.cityId, nameVi: offer.titleVi, nameEn: offer.titleEn }
    const activity = activities.find((one) => one.id === id)
    if (activity)
      return { cityId: activity.place, nameVi: activity.nameVi, nameEn: activity.nameEn }
  }
  return undefined
}

export function isKnownPlace(slug: string): slug is keyof typeof places {
  return Object.hasOwn(places, slug)
}

/** Click ids as in schema/partners.ts; undefined for a product's. */
export async function findClickedNames(
  copies: Copies,
  clickId: string,
): Promise<{ nameVi: string; nameEn: string } | undefined> {
  const [kind, id = ''] = clickId.split(':')
  if (kind === 'activity') return findActivity(copies, id)
  return kind === 'hotel' && isKnownPlace(id) ? places[id] : undefined
}
