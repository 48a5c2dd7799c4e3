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

export const usernamePattern = /^[a-z0-9][a-z0-9._-]{1,39}$/

export const adminLimits = {
  code: 100,
  username: 40,
  /** Of whatever a login tries, too. */
  password: 200,
  redirectPath: 200,
  suppressionDetail: 200,
} as const
