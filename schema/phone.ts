import type { officeCountries } from './content/choices'

/** The country of numbers that are written without a country code. */
type Country = (typeof officeCountries)[number]

/** The first number in a text such as “Zalo: …”. */
const numberPattern = /\+?[\d(][\d\s().\u2010-\u2015-]{6,}\d/

/** Vietnam since 2018: after the 0 nine digits (mobile) or ten (landlines). USA: ten digits. */
type Plan = { pattern: RegExp; toE164: (digits: string) => string }
const national: Partial<Record<Country, Plan>> = {
  VN: { pattern: /^0([35789]\d{8}|2\d{9})$/, toE164: (digits) => `84${digits.slice(1)}` },
  US: { pattern: /^[2-9]\d{9}$/, toE164: (digits) => `1${digits}` },
}
const mobilePattern = /^84[35789]\d{8}$/

/** Returns `84905123456`. Without a country code only a number of `country` counts. */
export function internationalPhone(written: string, country?: Country): string | undefined {
  const found = numberPattern.exec(written)?.[0]
  if (!found) return undefined
  const isInternational = found.startsWith('+')
  // “+84 (0)905”: the zero is for domestic calls.
  const digits = found.replace('(0)', '').replace(/\D/g, '')
  const bare = !isInternational && digits.startsWith('00') ? digits.slice(2) : digits
  if (isInternational || bare !== digits || /^84[235789]\d{8,9}$/.test(bare))
    return withoutTrunkZero(bare)
  const own = country && national[country]
  return own?.pattern.test(digits) ? own.toE164(digits) : undefined
}

/** E.164: eight to fifteen digits. People also write the zero after Vietnam's code. */
function withoutTrunkZero(digits: string): string | undefined {
  const number = digits.startsWith('840') ? `84${digits.slice(3)}` : digits
  return /^[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/** Returns the links to a phone number; undefined for none. */
export function phoneLinks(written: string, country?: Country) {
  const number = internationalPhone(written, country)
  if (!number) return undefined
  const isVietnamese = number.startsWith('84')
  const isMobile = mobilePattern.test(number)
  return {
    call: `tel:+${number}`,
    // Landlines of Vietnam have no WhatsApp, other countries no Zalo.
    whatsapp: isMobile || !isVietnamese ? `https://wa.me/${number}` : undefined,
    zalo: isMobile ? `https://zalo.me/0${number.slice(2)}` : undefined,
  }
}

/** Whether a chat address is that of the number, whichever host it has. */
export function isLinkOfPhone(address: string, written: string, country?: Country): boolean {
  const number = internationalPhone(written, country)
  const digits = address.replace(/\D/g, '')
  return number !== undefined && [number, number.replace(/^84/, '0')].includes(digits)
}
