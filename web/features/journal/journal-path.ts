/** Personal stories under the alias that the specification calls by (decision F4). */
export const journalPath = '/api/posts/by-pillar/personal-travel'

/** What an entry without a reading time counts as. */
export const defaultMinutes = 5
