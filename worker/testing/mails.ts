import type { TripPlan } from '../../schema/api/submissions'
import { securityActions } from '../../schema/audit-actions'
import { bookingLimits } from '../../schema/bookings'
import type { TourSchedule } from '../../schema/content/tour-schedule'
import type { Locale } from '../../schema/locale'
import { mailingLists } from '../../schema/mailing-lists'
import {
  type BookedTour,
  bookingLetters,
  type Mail,
  noticesAbout,
  type Received,
  troubleNotices,
} from '../platform/mail/types'

export const siteUrl = 'https://mangoroad.example'
export const confirmUrl = `${siteUrl}/newsletter/confirm?token=abc&language=vi`
export const unsubscribeUrl = `${siteUrl}/newsletter/unsubscribe?token=def`
export const inviteUrl = `${siteUrl}/admin/invite#ghi`
export const adminUrl = `${siteUrl}/admin/inbox/7`

/** A request of the trip form in letters that both languages have. */
export const lead = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '+84 555 010 009',
  destination: 'Hoian',
  travelDates: 'March 3',
  groupSize: '2',
  budget: '$800',
  interests: 'Walks',
  message: 'First line\nSecond line',
}

/** A plan attached to a request. */
export const plan: TripPlan = {
  version: 1,
  start: '2026-12-03',
  days: [
    [{ kind: 'destination', slug: 'hoi-an', title: 'Hoian', time: '09:00', note: 'By the river' }],
    [],
  ],
  extras: [{ kind: 'product', slug: 'rain-coat', title: 'Rain coat' }],
}

export const voucherUrl = `${siteUrl}/tour-nong-trai/ve?token=jkl`

const terms: TourSchedule = {
  weekdays: ['monday'],
  startTime: '06:00',
  hours: 11,
  seats: 12,
  leastGuests: 4,
  cutOffHours: 18,
  depositPercent: 30,
  isPaidAtFarm: true,
  cancellation: [
    { days: 1, percent: 50 },
    { days: 3, percent: 100 },
  ],
  guideLanguages: ['vi', 'en'],
  meetingVi: 'Trước Nhà hát Thành phố',
  meetingEn: 'In front of the Opera House',
  meetingCoordinates: { lat: 10.7766, lng: 106.7032 },
  isPickUpOffered: true,
}

/** Of a Monday, with a deposit paid. */
export const bookedTour = (language: Locale): BookedTour => ({
  code: 'MRBCDFGHJK',
  title: { vi: 'Một ngày vườn xoài', en: 'A day in the mango orchard' }[language],
  day: '2027-03-15',
  adults: 2,
  children: 1,
  terms,
  total: 3_000_000,
  paid: 900_000,
  refunded: 0,
})

export const message = {
  name: 'Ben Example',
  email: 'ben@example.com',
  phone: '',
  service: 'food',
  message: 'Pho or bun?',
} as const

/** One mail of every template; `words` takes the place of what the visitor wrote. */
export function sampleMails(language: Locale, words: Partial<typeof lead> = {}): Mail[] {
  const received: Received = { id: '7', language, createdAt: '2026-11-21T07:05:00.000Z' }
  const trip = { kind: 'trip', ...lead, ...words, plan } as const
  const { name, email, phone, message: text } = { ...message, ...words }
  const contact = { kind: 'contact', ...message, name, email, phone, message: text } as const
  return [
    ...mailingLists.flatMap((list): Mail[] => [
      { template: 'newsletter-confirm', list, language, email, confirmUrl, unsubscribeUrl },
      { template: 'newsletter-welcome', list, language, email, unsubscribeUrl },
    ]),
    { template: 'submission-acknowledged', language, words: trip },
    { template: 'submission-acknowledged', language, words: contact },
    { template: 'submission-admin', words: trip, received, adminUrl },
    { template: 'submission-admin', words: contact, received, adminUrl },
    {
      template: 'admin-invitation',
      language,
      email,
      username: 'an',
      role: 'editor',
      invitedBy: 'mai',
      inviteUrl,
    },
    ...[...noticesAbout, ...troubleNotices, ...Object.values(securityActions).flat()].map(
      (about): Mail => {
        const who = words.name ?? 'Mai'
        const hasComment = ['mention', 'answer', 'return'].includes(about)
        const text = hasComment ? lead.message : undefined
        return {
          template: 'admin-notice',
          about,
          language,
          email,
          who,
          title: 'Hanoi',
          text,
          url: adminUrl,
        }
      },
    ),
    {
      template: 'lead-answer',
      language,
      name,
      email,
      subject: 'Hanoi [MR-7]',
      title: 'Hanoi',
      text: `${lead.message}\n\nHue`,
    },
    { template: 'lead-reminder', email, name, followUpOn: '2026-12-03', adminUrl },
    ...bookingLetters.map(
      (about): Mail => ({
        template: 'booking',
        about,
        language,
        email,
        name,
        booking: bookedTour(language),
        voucherUrl,
        calendarUrl: `${siteUrl}/api/bookings/calendar.ics?token=jkl`,
        bring: [{ vi: 'Nón rộng vành', en: 'A wide hat' }[language]],
        weather: {
          place: { vi: 'Cái Bè', en: 'Cai Be' }[language],
          high: 32.7,
          low: 23.9,
          rainDays: 1.8,
        },
        reason: { vi: 'Bão về', en: 'A storm is coming' }[language],
        refunds: [
          { method: 'card', amount: 600_000 },
          { method: 'bank', amount: 300_000 },
        ],
      }),
    ),
    {
      template: 'booking-admin',
      language,
      booking: bookedTour('vi'),
      guest: {
        name,
        email,
        phone,
        chat: 'zalo',
        diet: text.slice(0, bookingLimits.diet),
        pickUp: text.slice(0, bookingLimits.pickUp),
        note: text.slice(0, bookingLimits.note),
      },
      adminUrl,
    },
  ]
}
