/**
 * Dependent database steps of each page, cold and warm; parallel reads are one step. Pages not
 * listed read nothing. The numbers may only go down.
 */
export const steps: Record<string, readonly [cold: number, warm: number]> = {
  home: [1, 0],
  destinations: [1, 0],
  destination: [1, 0],
  'month-3': [1, 0],
  when: [1, 0],
  topics: [1, 0],
  topic: [1, 0],
  guides: [1, 0],
  guide: [1, 0],
  deals: [1, 0],
  deal: [1, 0],
  about: [1, 0],
  farm: [1, 0],
  prices: [1, 0],
  letters: [1, 0],
  // Its cards are named in its text.
  letter: [2, 0],
  privacy: [1, 0],
  terms: [1, 0],
  articles: [1, 0],
  article: [2, 0],
  journal: [1, 0],
  journalEntry: [2, 0],
  shop: [1, 0],
  tag: [1, 0],
  // Never cached: the address holds a visitor's words or a secret.
  saved: [1, 1],
  search: [1, 0],
  newsletterConfirm: [1, 1],
  newsletterUnsubscribe: [1, 1],
  newsletterPreferences: [1, 1],
}
