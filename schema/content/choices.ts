/** Closed lists of content, apart from the schemas so that pages read them without zod. */

export const entryKinds = [
  'post',
  'destination',
  'topic',
  'guide',
  'deal',
  'itinerary',
  'home',
  'about',
  'farm',
  'settings',
  'page',
  'fact',
  'prices',
  'festival',
  'letter',
  'shop',
  'author',
  'route',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Kinds with exactly one entry, by its slug: always public, never created or deleted. */
export const onlySlugs = {
  home: 'home',
  about: 'about',
  farm: 'farm',
  settings: 'site',
  prices: 'prices',
  shop: 'shop',
} as const

export function isOnly(kind: EntryKind): kind is keyof typeof onlySlugs {
  return Object.hasOwn(onlySlugs, kind)
}

/** Pages with an address of their own, which the site needs; editors add others. */
export const fixedPages = ['privacy', 'terms'] as const
export type FixedPage = (typeof fixedPages)[number]

export function isFixedPage(slug: string): slug is FixedPage {
  return fixedPages.some((page) => page === slug)
}

/** Whether an entry can be neither created a second time, nor renamed or deleted. */
export function isFixed(kind: EntryKind, slug: string): boolean {
  return isOnly(kind) || (kind === 'page' && isFixedPage(slug))
}

/** Whether an editor may publish it only as an owner approved it: whom the site names and trusts. */
export function isOwnersMatter({ kind, slug }: { kind: EntryKind; slug: string }): boolean {
  return kind === 'settings' || kind === 'shop' || (kind === 'page' && isFixedPage(slug))
}

/**
 * Whether editors cannot rename an entry: a page that the site needs, or an author who was public,
 * whom articles name by slug.
 */
export function hasFixedAddress({
  kind,
  slug,
  publishedAtVi,
  publishedAtEn,
}: {
  kind: EntryKind
  slug: string
  publishedAtVi: string | null
  publishedAtEn: string | null
}): boolean {
  if (kind === 'author') return (publishedAtVi ?? publishedAtEn) !== null
  return kind === 'page' && isFixedPage(slug)
}

const unpreviewed = ['fact', 'festival', 'shop'] as const
/** Kinds with a page of their own, so that their editor has a preview. */
export type PreviewedKind = Exclude<EntryKind, (typeof unpreviewed)[number]>

export function isPreviewed(kind: EntryKind): kind is PreviewedKind {
  return !unpreviewed.some((one) => one === kind)
}

/**
 * Whether both languages are published together: texts of every page name facts of the settings,
 * and the shop has no texts.
 */
export function isPublishedTogether(kind: EntryKind): boolean {
  return kind === 'settings' || kind === 'shop'
}

/** North to south, in display order. */
export const regions = ['north', 'central', 'south'] as const
export type Region = (typeof regions)[number]

/** In the order of the filter's select. */
export const activityCategories = [
  'cultural',
  'food',
  'adventure',
  'scenic',
  'beach',
  'cruise',
  'trekking',
  'water sports',
  'entertainment',
  'historical',
  'nature',
] as const

export const activityDifficulties = ['easy', 'moderate'] as const

/** In the order of the filter's select. */
export const guideCategories = [
  'planning',
  'transportation',
  'accommodation',
  'sightseeing',
  'food',
  'activities',
  'culture',
  'beach',
  'highlands',
  'luxury',
  'photography',
  'shopping',
  'summary',
] as const

export const verdicts = ['good', 'mixed', 'avoid'] as const
export type Verdict = (typeof verdicts)[number]

export const crowdLevels = ['quiet', 'usual', 'busy', 'packed'] as const
/** Daily spending, lowest first. */
export const budgetStyles = ['thrifty', 'middle', 'comfortable'] as const
export type BudgetStyle = (typeof budgetStyles)[number]

export const priceLevels = ['low', 'usual', 'high'] as const
export const seaStates = ['calm', 'changing', 'rough'] as const

export const travelModes = ['plane', 'train', 'bus', 'van', 'car', 'motorbike', 'boat'] as const
export type TravelMode = (typeof travelModes)[number]

/** In the order of `Date.getUTCDay`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

export const calendars = ['lunar', 'solar', 'announced'] as const

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** Seasons of the north, in select order: spring from February, winter December and January. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

export const dealCategoryIds = [
  'accommodation',
  'tours',
  'transport',
  'dining',
  'activities',
] as const
export type DealCategoryId = (typeof dealCategoryIds)[number]

export const topicCategoryIds = [
  'cuisine',
  'culture',
  'adventure',
  'festivals',
  'beaches',
  'wellness',
] as const
export type TopicCategoryId = (typeof topicCategoryIds)[number]

/** `booking`: the whole booking, such as a room or a car. */
export const priceUnits = ['person', 'booking'] as const

/** `yearly` windows recur every year (decision D4). */
export const windowRepeats = ['yearly', 'once'] as const

export const heroRegions = [
  'halong',
  'sapa',
  'hcm',
  'phuquoc',
  'ninhbinh',
  'dalat',
  'mekong',
] as const

export const priceGroups = ['transport', 'food', 'sights', 'phone', 'services'] as const
export type PriceGroup = (typeof priceGroups)[number]

/** ISO 3166. */
export const officeCountries = [
  'VN',
  'US',
  'AU',
  'CA',
  'CN',
  'DE',
  'FR',
  'GB',
  'JP',
  'KR',
  'NL',
  'SG',
  'TH',
  'TW',
] as const

export const valueIcons = ['quality', 'supply', 'logistics'] as const

export const guideDays = 30

/** Chapters of the guide series: first day, and the day whose picture is the cover. */
export const guideChapters = [
  { id: 'before', firstDay: 1, coverDay: 4 },
  { id: 'north', firstDay: 6, coverDay: 8 },
  { id: 'central', firstDay: 12, coverDay: 16 },
  { id: 'highlands', firstDay: 20, coverDay: 21 },
  { id: 'south', firstDay: 22, coverDay: 26 },
  { id: 'home', firstDay: 27, coverDay: 29 },
] as const
export type GuideChapterId = (typeof guideChapters)[number]['id']

export const contentPillars = [
  'destination-discovery',
  'cultural-immersion',
  'practical-travel',
  'personal-stories',
  'visual-storytelling',
] as const
export type ContentPillar = (typeof contentPillars)[number]

/** Posts per response of the API and per page of the list. */
export const postsPerPage = 100

/** Characters of an article's texts; `tags` counts them. */
export const postLimits = { title: 200, summary: 600, tags: 20, tag: 60 }
