/** What the cron of every minute does, in its order. */
const minuteParts = [
  'time-travel',
  'upgrades',
  'publishing',
  'copies',
  'follow-ups',
  'owners',
  'bookings',
  'deliveries',
  'letters',
  'troubles',
] as const

/** What the hourly cron deletes. */
const purgeParts = [
  'purge-readers',
  'purge-entries',
  'purge-presence',
  'purge-files',
  'purge-audit',
  'purge-submissions',
  'purge-bookings',
  'purge-newsletter',
  'purge-outbox',
  'purge-dev-mails',
  'purge-invitations',
  'purge-sessions',
  'purge-searches',
  'purge-views',
  'purge-rates',
  'purge-operations',
] as const

/** All parts of the purge are shown as one. */
export const shownParts = [...minuteParts, 'links', 'purge', 'backup'] as const
export type ShownPart = (typeof shownParts)[number]

export type PurgePart = (typeof purgeParts)[number]
/** A name in `heartbeats`. */
export type SchedulePart = Exclude<ShownPart, 'purge'> | PurgePart

/** The stored parts of a shown one. */
export function partsOf(shown: ShownPart): readonly SchedulePart[] {
  return shown === 'purge' ? purgeParts : [shown]
}

/** Minutes after which a part is late. The backup's day has two hours more, for a failed try. */
export function lateAfterMinutes(part: ShownPart): number {
  if (part === 'backup') return 26 * 60
  return part === 'links' || part === 'purge' ? 3 * 60 : 10
}
