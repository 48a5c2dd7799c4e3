/** Paths that count a click on a partner's link and redirect to the partner. */
export const partnerPaths = {
  /** The hotel search of a place, such as `hanoi` or `vietnam`. */
  hotel: '/r/hotel/:id',
  /** The same as article pages link it, by a post's destination. */
  articleHotel: '/r/article-hotel/:id',
  /** An activity of a destination or of the home page, by its id. */
  activity: '/r/activity/:id',
}

/** What a click is counted under; no product can have such an id. */
export const partnerClickId = {
  hotel: (place: string) => `hotel:${place}`,
  activity: (id: string) => `activity:${id}`,
}
