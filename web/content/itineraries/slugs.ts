export const itinerarySlugs = ['hanoi-ha-long', 'hoi-an-3-days', 'ho-chi-minh-city-5-days'] as const
export type ItinerarySlug = (typeof itinerarySlugs)[number]
