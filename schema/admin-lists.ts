/**
 * What the lists of the admin are filtered by. They are apart from the zod schemas of the API, so
 * that the admin reads them without zod.
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

export const mediaStates = ['all', 'unused', 'missing-alt', 'trash'] as const

export const subscriptionStatuses = ['confirmed', 'pending', 'unsubscribed'] as const
/** Counting stops here: more than that shows as so many and a plus. */
export const maxCountedSubscribers = 1000

export const outboxStatuses = ['pending', 'dead', 'sent', 'gone'] as const

/** The periods of the lists of searches, in days; today is the last. */
export const searchPeriods = ['7', '30', '90'] as const
