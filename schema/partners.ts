/** Paths that count a click and redirect to the partner. */
export const partnerPaths = {
  /** Hotel search of a place, such as `hanoi` or `vietnam`. */
  hotel: '/r/hotel/:id',
  /** Hotel search on article pages, by the post's destination. */
  articleHotel: '/r/article-hotel/:id',
  /** An activity of a destination or of the home page. */
  activity: '/r/activity/:id',
}

/** Ids that clicks are counted under; products cannot have them. */
export const partnerClickId = {
  hotel: (place: string) => `hotel:${place}`,
  activity: (id: string) => `activity:${id}`,
}
