import type { TFunction } from 'i18next'
import type { BookingRow, TourRow } from '../../../schema/api/admin-tours'
import { type BookingStatus, seatedStatuses } from '../../../schema/bookings'
import { type Locale, languageTags, text } from '../../../schema/locale'
import { phoneLinks } from '../../../schema/phone'
import { formatDate } from '../../../schema/time'
import type { Tone } from '../kit/status-mark'

export const tourScreens = {
  day: '/admin/tours',
  departures: '/admin/tours/departures',
  bookings: '/admin/tours/bookings',
  money: '/admin/tours/money',
  figures: '/admin/tours/figures',
  reviews: '/admin/tours/reviews',
} as const

export const dayScreen = (day: string) => `${tourScreens.day}?day=${day}`
export const bookingScreen = (code: string) => `${tourScreens.bookings}/${code}`

/** A day with its day of the week. */
export function longDay(day: string, locale: Locale): string {
  const weekday = new Date(day).toLocaleDateString(languageTags[locale].bcp47, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  return `${weekday}, ${formatDate(day, locale)}`
}

export function tourTitle(tours: readonly TourRow[], slug: string, locale: Locale): string {
  const tour = tours.find((one) => one.slug === slug)
  return tour ? text(tour, 'title', locale) : slug
}

export function guestsText(
  { adults, children }: Pick<BookingRow, 'adults' | 'children'>,
  t: TFunction<'admin'>,
): string {
  return [
    t('tours.guests.adults', { count: adults }),
    ...(children > 0 ? [t('tours.guests.children', { count: children })] : []),
  ].join(', ')
}

/** VND that the guest still has to pay. */
export function restOf({ total, paid, refunded }: BookingRow): number {
  return Math.max(0, total - (paid - refunded))
}

export function isSeated(status: BookingStatus): boolean {
  return seatedStatuses.some((one) => one === status)
}

export const statusTones: Record<BookingStatus, Tone> = {
  held: 'plain',
  awaiting: 'strong',
  confirmed: 'strong',
  checkedIn: 'good',
  noShow: 'bad',
  expired: 'plain',
  cancelledByGuest: 'plain',
  cancelledByUs: 'bad',
  partlyRefunded: 'plain',
  refunded: 'plain',
}

type Reachable = Pick<BookingRow, 'name' | 'phone' | 'email' | 'chat' | 'language'>

/** Ways to reach a guest, the one they asked for first. */
export function contactsOf({ phone, email, chat, language }: Reachable) {
  const links = phoneLinks(phone, language === 'vi' ? 'VN' : undefined)
  const chats = (['zalo', 'whatsapp'] as const).flatMap((app) => {
    const href = links?.[app]
    return href && (chat === null || chat === app) ? [{ way: app, href }] : []
  })
  return [
    ...(links ? [{ way: 'call' as const, href: links.call }] : []),
    ...chats,
    ...(email && chats.length === 0 ? [{ way: 'mail' as const, href: `mailto:${email}` }] : []),
  ]
}
