import { laterPart } from '../lib/later-part'

/** The trip request further down a page. */
export const TripFormLater = laterPart(async () => (await import('./trip-form')).TripForm)
