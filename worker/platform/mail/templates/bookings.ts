import { rebookDays } from '../../../../schema/bookings'
import type { TourSchedule } from '../../../../schema/content/tour-schedule'
import { weekdayOf } from '../../../../schema/departures'
import { type Locale, text } from '../../../../schema/locale'
import { formatCash, formatPrice } from '../../../../schema/numbers'
import { site } from '../../../../schema/site'
import { formatClock, formatDate, formatMonth, monthOf } from '../../../../schema/time'
import { greetedName, headerText, headerWords, ownLink, visitorText } from '../clean'
import { fill, mailTexts } from '../texts/mail-texts'
import type { Block, BookedTour, BookingLetter, Fact, Letter, MailContext, MailOf } from '../types'
import { greeting, paragraph, signOff, visitorLetter } from './visitor-letter'

type BookingMail = MailOf<'booking'>

const wordsOf = (language: Locale) => mailTexts[language].booking
const moneyIn = (language: Locale) => (vnd: number) =>
  language === 'vi' ? formatPrice(vnd, language, 1) : formatCash(vnd, language)

const titleLength = 50

function momentText({ day, terms }: BookedTour, language: Locale) {
  const { moment, weekdays } = wordsOf(language)
  return fill(moment, {
    clock: formatClock(terms.startTime, language),
    weekday: weekdays[weekdayOf(day)],
    date: formatDate(day, language),
  })
}

function guestsText({ adults, children }: BookedTour, language: Locale) {
  const words = wordsOf(language)
  const grown = adults === 1 ? words.oneAdult : fill(words.adults, { count: adults })
  if (children === 0) return grown
  const small = children === 1 ? words.oneChild : fill(words.children, { count: children })
  return `${grown}, ${small}`
}

/** The steps of the terms, those that give most first. */
function cancellationText({ cancellation }: TourSchedule, language: Locale) {
  const { steps } = wordsOf(language)
  const lines = cancellation
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.days - a.days)
    .map(({ days, percent }) => {
      const step = days === 0 ? steps.start : days === 1 ? steps.oneDay : steps.days
      return fill(step, { days, percent })
    })
  const isUntilStart = cancellation.some(({ days, percent }) => days === 0 && percent > 0)
  return [...lines, ...(isUntilStart ? [] : [steps.later])].join('\n')
}

const restOf = ({ total, paid, refunded }: BookedTour) => Math.max(0, total - (paid - refunded))

const coming: readonly BookingLetter[] = ['confirmed', 'changed', 'balance', 'reminder']

function tourFacts(booking: BookedTour, language: Locale, isComing: boolean): Fact[] {
  const { labels } = wordsOf(language)
  const { code, title, terms, paid, refunded } = booking
  const money = moneyIn(language)
  const rest = isComing ? restOf(booking) : 0
  return [
    { label: labels.tour, value: title },
    { label: labels.when, value: momentText(booking, language) },
    { label: labels.guests, value: guestsText(booking, language) },
    { label: labels.meeting, value: isComing ? text(terms, 'meeting', language) : '' },
    { label: labels.paid, value: paid > 0 ? money(paid) : '' },
    { label: labels.refunded, value: refunded > 0 ? money(refunded) : '' },
    {
      label: terms.isPaidAtFarm ? labels.atFarm : labels.open,
      value: rest > 0 ? money(rest) : '',
    },
    { label: labels.code, value: code },
  ]
}

const filled = (facts: Fact[]) => facts.filter(({ value }) => value !== '')

function factsBlock({ about, booking, language, bring, reason }: BookingMail): Block {
  const { labels } = wordsOf(language)
  const isComing = coming.includes(about)
  const hasTerms = about === 'confirmed' || about === 'changed'
  const isPacking = about === 'confirmed' || about === 'reminder'
  return {
    kind: 'facts',
    facts: filled([
      ...tourFacts(booking, language, isComing),
      { label: labels.reason, value: about === 'called-off' ? visitorText(reason) : '' },
    ]),
    long: filled([
      { label: labels.bring, value: isPacking ? bring.join('\n') : '' },
      {
        label: labels.cancellation,
        value: hasTerms ? cancellationText(booking.terms, language) : '',
      },
    ]),
  }
}

const mapPage = 'https://www.google.com/maps/search/?api=1&query='

function linksBlock({ about, booking, language, calendarUrl }: BookingMail, siteUrl: string) {
  if (about !== 'confirmed' && about !== 'changed' && about !== 'reminder') return []
  const { map, calendar } = wordsOf(language)
  const { meetingCoordinates: point } = booking.terms
  const links = [
    { ...calendar, url: ownLink(calendarUrl, siteUrl) },
    ...(point ? [{ ...map, url: `${mapPage}${point.lat},${point.lng}` }] : []),
  ]
  return [{ kind: 'links', links } satisfies Block]
}

