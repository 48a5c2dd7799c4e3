/**
 * How often a page asks the database, cold and warm, by its id in the route table; pages that are not here never ask. The numbers may
 * only go down (see queries.test.ts).
 */
export const asked: Record<string, readonly [cold: number, warm: number]> = {
  home: [1, 0],
  articles: [1, 0],
  article: [2, 0],
  journal: [1, 0],
  journalEntry: [2, 0],
  saved: [1, 0],
  shop: [1, 0],
  searchQuery: [1, 0],
  // Made for one visitor and kept nowhere.
  newsletterConfirm: [1, 1],
  newsletterUnsubscribe: [1, 1],
}
