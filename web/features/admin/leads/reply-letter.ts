import type { LeadDetail } from '../../../../schema/api/admin-leads'
import type { Locale } from '../../../../schema/locale'
import { site } from '../../../../schema/site'

type Lead = LeadDetail['lead']

interface LetterWords {
  trip: (destination: string) => string
  anyTrip: string
  message: string
  greeting: (name: string) => string
  thanks: string
}

/** Letters are in the visitor's language, whichever language the staff works in: so these are no texts of the admin. */
const words: Record<Locale, LetterWords> = {
  vi: {
    trip: (destination) => `Về chuyến đi ${destination} của bạn`,
    anyTrip: 'Về chuyến đi của bạn',
    message: 'Về lời nhắn của bạn',
    greeting: (name) => `Chào ${name},`,
    thanks: `Cảm ơn bạn đã viết cho ${site.name}.`,
  },
  en: {
    trip: (destination) => `Your trip: ${destination}`,
    anyTrip: 'Your trip to Vietnam',
    message: 'Your message',
    greeting: (name) => `Hello ${name},`,
    thanks: `Thank you for writing to ${site.name}.`,
  },
}

function subjectOf(lead: Lead): string {
  const { trip, anyTrip, message } = words[lead.language]
  if (lead.kind === 'contact') return message
  return lead.destination ? trip(lead.destination) : anyTrip
}

/** A `mailto:` address that opens an answer to a visitor: subject, greeting and thanks, in the visitor's language. */
export function replyLink(lead: Lead): string {
  const { greeting, thanks } = words[lead.language]
  const subject = `${subjectOf(lead)} | ${site.name}`
  const body = `${greeting(lead.name)}\r\n\r\n${thanks}\r\n\r\n`
  const to = encodeURIComponent(lead.email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
