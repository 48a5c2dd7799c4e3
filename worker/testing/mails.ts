import type { TripPlan } from '../../schema/api/submissions'
import { securityActions } from '../../schema/audit-actions'
import type { Locale } from '../../schema/locale'
import { mailingLists } from '../../schema/mailing-lists'
import { type Mail, noticesAbout, type Received, troubleNotices } from '../platform/mail/types'

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
  ]
}