/** What is special to a kind of letter, as paragraphs. */
function specialTexts(mail: BookingMail, phone: string): string[] {
  const { about, booking, language, refunds, weather } = mail
  const words = wordsOf(language)
  const money = moneyIn(language)
  const paid = money(booking.paid - (about === 'called-off' ? booking.refunded : 0))
  switch (about) {
    case 'cancelled': {
      const { unpaid, back, kept } = words.cancelled
      if (booking.paid === 0) return [unpaid]
      return [fill(booking.refunded > 0 ? back : kept, { paid, refunded: money(booking.refunded) })]
    }
    case 'called-off': {
      const { choose, unpaid } = words.calledOff
      return [booking.paid > booking.refunded ? fill(choose, { paid, days: rebookDays }) : unpaid]
    }
    case 'refund': {
      const sum = (isCard: boolean) =>
        refunds
          .filter(({ method }) => (method === 'card') === isCard)
          .reduce((total, { amount }) => total + amount, 0)
      const ways = [
        { amount: sum(true), words: words.refund.card },
        { amount: sum(false), words: words.refund.bank },
      ]
      return ways
        .filter(({ amount }) => amount > 0)
        .map((way) => fill(way.words, { amount: money(way.amount) }))
    }
    case 'balance':
      return [booking.terms.isPaidAtFarm ? words.balance.either : words.balance.before]
    case 'reminder':
      return [
        ...(weather ? [weatherText(weather, monthOf(booking.day), language)] : []),
        fill(words.reminder.call, { phone }),
      ]
    default:
      return []
  }
}

function weatherText(
  { place, high, low, rainDays }: NonNullable<BookingMail['weather']>,
  month: number,
  language: Locale,
) {
  const { weather, rain } = wordsOf(language)
  const days = Math.round(rainDays ?? 0)
  const values = {
    place,
    month: formatMonth(month, language),
    high: Math.round(high),
    low: Math.round(low),
  }
  return [fill(weather, values), ...(days > 1 ? [fill(rain, { days })] : [])].join(' ')
}

const textNames = {
  confirmed: 'confirmed',
  changed: 'changed',
  cancelled: 'cancelled',
  'called-off': 'calledOff',
  refund: 'refund',
  balance: 'balance',
  reminder: 'reminder',
  thanks: 'thanks',
} as const

/** Of what the guest wrote only the name is repeated, if it is nothing but a name. */
export function bookingLetter(mail: BookingMail, context: MailContext): Letter {
  const { about, booking, language, email, refunds, voucherUrl } = mail
  const money = moneyIn(language)
  const { kicker, why, reply, ...words } = wordsOf(language)
  const { subject, intro, button, ...head } = words[textNames[about]]
  const values = {
    tour: headerText(booking.title, titleLength),
    date: formatDate(booking.day, language, 'dayMonth'),
    code: booking.code,
    rest: money(restOf(booking)),
    amount: money(refunds.reduce((sum, { amount }) => sum + amount, 0)),
  }
  const name = greetedName(mail.name)
  const [office] = context.site.offices
  return {
    ...visitorLetter(
      { email, ...(name && { name }) },
      language,
      { ...head, kicker, why, subject: fill(subject, values) },
      context,
    ),
    blocks: [
      paragraph(greeting(name, language)),
      paragraph(fill(intro, { ...values, date: formatDate(booking.day, language) })),
      ...specialTexts(mail, office?.phone ?? '').map(paragraph),
      factsBlock(mail),
      { kind: 'button', link: { label: button, url: ownLink(voucherUrl, context.siteUrl) } },
      ...linksBlock(mail, context.siteUrl),
      paragraph(reply),
      paragraph(signOff(language)),
    ],
  }
}

/** To the company, in the admin's language. */
export function bookingAdmin(
  { booking, guest, language, adminUrl }: MailOf<'booking-admin'>,
  context: MailContext,
): Letter {
  const own = site.adminLocale
  const { labels: shared, admin: shown } = mailTexts[own]
  const { admin, labels } = wordsOf(own)
  const values = {
    tour: headerText(booking.title, titleLength),
    date: formatDate(booking.day, own, 'dayMonth'),
    count: booking.adults + booking.children,
  }
  const fact = (label: string, value: string) => ({ label, value: visitorText(value) })
  return {
    to: { email: context.site.company.email, name: site.name },
    replyTo: { email: guest.email, name: guest.name },
    subject: `${fill(admin.subject, values)} – ${headerWords(guest.name, titleLength)}`,
    language: own,
    preheader: admin.preheader,
    kicker: shown.kicker,
    title: admin.title,
    blocks: [
      paragraph(admin.intro),
      {
        kind: 'facts',
        facts: filled([
          ...tourFacts(booking, own, true),
          fact(shared.name, guest.name),
          fact(shared.phone, guest.phone),
          fact(shared.email, guest.email),
          { label: labels.chat, value: guest.chat ? admin.chats[guest.chat] : '' },
          { label: shown.language, value: shown.languages[language] },
          fact(labels.diet, guest.diet),
          fact(labels.pickUp, guest.pickUp),
        ]),
        long: filled([fact(labels.note, guest.note)]),
      },
      { kind: 'button', link: { label: shown.button, url: ownLink(adminUrl, context.siteUrl) } },
      { kind: 'note', text: shown.reply },
    ],
    footer: [fill(admin.why, { site: site.name })],
    footerLinks: [],
  }
}
