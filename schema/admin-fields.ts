/**
 * What the lists of the admin are filtered by, and the limits of its fields. They are apart from
 * the zod schemas of the API, so that the admin reads them without zod.
 */
export const entryFilters = [
  'all',
  'public',
  'draft',
  'changed',
  'behind',
  'one-language',
  'scheduled',
  'failed',
  'trash',
] as const
export const entrySorts = ['edited', 'published', 'title', 'views'] as const

export const mediaStates = ['all', 'unused', 'missing-alt', 'licence-ends', 'trash'] as const

export const subscriptionStatuses = ['confirmed', 'pending', 'unsubscribed'] as const
/** Counting stops here: more than that shows as so many and a plus. */
export const maxCountedSubscribers = 1000

export const outboxStatuses = ['pending', 'dead', 'sent', 'gone'] as const

/** The periods of the lists of searches, in days; today is the last. */
export const searchPeriods = ['7', '30', '90'] as const

/** Kinds of marks in the calendar. */
export const calendarSorts = [
  'publication',
  'letter',
  'deal',
  'fact',
  'licence',
  'link',
  'festival',
] as const

/** Readers' figures: days up to today, or this month and the eleven before it. */
export const figureRanges = ['30', '90', '12m'] as const

/** What can be downloaded of them. */
export const figureTables = ['steps', 'pages', 'sources'] as const

/** Kinds that pages are counted by; `schema/api/views.ts` has the kind of each page. */
export const pageKinds = [
  'home',
  'destinations',
  'topics',
  'guides',
  'articles',
  'deals',
  'shop',
  'prices',
  'letters',
  'search',
  'trips',
  'other',
] as const

/** What the readers' figures show, by plot. */
export const figureNames = {
  languages: ['vi', 'en'],
  pages: pageKinds,
  searches: ['found', 'empty'],
  clicks: ['hotel', 'activity', 'product'],
  letters: ['sent', 'clicked'],
  subscribers: ['joined'],
  leads: ['trip', 'contact'],
} as const

export const usernamePattern = /^[a-z0-9][a-z0-9._-]{1,39}$/

/** How many are made at once. */
export const recoveryCodeCount = 10

export const adminLimits = {
  code: 100,
  comment: 2000,
  displayName: 60,
  passkeyName: 60,
  /** Of one person. */
  passkeys: 20,
  username: 40,
  /** Of whatever a login tries, too. */
  password: 200,
  redirectPath: 200,
  suppressionDetail: 200,
} as const
