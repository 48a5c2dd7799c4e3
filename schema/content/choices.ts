/**
 * The closed lists that content chooses from. They are apart from the schemas, so that pages read
 * them without zod.
 */

/** Every kind of content that editors write as an entry. */
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
] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * The kinds of which there is exactly one, by its slug: it is always public, so it can be neither
 * made anew nor taken away.
 */
export const onlySlugs = {
  home: 'home',
  about: 'about',
  farm: 'farm',
  settings: 'site',
  prices: 'prices',
  shop: 'shop',
} as const

/** Whether there is exactly one entry of a kind. */
export function isOnly(kind: EntryKind): kind is keyof typeof onlySlugs {
  return Object.hasOwn(onlySlugs, kind)
}

/**
 * Whether entries of a kind are parts of the site that are neither added nor thrown away: those of
 * which there is one, and the pages.
 */
export function isFixed(kind: EntryKind): boolean {
  return isOnly(kind) || kind === 'page'
}

const unpreviewed = ['fact', 'festival', 'shop'] as const
/** The kinds that a page shows by themselves, so that their editor has a preview. */
export type PreviewedKind = Exclude<EntryKind, (typeof unpreviewed)[number]>

export function isPreviewed(kind: EntryKind): kind is PreviewedKind {
  return !unpreviewed.some((one) => one === kind)
}

/**
 * Whether a kind is public in both languages or in none: its texts name facts that no page can do
 * without, or it has none.
 */
export function isPublishedTogether(kind: EntryKind): boolean {
  return kind === 'settings' || kind === 'shop'
}

/** Regions in the order in which the site lists them, north to south. */
export const regions = ['north', 'central', 'south'] as const
export type Region = (typeof regions)[number]

/** Activity categories of the destinations list filter, in the order of its select. */
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

/** Guide categories, in the order of the list's select. */
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

/** What a month at a place is, in the editors' judgement. */
export const verdicts = ['good', 'mixed', 'avoid'] as const
export type Verdict = (typeof verdicts)[number]

export const crowdLevels = ['quiet', 'usual', 'busy', 'packed'] as const
/** What somebody spends in a day, from the least on. */
export const budgetStyles = ['thrifty', 'middle', 'comfortable'] as const
export type BudgetStyle = (typeof budgetStyles)[number]

export const priceLevels = ['low', 'usual', 'high'] as const
export const seaStates = ['calm', 'changing', 'rough'] as const

/** How one gets from one place to another. */
export const travelModes = ['plane', 'train', 'bus', 'car', 'boat'] as const
export type TravelMode = (typeof travelModes)[number]

/** As `Date.getUTCDay` counts them, from Sunday. */
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

/** What the day of a festival is counted by. */
export const calendars = ['lunar', 'solar', 'announced'] as const

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/**
 * Seasons of the north, in the order of the list's select: spring from February to April, winter
 * December and January.
 */
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

/** What a deal's price pays for: one person, or all that is booked, such as a room or a car. */
export const priceUnits = ['person', 'booking'] as const

/** Whether a deal's window comes again every year (decision D4) or holds once. */
export const windowRepeats = ['yearly', 'once'] as const

/** The places of the home page's carousel. */
export const heroRegions = [
  'halong',
  'sapa',
  'hcm',
  'phuquoc',
  'ninhbinh',
  'dalat',
  'mekong',
] as const

/** What the fair-price board is divided into, in its order. */
export const priceGroups = ['transport', 'food', 'sights', 'phone', 'services'] as const
export type PriceGroup = (typeof priceGroups)[number]

/** Where an office can be, by ISO 3166. */
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

/** The drawings beside the values of the page about the company. */
export const valueIcons = ['quality', 'supply', 'logistics'] as const

/** The guide series has this many days. */
export const guideDays = 30

/**
 * The chapters of the guide series in its order: the day with which each begins, and the day whose
 * picture stands for it.
 */
export const guideChapters = [
  { id: 'before', firstDay: 1, coverDay: 4 },
  { id: 'north', firstDay: 6, coverDay: 8 },
  { id: 'central', firstDay: 12, coverDay: 16 },
  { id: 'highlands', firstDay: 20, coverDay: 21 },
  { id: 'south', firstDay: 22, coverDay: 26 },
  { id: 'home', firstDay: 27, coverDay: 29 },
] as const
export type GuideChapterId = (typeof guideChapters)[number]['id']
