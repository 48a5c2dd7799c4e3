import { type EntryKind, onlySlugs } from '../../schema/content/choices'
import { contentSchemas } from '../../schema/content/kinds'
import type { Locale } from '../../schema/locale'
import { menuNames, ownLinks } from '../../schema/menus'
import { ownMerchant } from '../../schema/shop'
import { elementOf, limitsOf, required, shapeOf, widgetOf } from './schema-walk'

type Json = Record<string, unknown>

/** A word that every text of a language in the samples has, and no text of the seed. */
export const wordOf: Record<Locale, string> = { vi: 'Thoangmay', en: 'Brindlewick' }

/** The word of a field's language, or what a line that both share holds. */
const textAt = (key: string): string => {
  if (key.endsWith('Vi')) return `${wordOf.vi} mới`
  return key.endsWith('En') ? `${wordOf.en} new` : '2–10'
}

const ofWidget: Record<string, (key: string) => unknown> = {
  line: textAt,
  paragraph: textAt,
  markdown: (key) => `## ${textAt(key)}\n\n${textAt(key)}.`,
  lines: (key) => [textAt(key), `${textAt(key)} 2`],
  paragraphs: (key) => [textAt(key), `${textAt(key)} 2`],
  months: () => [12, 1],
  day: () => '2026-05-01',
  picture: () => '@assets/art/da-lat',
  place: () => 'hue',
  places: () => ['hue', 'hoi-an'],
  destination: () => 'hue',
  destinations: () => ['hue', 'hoi-an'],
  author: () => 'brindlewick-new',
  link: () => '/khi-nao-di',
  money: () => 500_000,
  usd: () => '$15-30',
  url: () => 'https://partner.example/deal',
  email: () => 'office@partner.example',
  anchor: () => 'part',
}

/** Lines that have a form of their own. */
const ofKey: Record<string, string> = { phone: '0236 3650 676' }

/** A value that a schema accepts; optional ones too. */
function sampleValue(schema: Parameters<typeof required>[0], key: string): unknown {
  const { inner } = required(schema)
  const widget = widgetOf(inner)
  if (widget) return ofKey[key] ?? ofWidget[widget]?.(key)
  const { def } = inner._zod
  const element = elementOf(inner)
  if (def.type === 'object')
    return Object.fromEntries(
      shapeOf(inner).map(([name, field]) => [name, sampleValue(field, name)]),
    )
  if (element) return [sampleValue(element, key)]
  if (def.type === 'boolean') return true
  if (def.type === 'enum') return [...(inner._zod.values ?? [])][0]
  const { minimum, maximum } = limitsOf(inner)
  return maximum <= 5 ? 4.5 : Math.ceil((minimum + maximum) / 2)
}

const own: Partial<Record<EntryKind, Json>> = {
  deal: {
    originalPrice: 900_000,
    discountedPrice: 600_000,
    window: { repeats: 'yearly', from: '01-01', to: '12-31' },
    schedule: {
      weekdays: ['monday'],
      startTime: '06:00',
      hours: 11,
      seats: 12,
      leastGuests: 4,
      cutOffHours: 18,
      childPrice: 300_000,
      childAges: { from: 5, to: 11 },
      priceRules: [
        {
          weekdays: ['monday'],
          from: '03-01',
          to: '06-30',
          adultPrice: 700_000,
          childPrice: 350_000,
        },
      ],
      depositPercent: 30,
      isPaidAtFarm: true,
      cancellation: [{ days: 3, percent: 100 }],
      guideLanguages: ['vi', 'en'],
      meetingVi: 'Trước Nhà hát Thành phố',
      meetingEn: 'In front of the Opera House',
      meetingCoordinates: { lat: 10.78, lng: 106.7 },
      isPickUpOffered: true,
      bring: [{ months: [3], itemsVi: ['Nón'], itemsEn: ['A hat'] }],
    },
  },
  guide: { day: 77 },
  // Whose desk the tests write from.
  author: { username: 'mai' },
  settings: {
    hotelPartner: { name: 'Hotels', searchUrl: 'https://hotels.example/search' },
    activityPartner: { name: 'Activities', searchUrl: 'https://activities.example/search' },
    // Other tests publish after the settings.
    newsroom: { needsApproval: false },
    menus: Object.fromEntries(
      menuNames.map((name) => [
        name,
        [
          { nameVi: textAt('nameVi'), nameEn: textAt('nameEn'), to: '/khi-nao-di' },
          ...ownLinks[name].map(({ link }) => ({ link })),
        ],
      ]),
    ),
  },
  shop: {
    merchants: [
      {
        id: ownMerchant,
        name: 'Mango Road',
        country: 'VN',
        commissionMin: 5,
        commissionMax: 9,
        hosts: ['shop.mangoroad.example'],
      },
    ],
  },
}

/** What an editor might write of a kind, with every field there is, in both languages. */
export function sampleData(kind: EntryKind): Json {
  return { ...(sampleValue(contentSchemas[kind], '') as Json), ...own[kind] }
}

/** A value without the texts of a language. */
export function without<Value>(value: Value, locale: Locale): Value {
  const suffix = locale === 'vi' ? 'Vi' : 'En'
  if (Array.isArray(value)) return value.map((item) => without(item, locale)) as Value
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !key.endsWith(suffix))
  return Object.fromEntries(kept.map(([key, child]) => [key, without(child, locale)])) as Value
}

/** The slug under which the sample of a kind is stored: those of home and pages are the site's. */
export const sampleSlug: Record<EntryKind, string> = {
  post: 'thoangmay-moi',
  destination: 'brindlewick-new',
  topic: 'brindlewick-new',
  guide: 'day-77',
  deal: 'brindlewick-new',
  itinerary: 'brindlewick-new',
  ...onlySlugs,
  page: 'privacy',
  fact: 'brindlewick-new',
  festival: 'brindlewick-new',
  letter: 'brindlewick-new',
  author: 'brindlewick-new',
  route: 'brindlewick-new-brindlewick-new',
}
